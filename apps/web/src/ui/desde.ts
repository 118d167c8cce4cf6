import { diaNoFuso, somarDias } from '@balcao/contract/valores/dia'
import { configuracao } from '#configuracao.ts'
import { quando } from './quando.ts'

/** An instant near to today, as people say it: "hoje às 14:02", "ontem às 9:30"; otherwise the day and hour. */
export const desde = (instante: string, agora = new Date()): string => {
  const { fuso_horario } = configuracao
  const [data = '', hora = ''] = quando(instante).split(' ')
  const dia = diaNoFuso(new Date(instante), fuso_horario)
  const hoje = diaNoFuso(agora, fuso_horario)
  if (dia === hoje) return `hoje às ${hora}`
  if (dia === somarDias(hoje, -1)) return `ontem às ${hora}`
  return `${dia.slice(0, 4) === hoje.slice(0, 4) ? data.slice(0, 5) : data} às ${hora}`
}
