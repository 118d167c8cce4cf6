import { type ComponentType, memo, useLayoutEffect, useRef, useState } from 'react'

type Funcao = (...argumentos: unknown[]) => unknown
type Props = Record<string, unknown>

/** `onChange`, `aoMudar`. Any other function may be called while drawing. */
const EVENTO = /^(on|ao)[A-Z]/

/**
 * A form draws all that is in it at each key, and the kit's inputs and buttons are heavy: of these parts only the one
 * whose looks changed is drawn again. What is to be called on an event is new each time and says nothing about looks: it is kept, and when
 * the event comes it is the newest that is called.
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
