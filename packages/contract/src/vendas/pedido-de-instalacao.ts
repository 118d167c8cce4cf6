import { DataIso, formatarData } from '#valores/data.ts'
import { somarMeses } from '#valores/dia.ts'
import { nomesDosTurnos, type Turno } from './pagamento.ts'

/** The hour at which each is over. */
const FIM: Record<Turno, number> = { MANHA: 12, TARDE: 18, NOITE: 22 }

/** Nobody waits longer for a connection: a later day is a typing mistake. */
const MESES_A_FRENTE = 12

export const ultimoDiaDoPedido = (hoje: string): string => somarMeses(hoje, MESES_A_FRENTE)

/** A whole day, in the time in which one may be wished for. A field that is being typed in holds half of one. */
export const ehDiaDePedido = (data: string, hoje: string): boolean =>
  DataIso.safeParse(data).success && data >= hoje && data <= ultimoDiaDoPedido(hoje)

type Agora = { hoje: string; hora: number }

/** Nobody can be there any more. `hora` is of the provider's clock. */
export const turnoPassou = (
  { data, turno }: { data: string; turno: Turno },
  { hoje, hora }: Agora,
): boolean => data === hoje && hora >= FIM[turno]

type Pedido = { data?: string | undefined; turno?: Turno | undefined }

/** Why there can be no visit on this day: neither one that is wished for, nor one that is scheduled. */
export const recusaDoDia = (data: string, hoje: string): string | null => {
  const ultimo = ultimoDiaDoPedido(hoje)
  if (data < hoje) return 'Escolha um dia de hoje em diante'
  return data > ultimo ? `Escolha um dia até ${formatarData(ultimo)}` : null
}

/** Why nobody can be there then, of what was said so far. */
export const recusaDoPedido = (
  { data, turno }: Pedido,
  agora: Agora,
): { campo: string; texto: string } | null => {
  if (!data) return null
  const doDia = recusaDoDia(data, agora.hoje)
  if (doDia) return { campo: 'agendamento.data', texto: doDia }
  if (!turno || !turnoPassou({ data, turno }, agora)) return null
  const qual = nomesDosTurnos[turno].toLowerCase()
  return {
    campo: 'agendamento.turno',
    texto: `A ${qual} de hoje já passou: escolha outro turno ou outro dia`,
  }
}
