import type { InputWrapperProps } from '@mantine/core'

/** Under the input, so that the inputs of two fields side by side stay aligned when only one has a hint. */
export const dicaAbaixo: NonNullable<InputWrapperProps['inputWrapperOrder']> = [
  'label',
  'input',
  'description',
  'error',
]
