import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { telaPronta } from '#navegacao/tela-pronta.ts'
import { desde } from '#ui/desde.ts'
import { Situacao } from '#ui/Situacao.tsx'
import { tardio } from '#ui/tardio.ts'
import classes from '../Vendedor.module.css'
import { textos } from '../vendedor.textos.ts'
import { CopiarRascunho } from './CopiarRascunho.tsx'
import { DescartarRascunho } from './DescartarRascunho.tsx'
import type { RascunhoNaLista } from './juntar.ts'
import { quemCompra } from './quem.ts'

const t = textos.rascunhos

const OQueFalta = tardio(async () => {
  await telaPronta()
  return (await import('./OQueFalta.tsx')).OQueFalta
})

const ondeEsta = (rascunho: RascunhoNaLista) => {
  const { salvo_em, noAparelho, noServidor, saiuDoServidor, emDia, dispositivo } = rascunho
  const em = desde(salvo_em)
  if (!noAparelho || dispositivo) return t.soLa(em, dispositivo ?? '')
  if (saiuDoServidor) return t.saiuDoServidor(em)
  if (!noServidor) return t.soAqui(em)
  return emDia ? t.nosDois(em) : t.maisNovoAqui(em, desde(noServidor))
}

type CartaoDoRascunhoProps = {
  rascunho: RascunhoNaLista
  /** Null: none is chosen. */
  plano: string | null
  usuario: string
}

export function CartaoDoRascunho({ rascunho, plano, usuario }: CartaoDoRascunhoProps) {
  const { id, etapa, conflito, corrige, noServidor, emDia } = rascunho
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
          {corrige && <Situacao tom="aviso">{t.correcao(corrige.protocolo)}</Situacao>}
          {conflito && <Situacao tom="perigo">{t.conflito}</Situacao>}
        </p>
        {corrige?.motivo && <p className={classes.motivo}>{corrige.motivo}</p>}
        {plano && <p>{plano}</p>}
        <p className={classes.oQueFalta}>
          <Suspense>
            <OQueFalta rascunho={rascunho} />
          </Suspense>
        </p>
        <p className={classes.menor}>{ondeEsta(rascunho)}</p>
      </div>
      <div className={classes.acoes}>
        {/* The server copies what it has. */}
        {noServidor && emDia && !corrige && <CopiarRascunho id={id} quem={quem} />}
        <DescartarRascunho rascunho={rascunho} quem={quem} usuario={usuario} />
      </div>
    </li>
  )
}
