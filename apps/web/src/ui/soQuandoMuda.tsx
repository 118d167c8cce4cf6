import { type ComponentType, memo, useLayoutEffect, useRef, useState } from 'react'

type Funcao = (...argumentos: unknown[]) => unknown
type Props = Record<string, unknown>

/** `onChange`, `aoMudar`. Any other function may be called while rendering. */
const EVENTO = /^(on|ao)[A-Z]/

/**
 * A form renders everything in it at each key, and the kit's inputs and buttons are slow to render. A part
 * wrapped in this is only rendered again when its visible props change. Event handlers are new each time but
 * do not change what is shown: they are kept out of the comparison, and an event always calls the newest one.
 */
export function soQuandoMuda<P extends object>(Desenho: ComponentType<P>): ComponentType<P> {
  const Guardado = memo(Desenho as ComponentType<Props>)
  return function SoQuandoMuda(props: P) {
    const atuais = useRef(props as Props)
    useLayoutEffect(() => {
      atuais.current = props as Props
    })
    const [fixas] = useState<Record<string, Funcao>>({})
    const fixar = (nome: string): Funcao => {
      fixas[nome] ??= (...argumentos) => (atuais.current[nome] as Funcao)(...argumentos)
      return fixas[nome]
    }
    const estaveis = Object.entries(props).map(([nome, valor]) => [
      nome,
      typeof valor === 'function' && EVENTO.test(nome) ? fixar(nome) : valor,
    ])
    return <Guardado {...Object.fromEntries(estaveis)} />
  }
}
