import { NumberInput, type NumberInputProps } from '@mantine/core'
import { type Ligavel, useCampo } from './useCampo.ts'

type CampoNumeroProps = Omit<NumberInputProps, 'value' | 'defaultValue' | 'onChange' | 'name'> &
  Ligavel<number | null>

/**
 * A whole number, with thousands as they are written here. An empty field is `null`: the schema says whether that
 * is allowed. Nothing is clamped while typing: a value out of range is told under the field, not changed in silence.
 */
export function CampoNumero(props: CampoNumeroProps) {
  const { valor, mudar, resto } = useCampo<number | null, typeof props>(props, null)
  return (
    <NumberInput
      allowDecimal={false}
      allowNegative={false}
      thousandSeparator="."
      decimalSeparator=","
      clampBehavior="none"
      hideControls
      inputMode="numeric"
      autoComplete="off"
      {...resto}
      value={valor ?? ''}
      onChange={(digitado) => mudar(typeof digitado === 'number' ? digitado : null)}
    />
  )
}
