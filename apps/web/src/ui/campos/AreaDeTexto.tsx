import { InputBase, type InputBaseProps } from '@mantine/core'
import type { ComponentPropsWithRef, CSSProperties } from 'react'
import classes from './AreaDeTexto.module.css'

export type AreaDeTextoProps = InputBaseProps &
  Omit<ComponentPropsWithRef<'textarea'>, keyof InputBaseProps | 'rows'> & {
    /** How many are there from the start. */
    linhas: number
    /** With more of them it scrolls. */
    noMaximo: number
  }

/** Grows with its text. CSS does it: the kit measures the text at each key, which a slow phone notices. */
export function AreaDeTexto({ linhas, noMaximo, ...resto }: AreaDeTextoProps) {
  const tamanho = { '--linhas': linhas, '--no-maximo': noMaximo } as CSSProperties
  return (
    <InputBase
      component="textarea"
      multiline
      {...resto}
      rows={linhas}
      style={tamanho}
      classNames={{ input: classes.area ?? '' }}
    />
  )
}
