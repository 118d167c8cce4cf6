import { Link } from '@tanstack/react-router'
import { desde } from '#ui/desde.ts'
import { Situacao } from '#ui/Situacao.tsx'
import classes from '../Vendedor.module.css'
import { textos } from '../vendedor.textos.ts'
import { DescartarRascunho } from './DescartarRascunho.tsx'
import type { RascunhoNaLista } from './juntar.ts'
import { quemCompra } from './quem.ts'

const t = textos.rascunhos

const ondeEsta = ({ salvo_em, noAparelho, noServidor, emDia, dispositivo }: RascunhoNaLista) => {
  const em = desde(salvo_em)
  if (!noAparelho || dispositivo) return t.soLa(em, dispositivo ?? '')
  if (!noServidor) return t.soAqui(em)
  return emDia ? t.nosDois(em) : t.maisNovoAqui(em, desde(noServidor))
}

type CartaoDoRascunhoProps = {
  rascunho: RascunhoNaLista
  /** Null: none is chosen. */
  plano: string | null
  faltam: readonly string[]
  usuario: string
}

export function CartaoDoRascunho({ rascunho, plano, faltam, usuario }: CartaoDoRascunhoProps) {
  const { id, etapa, conflito } = rascunho
  const quem = quemCompra(rascunho)
  return (
    <li className={classes.cartao}>
      <div className={classes.texto}>
        <p className={classes.nome}>
          <Link
            to="/vendedor/venda/$id/$etapa"
            params={{ id, etapa }}
            className={classes.abrir}
            data-linha=""
          >
            <strong>{quem ?? t.semCliente}</strong>
            <span className={classes.continuar}>{t.continuarEm(etapa)}</span>
          </Link>
          {conflito && <Situacao tom="perigo">{t.conflito}</Situacao>}
        </p>
        {plano && <p>{plano}</p>}
        <p>{faltam.length ? t.faltam(faltam) : t.pronto}</p>
        <p className={classes.menor}>{ondeEsta(rascunho)}</p>
      </div>
      <DescartarRascunho rascunho={rascunho} quem={quem} usuario={usuario} />
    </li>
  )
}
