import { formatarPercentual, lerPercentual, mascararPercentual } from '@balcao/contract/valores/percentual'
import { type FocusEvent, useState } from 'react'
import classes from './CampoMoeda.module.css'
import { Entrada, type EntradaProps } from './Entrada.tsx'
import { type Ligavel, useCampo } from './useCampo.ts'

type CampoPercentualProps = Omit<EntradaProps, 'texto' | 'aoMudar' | 'name' | 'extra' | 'mascarar'> &
  Ligavel<number | null>

const aDireita = { input: classes.valor }
const PORCENTO = <span aria-hidden>%</span>

const mostrar = (centesimos: number | null) => (centesimos === null ? '' : formatarPercentual(centesimos))

/**
 * Hundredths of a percent in and out, `33,5` on the screen; empty is `null`.
 * The text stays as typed while typing.
 */
export function CampoPercentual(props: CampoPercentualProps) {
  const { valor, mudar, resto } = useCampo<number | null, typeof props>(props, null)
  const [digitado, setDigitado] = useState<string | null>(null)

  function digitar(texto: string) {
    setDigitado(texto)
    mudar(lerPercentual(texto))
  }

  function entrar(evento: FocusEvent<HTMLInputElement>) {
    resto.onFocus?.(evento)
    setDigitado(mostrar(valor))
    evento.currentTarget.select()
  }

  function sair(evento: FocusEvent<HTMLInputElement>) {
    resto.onBlur?.(evento)
    setDigitado(null)
  }

  return (
    <Entrada
      placeholder="0"
      inputMode="decimal"
      autoComplete="off"
      {...resto}
      classNames={aDireita}
      texto={digitado ?? mostrar(valor)}
      mascarar={mascararPercentual}
      aoMudar={digitar}
      onFocus={entrar}
      onBlur={sair}
      larguraDoExtra={24}
      extra={PORCENTO}
    />
  )
}
