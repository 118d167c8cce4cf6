import { type RefObject, useEffect, useEffectEvent } from 'react'

/** How often the field is checked for a value that no event announced, such as an autofill. */
const INTERVALO_MS = 100

/**
 * While the field is being edited, checks its real value every 100 ms. Password managers and browser autofill
 * may write into an input without any event, and that text must count as typed.
 */
export function useVigia(
  ativa: boolean,
  input: RefObject<HTMLInputElement | null>,
  aoVer: (texto: string) => void,
) {
  const ver = useEffectEvent(aoVer)
  useEffect(() => {
    if (!ativa) return
    const relogio = setInterval(() => input.current && ver(input.current.value), INTERVALO_MS)
    return () => clearInterval(relogio)
  }, [ativa, input])
}
