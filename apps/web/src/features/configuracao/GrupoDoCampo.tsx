import { Input } from '@mantine/core'
import { type ComponentProps, useId } from 'react'

type GrupoDoCampoProps = ComponentProps<'div'> & {
  campo: { label: string; description: string; error?: string }
}

/** A setting made of several controls, under one name. */
export function GrupoDoCampo({ campo: { label, description, error }, ...grupo }: GrupoDoCampoProps) {
  const id = useId()
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      labelProps={{ id }}
      description={description}
      error={error}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out beside its legend */}
      <div role="group" aria-labelledby={id} {...grupo} />
    </Input.Wrapper>
  )
}
