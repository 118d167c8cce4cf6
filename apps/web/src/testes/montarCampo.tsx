import { type ReactNode, useState } from 'react'
import { montar } from './montar.tsx'

type Ligacao<V> = { value: V; onChange: (valor: V) => void }
type ComValorProps<V> = { inicial: V; aoMudar: (valor: V) => void; campo: (l: Ligacao<V>) => ReactNode }

function ComValor<V>({ inicial, aoMudar, campo }: ComValorProps<V>) {
  const [value, setValue] = useState<V>(() => inicial)
  const onChange = (valor: V) => {
    aoMudar(valor)
    setValue(() => valor)
  }
  return campo({ value, onChange })
}

/** Mounts one field with its own value, and records what the field has emitted so far. */
export function montarCampo<V>(inicial: V, campo: (ligacao: Ligacao<V>) => ReactNode) {
  let atual = inicial
  const guardar = (valor: V) => {
    atual = valor
  }
  montar(<ComValor inicial={inicial} aoMudar={guardar} campo={campo} />)
  return { valor: () => atual }
}
