import type { ReactNode } from 'react'
import { ContextoFormulario } from '../campos/contexto.ts'
import { ErroNaTela } from '../ErroNaTela.tsx'
import classes from './Formulario.module.css'
import type { FormularioProps } from './tipos.ts'
import { useEnvio } from './useEnvio.ts'
import { useTeclasDeSalvar } from './useTeclasDeSalvar.ts'

type CorpoProps<V, E> = Omit<FormularioProps<V, E>, 'titulo' | 'aoFechar' | 'textoSalvar'> & {
  botoes: ReactNode
}

/** What the drawer and the page have in common: the `<form>`, its errors, its fields, its buttons. */
export function Formulario<V, E>({ children, botoes, ...envio }: CorpoProps<V, E>) {
  const { formulario, aoSubmeter, erroGeral } = useEnvio(envio)
  useTeclasDeSalvar(formulario)
  return (
    // The browser's own bubbles would speak before our messages, and in its language.
    <form ref={formulario} className={classes.formulario} onSubmit={aoSubmeter} noValidate>
      {erroGeral && <ErroNaTela mensagem={erroGeral} />}
      <ContextoFormulario value={envio.form}>{children}</ContextoFormulario>
      <div className={classes.botoes}>{botoes}</div>
    </form>
  )
}
