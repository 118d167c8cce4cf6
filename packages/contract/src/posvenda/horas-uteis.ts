import type { Configuracao } from '#provedor/configuracao-catalogo.ts'
import { diaNoFuso, somarDias } from '#valores/dia.ts'
import { type Faixa, lerExpediente } from '#valores/expediente.ts'
import { feriadosEm, type Lugar } from '#valores/feriados.ts'
import { instanteNoFuso } from '#valores/instante-no-fuso.ts'
import type { Prioridade } from './atendimento-opcoes.ts'

/** When people work, in one place. */
export type Agenda = {
  /** The hours of each day of the week, Sunday first. */
  expediente: readonly (readonly Faixa[])[]
  /** The holiday's name. Null: none. */
  feriado: (dia: string) => string | null
  fuso: string
}

const MINUTO = 60_000
const HORA = 60

type Periodo = { de: number; ate: number }

const periodosDoDia = ({ expediente, feriado, fuso }: Agenda, dia: string): Periodo[] => {
  if (feriado(dia) !== null) return []
  const faixas = expediente[new Date(`${dia}T00:00:00Z`).getUTCDay()] ?? []
  return faixas.map(({ de, ate }) => ({
    de: instanteNoFuso(dia, de, fuso),
    ate: instanteNoFuso(dia, ate, fuso),
  }))
}

/** The working time from an instant on, piece by piece, without end. */
function* periodosDesde(inicio: Date, agenda: Agenda): Generator<Periodo> {
  for (let dia = diaNoFuso(inicio, agenda.fuso); ; dia = somarDias(dia, 1))
    for (const { de, ate } of periodosDoDia(agenda, dia))
      if (ate > inicio.getTime()) yield { de: Math.max(de, inicio.getTime()), ate }
}

/** When this much working time has passed. No time: the same instant. */
export const somarTempoUtil = (inicio: Date, minutos: number, agenda: Agenda): Date => {
  if (minutos <= 0) return inicio
  let resto = minutos * MINUTO
  for (const { de, ate } of periodosDesde(inicio, agenda)) {
    if (resto <= ate - de) return new Date(de + resto)
    resto -= ate - de
  }
  return inicio
}

/** How much working time lies between two instants, in whole minutes. */
export const tempoUtilEntre = (inicio: Date, fim: Date, agenda: Agenda): number => {
  let total = 0
  for (const { de, ate } of periodosDesde(inicio, agenda)) {
    if (de >= fim.getTime()) break
    total += Math.min(ate, fim.getTime()) - de
  }
  return Math.floor(total / MINUTO)
}

/** When something is due that may take this many working hours. */
export const prazoEmHorasUteis = (inicio: Date, horas: number, agenda: Agenda): Date =>
  somarTempoUtil(inicio, horas * HORA, agenda)

type DoExpediente = Pick<
  Configuracao,
  'expediente_semana' | 'expediente_sabado' | 'expediente_domingo' | 'feriados_municipais' | 'fuso_horario'
>

const faixasDe = (texto: string | null) => (texto === null ? [] : (lerExpediente(texto) ?? []))

/** The provider's hours where the service is. */
export const agendaEm = (lugar: Lugar, configuracao: DoExpediente): Agenda => {
  const semana = faixasDe(configuracao.expediente_semana)
  const [sabado, domingo] = [configuracao.expediente_sabado, configuracao.expediente_domingo].map(faixasDe)
  return {
    expediente: [domingo ?? [], semana, semana, semana, semana, semana, sabado ?? []],
    feriado: feriadosEm(lugar, configuracao.feriados_municipais),
    fuso: configuracao.fuso_horario,
  }
}

/** The setting with the working hours that each priority has. */
export const horasDaPrioridade = {
  BAIXA: 'horas_prioridade_baixa',
  NORMAL: 'horas_prioridade_normal',
  ALTA: 'horas_prioridade_alta',
  URGENTE: 'horas_prioridade_urgente',
} as const satisfies Record<Prioridade, keyof Configuracao>
