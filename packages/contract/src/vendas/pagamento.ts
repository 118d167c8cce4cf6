import * as z from 'zod/mini'
import { DataIso } from '#valores/data.ts'

export const formasDePagamento = ['BOLETO', 'PIX', 'CARTAO', 'DEBITO_EM_CONTA'] as const
export const FormaPagamento = z.enum(formasDePagamento)
export type FormaPagamento = z.infer<typeof FormaPagamento>

export const nomesDasFormas: Record<FormaPagamento, string> = {
  BOLETO: 'Boleto',
  PIX: 'Pix',
  CARTAO: 'Cartão de crédito',
  DEBITO_EM_CONTA: 'Débito em conta',
}

export const turnos = ['MANHA', 'TARDE', 'NOITE'] as const
export const Turno = z.enum(turnos)
export type Turno = z.infer<typeof Turno>

export const nomesDosTurnos: Record<Turno, string> = { MANHA: 'Manhã', TARDE: 'Tarde', NOITE: 'Noite' }

/** Until somebody schedules it, the day is a wish. */
export const Agendamento = z.strictObject({ data: DataIso, turno: Turno })
export type Agendamento = z.infer<typeof Agendamento>
