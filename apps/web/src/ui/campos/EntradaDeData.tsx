import { type FocusEvent, type KeyboardEvent, type ReactNode, useMemo, useState } from 'react'
import { tardio } from '../tardio.ts'
import { BotaoCalendario } from './BotaoCalendario.tsx'
import { Entrada, type EntradaProps } from './Entrada.tsx'

/**
 * Shared by the three date fields.
 * The grid and its library are only downloaded when a calendar is first opened.
 */
export const CalendarioTardio = tardio(() => import('./Calendario.tsx').then(({ Calendario }) => Calendario))

export type EntradaDeDataProps<Valor> = Omit<
  EntradaProps,
  'texto' | 'aoMudar' | 'extra' | 'larguraDoExtra' | 'name'
> & {
  name?: string | undefined
  valor: Valor
  /** The text for `valor`, when nobody is typing. */
  mostrar: (valor: Valor) => string
  /**
   * Called at each key. A text that cannot be read must be
   * returned as typed, so that no schema takes it for a date.
   */
  aoDigitar: (texto: string) => void
  /** The message while `valor` holds a text that is not a date. */
  erroDeLeitura: string | null
  /** The same function for as long as the calendar looks the same, where the field is one of many in a long form. */
  calendario: (fechar: () => void) => ReactNode
}

/**
 * Text entry with a calendar beside it. The text is left alone while somebody types, and written out in full
 * on leaving (`5/3/26` → `05/03/2026`). An unreadable text stays, with the reason under it.
 */
export function EntradaDeData<Valor>(props: EntradaDeDataProps<Valor>) {
  const { valor, mostrar, aoDigitar, erroDeLeitura, calendario, error, onBlur, onKeyDown, ...resto } = props
  const [digitado, setDigitado] = useState<string | null>(null)
  const [aberto, setAberto] = useState(false)

  function digitar(texto: string) {
    setDigitado(texto)
    aoDigitar(texto)
  }

  function sair(evento: FocusEvent<HTMLInputElement>) {
    setDigitado(null)
    onBlur?.(evento)
  }

  const disabled = Boolean(resto.disabled || resto.readOnly)
  // The same element while nothing of it changes: a key in another field of the form does not draw this one.
  const botao = useMemo(() => {
    const fechar = () => {
      setDigitado(null)
      setAberto(false)
    }
    return (
      <BotaoCalendario aberto={aberto} aoMudar={setAberto} disabled={disabled}>
        {calendario(fechar)}
      </BotaoCalendario>
    )
  }, [aberto, disabled, calendario])

  return (
    <Entrada
      autoComplete="off"
      {...resto}
      texto={digitado ?? mostrar(valor)}
      aoMudar={digitar}
      onBlur={sair}
      onKeyDown={(evento: KeyboardEvent<HTMLInputElement>) => {
        if (evento.altKey && evento.key === 'ArrowDown') setAberto(true)
        onKeyDown?.(evento)
      }}
      error={error || (digitado === null && erroDeLeitura)}
      extra={botao}
    />
  )
}
