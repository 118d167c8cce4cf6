import { formatarDinheiro, lerDinheiro } from '@balcao/contract/valores/dinheiro'
import { type FocusEvent, type ReactNode, useCallback, useRef, useState } from 'react'
import classes from './CampoMoeda.module.css'
import { Entrada, type EntradaProps } from './Entrada.tsx'
import { type Ligavel, useCampo } from './useCampo.ts'
import { useVigia } from './useVigia.ts'

type CampoMoedaProps = Omit<EntradaProps, 'texto' | 'aoMudar' | 'name' | 'extra' | 'mascarar'> &
  Ligavel<number | null> & {
    /** What an empty field means: nothing (`null`, the default) or R$ 0,00. */
    vazio?: null | 0
  }

const nasPartes = { input: classes.valor }

const mostrar = (centavos: number | null) => (centavos === null ? '' : formatarDinheiro(centavos))

/**
 * Centavos in and out. The text is only rewritten on leaving the field. Rewriting `15` as `0,15` at each key
 * would add a comma that the person did not type, and the next digits would no longer be read as cents. Until
 * then, the amount understood is shown under the field, where it differs from the text.
 */
export function CampoMoeda({ vazio = null, ...props }: CampoMoedaProps) {
  const { valor, mudar, resto } = useCampo<number | null, typeof props>(props, vazio)
  const [digitado, setDigitado] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)

  function ler(texto: string) {
    if (texto === digitado) return
    setDigitado(texto)
    mudar(lerDinheiro(texto) ?? vazio)
  }
  useVigia(digitado !== null, input, ler)

  const entendido = digitado && digitado !== mostrar(valor) ? `= ${mostrar(valor)}` : ''
  const comLeitura = useCallback(
    (caixa: ReactNode) => (
      <div className={classes.caixa}>
        {caixa}
        <span className={classes.leitura} aria-live="polite">
          {entendido}
        </span>
      </div>
    ),
    [entendido],
  )

  function entrar(evento: FocusEvent<HTMLInputElement>) {
    const alvo = evento.currentTarget
    resto.onFocus?.(evento)
    setDigitado((atual) => atual ?? mostrar(valor))
    const textoAoEntrar = alvo.value
    // Selects after the mouse has placed its caret, so that typing replaces the amount instead of adding a
    // third decimal to it. If a key was faster, nothing is selected: the next key would replace it.
    requestAnimationFrame(() => {
      if (alvo.value === textoAoEntrar) alvo.select()
    })
  }

  function sair(evento: FocusEvent<HTMLInputElement>) {
    resto.onBlur?.(evento)
    ler(evento.currentTarget.value)
    setDigitado(null)
  }

  return (
    <Entrada
      placeholder="R$ 0,00"
      inputMode="decimal"
      autoComplete="off"
      {...resto}
      ref={input}
      classNames={nasPartes}
      texto={digitado ?? mostrar(valor)}
      aoMudar={ler}
      onFocus={entrar}
      onBlur={sair}
      inputContainer={comLeitura}
    />
  )
}
