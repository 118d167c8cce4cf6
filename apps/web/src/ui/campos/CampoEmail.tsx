import { Entrada } from './Entrada.tsx'
import { type CampoDeTextoProps, useCampoDeTexto, type Vazio } from './useCampoDeTexto.ts'

/**
 * A text input and not `type="email"`, which hides spaces and non-ASCII letters from the page. The contract's
 * message is also better than the browser's.
 */
export function CampoEmail<V extends Vazio = ''>(props: CampoDeTextoProps<V>) {
  const { texto, mudar, resto } = useCampoDeTexto(props)
  return (
    <Entrada
      inputMode="email"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...resto}
      texto={texto}
      aoMudar={mudar}
    />
  )
}
