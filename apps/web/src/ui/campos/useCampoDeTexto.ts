import type { EntradaProps } from './Entrada.tsx'
import { type Ligavel, useCampo } from './useCampo.ts'

/** What an empty field emits: `''`, or `null` where the contract's field is nullable. */
export type Vazio = '' | null

export type CampoDeTextoProps<V extends Vazio = ''> = Omit<EntradaProps, 'texto' | 'aoMudar' | 'name'> &
  Ligavel<string | NoInfer<V>> & { vazio?: V }

/** A field whose value is a text. The input only works with strings; the outside may see `null`. */
export function useCampoDeTexto<V extends Vazio>({ vazio, ...props }: CampoDeTextoProps<V>) {
  const nada = (vazio === undefined ? '' : vazio) as V
  const { valor, mudar, resto } = useCampo<string | NoInfer<V>, typeof props>(props, nada)
  return { texto: valor ?? '', mudar: (texto: string) => mudar(texto === '' ? nada : texto), resto }
}
