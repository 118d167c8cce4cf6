import type { Oferta } from '@balcao/contract/catalogo/oferta'
import { emMeses, precoEmPalavras } from '@balcao/contract/catalogo/oferta-texto'
import type { Preco } from '@balcao/contract/catalogo/preco/preco-resultado'
import { formatarDinheiro } from '@balcao/contract/valores/dinheiro'
import { Suspense, useState } from 'react'
import { Carregando } from '#ui/Carregando.tsx'
import { tardio } from '#ui/tardio.ts'
import classes from './Resumo.module.css'
import { textos } from './resumo.textos.ts'

const DetalhesDoPreco = tardio(() => import('./DetalhesDoPreco.tsx').then((m) => m.DetalhesDoPreco))

type PrecoAVistaProps = { oferta: Oferta; preco: Preco }

/** Today, after the promotion, installation, fidelity: and the whole calendar on request. */
export function PrecoAVista({ oferta, preco }: PrecoAVistaProps) {
  const [aberto, setAberto] = useState(false)
  const emPalavras = precoEmPalavras(preco)
  return (
    <>
      <p className={classes.nome}>{oferta.nome}</p>
      <p className={classes.valor}>
        <strong>{formatarDinheiro(preco.meses[0]?.total ?? 0)}</strong>
        {textos.mes}
      </p>
      {emPalavras && <p className={classes.depois}>{emPalavras}</p>}
      <p className={classes.depois}>
        {textos.instalacao(formatarDinheiro(preco.instalacao.total))} ·{' '}
        {oferta.fidelidade_meses > 0
          ? textos.fidelidade(emMeses(oferta.fidelidade_meses))
          : textos.semFidelidade}
      </p>
      <details className={classes.detalhes} onToggle={(evento) => setAberto(evento.currentTarget.open)}>
        <summary>{textos.detalhes}</summary>
        {aberto && (
          <Suspense fallback={<Carregando linhas={3} />}>
            <DetalhesDoPreco oferta={oferta} preco={preco} />
          </Suspense>
        )}
      </details>
    </>
  )
}
