import type { UseFormReturnType } from '@mantine/form'
import type { ReactNode } from 'react'

/** The part of a refusal that a form shows; the HTTP client's error has it, and so has any `Error`. */
export type ErroDoServidor = {
  message: string
  errors?: readonly string[] | undefined
  campos?: Record<string, readonly string[]> | undefined
}

/** Over a saved record, a form also says which version of it the person started from. */
export type FormVersionado<Valores, Enviados = Valores> = UseFormReturnType<Valores, Enviados> & {
  versao?: { atual: number; partirDe: (versao: number) => void }
}

/** All of it required where forgetting it would lose something: an error unseen, a second click that sends twice. */
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
