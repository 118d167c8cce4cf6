import type { SituacaoAtendimento } from '@balcao/contract/posvenda/atendimento-opcoes'
import { quando } from '#ui/quando.ts'
import classes from './Prazo.module.css'
import { prazoEmPalavras } from './prazo.ts'

type PrazoProps = { atendimento: { situacao: SituacaoAtendimento; prazo: string }; agora: number }

/** By words first; the icon and the colour only help to find what is late. */
export function Prazo({ atendimento, agora }: PrazoProps) {
  const prazo = prazoEmPalavras(atendimento, agora)
  if (!prazo) return null
  return (
    <span
      className={classes.prazo}
      data-atrasado={prazo.atrasado || undefined}
      title={quando(atendimento.prazo)}
    >
      {prazo.texto}
    </span>
  )
}
