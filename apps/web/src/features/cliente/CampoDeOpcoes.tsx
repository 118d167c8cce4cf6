import { NativeSelect, type NativeSelectProps } from '@mantine/core'
import { type Ligavel, useCampo } from '../../ui/campos/useCampo.ts'

type CampoDeOpcoesProps = Omit<NativeSelectProps, 'value' | 'defaultValue' | 'onChange' | 'name' | 'data'> &
  Ligavel<string> & { nomes: Readonly<Record<string, string>> }

/**
 * One of a handful, always one. The browser's own list: on a phone it is the wheel under the thumb, and there are as
 * many of these as the client has phones and addresses, all drawn again at each key.
 */
export function CampoDeOpcoes({ nomes, ...props }: CampoDeOpcoesProps) {
  const { valor, mudar, resto } = useCampo<string, typeof props>(props, '')
  return (
    <NativeSelect
      {...resto}
      data={Object.entries(nomes).map(([value, label]) => ({ value, label }))}
      value={valor}
      onChange={(evento) => mudar(evento.currentTarget.value)}
    />
  )
}
