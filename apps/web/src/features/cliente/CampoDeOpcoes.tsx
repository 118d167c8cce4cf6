import { NativeSelect, type NativeSelectProps } from '@mantine/core'
import { type ChangeEvent, memo, useMemo } from 'react'
import { type Ligavel, useCampo } from '#ui/campos/useCampo.ts'
import { useEventos } from '#ui/useEventos.ts'

type CampoDeOpcoesProps = Omit<NativeSelectProps, 'value' | 'defaultValue' | 'onChange' | 'name' | 'data'> &
  Ligavel<string> & { nomes: Readonly<Record<string, string>> }

const Lista = memo<NativeSelectProps>(NativeSelect)

/** One of a few, never empty. It is the browser's own list, which is easier to use on a phone. */
export function CampoDeOpcoes({ nomes, ...props }: CampoDeOpcoesProps) {
  const { valor, mudar, resto } = useCampo<string, typeof props>(props, '')
  const opcoes = useMemo(() => Object.entries(nomes).map(([value, label]) => ({ value, label })), [nomes])
  const { onFocus, onBlur, ...aspecto } = resto
  const onChange = (evento: ChangeEvent<HTMLSelectElement>) => mudar(evento.currentTarget.value)
  return <Lista {...aspecto} {...useEventos({ onFocus, onBlur, onChange })} data={opcoes} value={valor} />
}
