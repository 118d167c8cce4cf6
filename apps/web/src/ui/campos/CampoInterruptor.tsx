import { Switch, type SwitchProps } from '@mantine/core'
import { type Ligavel, useCampo } from './useCampo.ts'

type CampoInterruptorProps = Omit<
  SwitchProps,
  'value' | 'defaultValue' | 'onChange' | 'checked' | 'defaultChecked' | 'name'
> &
  Ligavel<boolean> & {
    /** What `form.getInputProps(…, { type: 'checkbox' })` gives; the same as `value`. */
    checked?: boolean
  }

/** Yes or no, valid as soon as it is switched in a filter, at saving in a form. */
export function CampoInterruptor({ checked, ...props }: CampoInterruptorProps) {
  const comValor = checked === undefined ? props : { ...props, value: checked }
  const { valor, mudar, resto } = useCampo<boolean, typeof props>(comValor, false)
  return <Switch {...resto} checked={valor} onChange={(evento) => mudar(evento.currentTarget.checked)} />
}
