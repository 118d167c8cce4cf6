import { nomeDoAutor } from '@balcao/contract/base/auditoria'
import { nomesDasSituacoes } from '@balcao/contract/vendas/situacao'
import { transicoes } from '@balcao/contract/vendas/transicoes'
import type { LinhaDaVenda } from '@balcao/contract/vendas/venda'
import { desde } from '#ui/desde.ts'
import classes from './LinhasDoAndamento.module.css'

/** An action that leaves the state as it was is named itself. */
const oQueHouve = ({ acao, de, para }: LinhaDaVenda) =>
  de === para ? transicoes[acao].rotulo : nomesDasSituacoes[para]

/** What has happened to a sale, the last first. */
export function LinhasDoAndamento({ linhas }: { linhas: readonly LinhaDaVenda[] }) {
  return (
    <ol className={classes.andamento} reversed>
      {linhas
        .toSorted((a, b) => b.em.localeCompare(a.em))
        .map((linha) => (
          <li key={linha.id}>
            <strong>{oQueHouve(linha)}</strong>{' '}
            <span className={classes.menor}>
              <time dateTime={linha.em}>{desde(linha.em)}</time>, {nomeDoAutor(linha)}
            </span>
            {linha.motivo && <p className={classes.motivo}>{linha.motivo}</p>}
          </li>
        ))}
    </ol>
  )
}
