import type { Oferta } from '@balcao/contract/catalogo/oferta'
import { faixasDoPreco } from '@balcao/contract/catalogo/oferta-faixas'
import { emMeses } from '@balcao/contract/catalogo/oferta-texto'
import type { Preco } from '@balcao/contract/catalogo/preco/preco-resultado'
import { dinheiroSemQuebra, formatarDinheiro } from '@balcao/contract/valores/dinheiro'
import { Suspense, useState } from 'react'
import { Carregando } from '#ui/Carregando.tsx'
import { tardio } from '#ui/tardio.ts'
import classes from './Resumo.module.css'
import { textos } from './resumo.textos.ts'

const DetalhesDoPreco = tardio(() => import('./DetalhesDoPreco.tsx').then((m) => m.DetalhesDoPreco))

/** Discounts that end one after the other have prices in between. The calendar has them all. */
const depoisDaPromocao = (preco: Preco) => {
  const faixas = faixasDoPreco(preco)
  const [hoje] = faixas
  if (!hoje || hoje.total === preco.mensalidade_regular) return null
  const entre = faixas.slice(1).some(({ total }) => total !== preco.mensalidade_regular)
  return (entre ? textos.aosPoucos : textos.depois)(
    emMeses(hoje.ate),
    formatarDinheiro(preco.mensalidade_regular),
  )
}

type PrecoAVistaProps = { oferta: Oferta; preco: Preco }

/** Today, after the promotion, installation, fidelity. It opens into the whole calendar. */
export function PrecoAVista({ oferta, preco }: PrecoAVistaProps) {
  const [aberto, setAberto] = useState(false)
  const hoje = preco.meses[0]?.total ?? 0
  const resto = [
    depoisDaPromocao(preco),
    preco.instalacao.total
      ? textos.instalacao(formatarDinheiro(preco.instalacao.total))
      : textos.instalacaoGratis,
    oferta.fidelidade_meses > 0 ? textos.fidelidade(emMeses(oferta.fidelidade_meses)) : textos.semFidelidade,
  ]
  return (
    <details onToggle={(evento) => setAberto(evento.currentTarget.open)}>
      <summary className={classes.aVista}>
        <span className={classes.nome}>{oferta.nome}</span>
        <span className={classes.valor}>
          <strong>{formatarDinheiro(hoje)}</strong>
          {textos.mes}
        </span>
        <span className={classes.depois}>{dinheiroSemQuebra(resto.filter(Boolean).join(' · '))}</span>
        <span className={classes.abrir}>{textos.detalhes}</span>
      </summary>
      {aberto && (
        <Suspense fallback={<Carregando linhas={3} />}>
          <DetalhesDoPreco oferta={oferta} preco={preco} />
        </Suspense>
      )}
    </details>
  )
}
