import { useCallback, useMemo, useState } from 'react'
import classes from './CampoNumero.module.css'
import { Entrada, type EntradaProps } from './Entrada.tsx'
import { type Ligavel, useCampo } from './useCampo.ts'

type CampoNumeroProps = Omit<EntradaProps, 'texto' | 'aoMudar' | 'name' | 'mascarar' | 'extra'> &
  Ligavel<number | null> & {
    /** Shown after the number, as in "500 Mbps". */
    unidade?: string | undefined
    /** For a number that is not a quantity, such as a port: 8080, not 8.080. */
    semMilhares?: boolean
  }

/** More digits than any number of the product has, and few enough for a number to be exact. */
const DIGITOS = 12
const UNIDADE_CURTA = 10
const SO_DIGITOS_E_PONTOS = /^[\d.\s]*$/

const escreverComMilhares = (numero: number | null) => (numero === null ? '' : numero.toLocaleString('pt-BR'))
const escreverSemMilhares = (numero: number | null) => (numero === null ? '' : String(numero))

const lerNumero = (texto: string) => {
  if (!SO_DIGITOS_E_PONTOS.test(texto)) return Number.NaN
  const digitos = texto.replace(/\D/g, '').slice(0, DIGITOS)
  return digitos === '' ? null : Number(digitos)
}

/**
 * A whole number from zero up. An empty field is `null`, and the schema says whether that is allowed. A value
 * out of range is reported under the field and not silently changed. Anything that is not a whole number
 * stays as typed and is `NaN`, which every schema refuses: turning "1,5" into 15 would be worse.
 */
export function CampoNumero({ unidade, semMilhares = false, ...props }: CampoNumeroProps) {
  const { valor, mudar, resto } = useCampo<number | null, typeof props>(props, null)
  const [ilegivel, setIlegivel] = useState('')
  const escrever = semMilhares ? escreverSemMilhares : escreverComMilhares
  const mascarar = useCallback(
    (texto: string) => {
      const numero = lerNumero(texto)
      return Number.isNaN(numero) ? texto : escrever(numero)
    },
    [escrever],
  )
  const aoLado = useMemo(
    () =>
      unidade && (
        <span className={classes.unidade} aria-hidden>
          {unidade}
        </span>
      ),
    [unidade],
  )
  function digitar(texto: string) {
    setIlegivel(texto)
    mudar(lerNumero(texto))
  }
  return (
    <Entrada
      inputMode="numeric"
      autoComplete="off"
      limpavel={false}
      {...resto}
      texto={Number.isNaN(valor) ? ilegivel : escrever(valor)}
      mascarar={mascarar}
      aoMudar={digitar}
      extra={aoLado}
      // A long unit needs more than the usual room.
      larguraDoExtra={unidade && unidade.length > UNIDADE_CURTA ? 104 : 64}
    />
  )
}
