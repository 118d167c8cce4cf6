import { type ReactNode, useLayoutEffect } from 'react'
import { ContextoFormulario } from '../campos/contexto.ts'
import { ErroNaTela } from '../ErroNaTela.tsx'
import classes from './Formulario.module.css'
import type { FormularioProps } from './tipos.ts'
import { useEnvio } from './useEnvio.ts'
import { useRascunho } from './useRascunho.ts'
import { useTeclasDeSalvar } from './useTeclasDeSalvar.ts'

type CorpoProps<V, E> = Omit<FormularioProps<V, E>, 'titulo' | 'aoFechar' | 'textoSalvar'> & {
  botoes: ReactNode
  travado?: boolean
}

/** What the drawer and the page have in common: the `<form>`, its errors, its fields, its buttons. */
export function Formulario<V, E>({ children, botoes, travado = false, ...envio }: CorpoProps<V, E>) {
  const { formulario, aoSubmeter, erroGeral } = useEnvio(envio)
  useTeclasDeSalvar(formulario)
  useRascunho(envio.form, travado)

  // Without this, a drawer would focus its close button, but people open it to type.
  useLayoutEffect(() => {
    formulario.current?.querySelector('[data-path]:not(:disabled)')?.setAttribute('data-autofocus', '')
  }, [formulario])

  return (
    // Otherwise the browser's own messages would appear before ours, in the browser's language.
    <form
      ref={formulario}
      className={classes.formulario}
      data-travado={travado || undefined}
      onSubmit={aoSubmeter}
      noValidate
    >
      {erroGeral && <ErroNaTela mensagem={erroGeral} />}
      <ContextoFormulario value={{ ...envio.form, travado }}>{children}</ContextoFormulario>
      <div className={classes.botoes}>{botoes}</div>
    </form>
  )
}
