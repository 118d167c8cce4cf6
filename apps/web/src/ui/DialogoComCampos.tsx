import { type ComponentProps, type FormEvent, useRef, useState } from 'react'
import { Dialogo } from './Dialogo.tsx'
import { DescartarAlteracoes } from './formulario/DescartarAlteracoes.tsx'

type DialogoComCamposProps = Omit<ComponentProps<typeof Dialogo>, 'fechaPor'>

/**
 * A dialog in which something is filled in. A click outside does not close it, and Escape and the X ask before they take
 * what was filled in. Its own button to leave is a decision already, and does not ask.
 */
export function DialogoComCampos({ aoFechar, children, ...props }: DialogoComCamposProps) {
  const antes = useRef(new Map<HTMLInputElement, string>())
  const [perguntando, setPerguntando] = useState(false)
  const lembrar = ({ target }: FormEvent) => {
    const campo = target as HTMLInputElement
    // React keeps the attribute at what it drew last, which is what was there before this key.
    if (!antes.current.has(campo)) antes.current.set(campo, campo.defaultValue)
  }
  const mudou = () =>
    [...antes.current].some(
      ([campo, valor]) =>
        campo.isConnected && (campo.value !== valor || campo.checked !== campo.defaultChecked),
    )
  return (
    <>
      <Dialogo
        {...props}
        fechaPor="closerequest"
        aoFechar={() => (mudou() ? setPerguntando(true) : aoFechar())}
      >
        <div onInput={lembrar}>{children}</div>
      </Dialogo>
      {perguntando && <DescartarAlteracoes aoFicar={() => setPerguntando(false)} aoSair={aoFechar} />}
    </>
  )
}
