import type { PromocaoResumo } from '@balcao/contract/catalogo/promocao'
import { nomesDasSituacoes } from '@balcao/contract/catalogo/promocao-texto'
import { Situacao } from '#ui/Situacao.tsx'
import { textos, tomDaSituacao } from './promocao.textos.ts'
import classes from './SituacaoDaPromocao.module.css'

const DIAS_DE_AVISO = 7

type SituacaoDaPromocaoProps = { promocao: Pick<PromocaoResumo, 'situacao' | 'dias_restantes'> }

/** The state, and how long it will last once that is worth knowing. */
export function SituacaoDaPromocao({ promocao: { situacao, dias_restantes } }: SituacaoDaPromocaoProps) {
  const acabando = situacao === 'VALENDO' && dias_restantes !== null && dias_restantes <= DIAS_DE_AVISO
  return (
    <span className={classes.situacao}>
      <Situacao tom={tomDaSituacao[situacao]}>{nomesDasSituacoes[situacao]}</Situacao>
      {acabando && <span className={classes.prazo}>{textos.terminaEm(dias_restantes)}</span>}
    </span>
  )
}
