import type { SelectProps } from '@mantine/core'
import { type FocusEvent, useMemo, useState } from 'react'
import { juntoDoCampo } from './opcoes.ts'

/**
 * The list is drawn at the first focus. Until then, even closed, it would cost the screen all of its options and a
 * measuring of the page. From then on it stays: Enter may follow the first key at once.
 */
export function useListaDoCampo({ onFocus, comboboxProps }: Pick<SelectProps, 'onFocus' | 'comboboxProps'>) {
  const [focado, setFocado] = useState(false)
  return {
    comboboxProps: useMemo(
      () => ({ ...juntoDoCampo, ...comboboxProps, keepMounted: focado }),
      [comboboxProps, focado],
    ),
    onFocus: (evento: FocusEvent<HTMLInputElement>) => {
      setFocado(true)
      onFocus?.(evento)
    },
  }
}
