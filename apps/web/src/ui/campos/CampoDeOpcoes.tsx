import { NativeSelect, type NativeSelectProps } from '@mantine/core'
import { type ChangeEvent, memo, useMemo } from 'react'
import { useEventos } from '../useEventos.ts'
import { type Ligavel, useCampo } from './useCampo.ts'

type CampoDeOpcoesProps = Omit<NativeSelectProps, 'value' | 'defaultValue' | 'onChange' | 'name' | 'data'> &
  Ligavel<string> & {
    nomes: Readonly<Record<string, string>>
    /** What stands there until something is chosen. Without it the field is never empty. */
    escolha?: string
  }

const Lista = memo<NativeSelectProps>(NativeSelect)

/** One of a few. It is the browser's own list, which is easier to use on a phone. */
export function CampoDeOpcoes({ nomes, escolha, ...props }: CampoDeOpcoesProps) {
  const { valor, mudar, resto } = useCampo<string, typeof props>(props, '')
  const vazio = escolha !== undefined && valor === ''
  const opcoes = useMemo(() => {
    const todas = Object.entries(nomes).map(([value, label]) => ({ value, label }))
    return vazio ? [{ value: '', label: escolha }, ...todas] : todas
  }, [nomes, vazio, escolha])
  const { onFocus, onBlur, ...aspecto } = resto
  const onChange = (evento: ChangeEvent<HTMLSelectElement>) => mudar(evento.currentTarget.value)
  return <Lista {...aspecto} {...useEventos({ onFocus, onBlur, onChange })} data={opcoes} value={valor} />
}
