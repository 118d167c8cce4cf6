import type { GetInputPropsReturnType } from '@mantine/form'
import { createContext } from 'react'

/** What a field needs from the form around it, whatever that form's values are. */
export type LigacaoComFormulario = {
  getInputProps: (caminho: string) => GetInputPropsReturnType
  /** The person may look, not change: every field tied to the form is disabled, whatever it says itself. */
  travado?: boolean
}

export const ContextoFormulario = createContext<LigacaoComFormulario | null>(null)
