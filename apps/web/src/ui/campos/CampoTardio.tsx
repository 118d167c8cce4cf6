import { type InputWrapperProps, TextInput } from '@mantine/core'
import { type ReactNode, Suspense } from 'react'

type CampoTardioProps = {
  /** The field's own props, for the input that holds its place. */
  aparencia: {
    label?: ReactNode
    description?: ReactNode
    error?: ReactNode
    withAsterisk?: boolean | undefined
    className?: string | undefined
    inputWrapperOrder?: InputWrapperProps['inputWrapperOrder']
    'aria-label'?: string | undefined
  }
  children: ReactNode
}

/**
 * A field with a lot of code is downloaded alongside its screen, not before it. Until it arrives, an empty
 * input of the same size holds its place, so that nothing moves.
 */
export function CampoTardio({ aparencia, children }: CampoTardioProps) {
  const { label, description, error, withAsterisk = false, className = '', inputWrapperOrder } = aparencia
  return (
    <Suspense
      fallback={
        <TextInput
          aria-label={aparencia['aria-label']}
          {...{ label, description, error, withAsterisk, className }}
          {...(inputWrapperOrder && { inputWrapperOrder })}
          disabled
        />
      }
    >
      {children}
    </Suspense>
  )
}
