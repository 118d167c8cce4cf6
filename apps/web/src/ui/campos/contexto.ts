import type { GetInputPropsReturnType } from '@mantine/form'
import { createContext } from 'react'

/** What a field needs from the form around it, whatever that form's values are. */
export type LigacaoComFormulario = {
  getInputProps: (caminho: string) => GetInputPropsReturnType
  /**
   * The person may look but not change.
   * Every field connected to the form is disabled, whatever its own props say.
   */
  travado?: boolean
}

export const ContextoFormulario = createContext<LigacaoComFormulario | null>(null)
