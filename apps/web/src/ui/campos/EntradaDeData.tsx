import { type FocusEvent, type KeyboardEvent, type ReactNode, useState } from 'react'
import { tardio } from '../tardio.ts'
import { BotaoCalendario } from './BotaoCalendario.tsx'
import { Entrada, type EntradaProps } from './Entrada.tsx'

/** Shared by the three date fields: the grid, and the library behind it, come only when first opened. */
export const CalendarioTardio = tardio(() => import('./Calendario.tsx').then(({ Calendario }) => Calendario))

export type EntradaDeDataProps<Valor> = Omit<
  EntradaProps,
  'texto' | 'aoMudar' | 'extra' | 'larguraDoExtra' | 'name'
> & {
  name?: string | undefined
  valor: Valor
  /** Of what is in `valor`, when nobody is typing. */
  mostrar: (valor: Valor) => string
  /** Called at each key. What cannot be read must come back as typed, so that no schema takes it for a date. */
  aoDigitar: (texto: string) => void
  /** The message while `valor` holds a text that is no date. */
  erroDeLeitura: string | null
  calendario: (fechar: () => void) => ReactNode
}

/**
 * Text entry with a calendar beside it. The text belongs to the person while they type; only on leaving is it
 * written out in full (`5/3/26` → `05/03/2026`). An unreadable one stays, with the reason under it.
 */
export function EntradaDeData<Valor>(props: EntradaDeDataProps<Valor>) {
  const { valor, mostrar, aoDigitar, erroDeLeitura, calendario, error, onBlur, ...resto } = props
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

  function fechar() {
    setDigitado(null)
    setAberto(false)
  }

  return (
    <Entrada
      autoComplete="off"
      {...resto}
      texto={digitado ?? mostrar(valor)}
      aoMudar={digitar}
      onBlur={sair}
      onKeyDown={(evento: KeyboardEvent) => evento.altKey && evento.key === 'ArrowDown' && setAberto(true)}
      error={error || (digitado === null && erroDeLeitura)}
      extra={
        <BotaoCalendario
          aberto={aberto}
          aoMudar={setAberto}
          disabled={Boolean(resto.disabled || resto.readOnly)}
        >
          {calendario(fechar)}
        </BotaoCalendario>
      }
    />
  )
}
