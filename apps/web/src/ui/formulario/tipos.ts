import type { UseFormReturnType } from '@mantine/form'
import type { ReactNode } from 'react'

/** The part of a refusal that a form shows. The HTTP client's error has it, and so does any `Error`. */
export type ErroDoServidor = {
  message: string
  errors?: readonly string[] | undefined
  campos?: Record<string, readonly string[]> | undefined
}

/** For a saved record, a form also says which version the person started from. */
export type FormVersionado<Valores, Enviados = Valores> = UseFormReturnType<Valores, Enviados> & {
  versao?: { atual: number; partirDe: (versao: number) => void }
}

/**
 * Everything is required whose absence would do harm:
 * an error that nobody sees, a second click that sends twice.
 */
export type FormularioProps<Valores, Enviados> = {
  titulo: string
  form: FormVersionado<Valores, Enviados>
  erro: ErroDoServidor | null
  enviando: boolean
  aoEnviar: (valores: Enviados) => void
  aoFechar: () => void
  textoSalvar?: string
  children: ReactNode
}
