import { useUncontrolled } from '@mantine/hooks'
import { use } from 'react'
import { ContextoFormulario } from './contexto.ts'

/**
 * How a field is connected to its value: by hand, by `form.getInputProps`, or by `name` inside a form shell.
 */
export type Ligavel<Valor> = {
  name?: string | undefined
  value?: Valor | undefined
  defaultValue?: Valor | undefined
  onChange?: ((valor: Valor) => void) | undefined
}

type Campo<Valor, Props> = {
  valor: Valor
  mudar: (valor: Valor) => void
  resto: Omit<Props, 'value' | 'defaultValue' | 'onChange'>
}

/**
 * Inside a form shell, `name` alone connects a field to its value, error and events. A field with its own
 * `onChange` is left as it is.
 */
export function useCampo<Valor, Props extends Ligavel<Valor>>(
  props: Props & Ligavel<Valor>,
  inicial: Valor,
): Campo<Valor, Props> {
  const formulario = use(ContextoFormulario)
  const ligados: Props & Ligavel<Valor> =
    formulario && props.name && !props.onChange
      ? {
          ...formulario.getInputProps(props.name),
          ...props,
          ...(formulario.travado && { disabled: true }),
        }
      : props
  const { value, defaultValue, onChange, ...resto } = ligados
  const [valor, mudar] = useUncontrolled<Valor>({
    finalValue: inicial,
    ...(value !== undefined && { value }),
    ...(defaultValue !== undefined && { defaultValue }),
    ...(onChange !== undefined && { onChange }),
  })
  return { valor, mudar, resto }
}
