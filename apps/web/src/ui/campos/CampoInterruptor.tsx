import { Switch, type SwitchProps } from '@mantine/core'
import { type ChangeEvent, memo } from 'react'
import { useEventos } from '../useEventos.ts'
import { type Ligavel, useCampo } from './useCampo.ts'

const Interruptor = memo<SwitchProps>(Switch)

type CampoInterruptorProps = Omit<
  SwitchProps,
  'value' | 'defaultValue' | 'onChange' | 'checked' | 'defaultChecked' | 'name'
> &
  Ligavel<boolean> & {
    /** From `form.getInputProps(…, { type: 'checkbox' })`; the same as `value`. */
    checked?: boolean
  }

/** Yes or no. In a filter it applies at once, in a form when it is saved. */
export function CampoInterruptor({ checked, ...props }: CampoInterruptorProps) {
  const comValor = checked === undefined ? props : { ...props, value: checked }
  const { valor, mudar, resto } = useCampo<boolean, typeof props>(comValor, false)
  const { onFocus, onBlur, ...aspecto } = resto
  const onChange = (evento: ChangeEvent<HTMLInputElement>) => mudar(evento.currentTarget.checked)
  return <Interruptor {...aspecto} {...useEventos({ onFocus, onBlur, onChange })} checked={valor} />
}
