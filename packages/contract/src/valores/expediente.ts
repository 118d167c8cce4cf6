import * as z from 'zod/mini'

/** From one minute of the day to another, the last not included. */
export type Faixa = { de: number; ate: number }

const UMA_FAIXA = /^(\d{1,2})(?:[:h](\d{2})?)?\s*(?:-|–|a|às|as|até|ate)\s*(\d{1,2})(?:[:h](\d{2})?)?$/i
const FIM_DO_DIA = 24 * 60
const HORA = 60

const minuto = (horas = '0', minutos = '0') => {
  const valido = Number(minutos) < HORA
  return valido ? Number(horas) * HORA + Number(minutos) : Number.NaN
}

/**
 * The hours of a working day as people write them: `08:00-18:00`, `8h às 12h, 13h30 às 18h`. Null: it cannot be read,
 * they overlap, run backwards, or are less than an hour in all.
 */
export const lerExpediente = (texto: string): Faixa[] | null => {
  const faixas = texto.split(/\s*[,;]\s*|\s+e\s+/).map((parte) => {
    const [inteira, h1, m1, h2, m2] = UMA_FAIXA.exec(parte.trim()) ?? []
    return inteira ? { de: minuto(h1, m1), ate: minuto(h2, m2) } : { de: Number.NaN, ate: Number.NaN }
  })
  const emOrdem = faixas.every(({ de, ate }, i) => de < ate && de >= (faixas[i - 1]?.ate ?? 0))
  const total = faixas.reduce((soma, { de, ate }) => soma + ate - de, 0)
  return emOrdem && total >= HORA && (faixas.at(-1)?.ate ?? 0) <= FIM_DO_DIA ? faixas : null
}

const dois = (numero: number) => String(numero).padStart(2, '0')
const hora = (minutos: number) => `${dois(Math.floor(minutos / HORA))}:${dois(minutos % HORA)}`

export const escreverExpediente = (faixas: readonly Faixa[]) =>
  faixas.map(({ de, ate }) => `${hora(de)}-${hora(ate)}`).join(', ')

const error = 'Escreva as horas como 08:00-12:00, 13:00-18:00, com ao menos uma hora ao todo'

/** Kept in one form, so that the history shows real changes only. */
export const HorasDoDia = z.string().check(
  z.maxLength(60, { error, abort: true }),
  z.refine((texto) => lerExpediente(texto) !== null, { error, abort: true }),
  z.overwrite((texto) => escreverExpediente(lerExpediente(texto) ?? [])),
)
