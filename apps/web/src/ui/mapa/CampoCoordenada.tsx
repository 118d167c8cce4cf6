import { useState } from 'react'
import { Entrada, type EntradaProps } from '../campos/Entrada.tsx'
import { type Ligavel, useCampo } from '../campos/useCampo.ts'
import { escreverCoordenada, type Lugar, lerCoordenada, lerLugar } from './lugar.ts'

type CampoCoordenadaProps = Omit<EntradaProps, 'texto' | 'aoMudar' | 'name' | 'mascarar'> &
  Ligavel<number | null> & {
    /** Called when both coordinates were pasted into one field. */
    aoColarLugar: (lugar: Lugar) => void
  }

/** Decimal degrees. A text that is not a number stays as typed and is `NaN`, which the contract refuses. */
export function CampoCoordenada({ aoColarLugar, ...props }: CampoCoordenadaProps) {
  const { valor, mudar, resto } = useCampo<number | null, typeof props>(props, null)
  const [digitado, setDigitado] = useState('')

  function digitar(texto: string) {
    const lugar = lerLugar(texto)
    if (lugar) return aoColarLugar(lugar)
    setDigitado(texto)
    mudar(lerCoordenada(texto))
  }
  // "-22," is on its way to "-22,9", so the text stays as long as it means the same value.
  const combina = Object.is(lerCoordenada(digitado), valor)
  return (
    <Entrada
      inputMode="text"
      autoComplete="off"
      {...resto}
      texto={combina ? digitado : escreverCoordenada(valor)}
      aoMudar={digitar}
    />
  )
}
