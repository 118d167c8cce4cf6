import type { InputWrapperProps } from '@mantine/core'

/** Under the input: of two fields side by side, one with a hint and one without, the inputs stay in line. */
export const dicaAbaixo: NonNullable<InputWrapperProps['inputWrapperOrder']> = [
  'label',
  'input',
  'description',
  'error',
]
