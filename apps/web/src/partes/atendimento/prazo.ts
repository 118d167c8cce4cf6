import {
  emAberto,
  estaAtrasado,
  type SituacaoAtendimento,
} from '@balcao/contract/posvenda/atendimento-opcoes'
import { diaNoFuso, somarDias } from '@balcao/contract/valores/dia'
import { configuracao } from '#configuracao.ts'
import { haQuanto } from '#ui/haQuanto.ts'
import { quando } from '#ui/quando.ts'

const MINUTO_MS = 60_000
const HORA_MS = 60 * MINUTO_MS

type ComPrazo = { situacao: SituacaoAtendimento; prazo: string }

const noFuso = (instante: Date) => diaNoFuso(instante, configuracao.fuso_horario)

/**
 * When something is due, as people say it. The hour rather than how many are left: only working hours count, and
 * nobody wants to know by heart which those are.
 */
export const venceQuando = (prazo: string, agora: number): string => {
  const falta = Date.parse(prazo) - agora
  if (falta < HORA_MS) return `vence em ${Math.max(1, Math.ceil(falta / MINUTO_MS))} min`
  const [data = '', hora = ''] = quando(prazo).split(' ')
  const [dia, hoje] = [noFuso(new Date(prazo)), noFuso(new Date(agora))]
  if (dia === hoje) return `vence hoje às ${hora}`
  if (dia === somarDias(hoje, 1)) return `vence amanhã às ${hora}`
  return `vence ${dia.slice(0, 4) === hoje.slice(0, 4) ? data.slice(0, 5) : data} às ${hora}`
}

/** The deadline in words, and whether it has passed. Null: what is over has none. */
export const prazoEmPalavras = (um: ComPrazo, agora: number): { texto: string; atrasado: boolean } | null => {
  if (!emAberto.some((situacao) => situacao === um.situacao)) return null
  if (um.situacao === 'AGUARDANDO_CLIENTE') return { texto: 'prazo parado', atrasado: false }
  if (!estaAtrasado(um, new Date(agora))) return { texto: venceQuando(um.prazo, agora), atrasado: false }
  const passou = haQuanto(um.prazo, agora)
  return { texto: passou === 'agora' ? 'venceu agora' : `atrasado há ${passou}`, atrasado: true }
}
