import { NativeSelect, type NativeSelectProps } from '@mantine/core'
import { useMemo } from 'react'
import { type Ligavel, useCampo } from '#ui/campos/useCampo.ts'
import { soQuandoMuda } from '#ui/soQuandoMuda.tsx'

type CampoDeOpcoesProps = Omit<NativeSelectProps, 'value' | 'defaultValue' | 'onChange' | 'name' | 'data'> &
  Ligavel<string> & { nomes: Readonly<Record<string, string>> }

const Lista = soQuandoMuda<NativeSelectProps>(NativeSelect)

/** One of a handful, always one. The browser's own list: on a phone it is the wheel under the thumb. */
export function CampoDeOpcoes({ nomes, ...props }: CampoDeOpcoesProps) {
  const { valor, mudar, resto } = useCampo<string, typeof props>(props, '')
  const opcoes = useMemo(() => Object.entries(nomes).map(([value, label]) => ({ value, label })), [nomes])
  return (
    <Lista {...resto} data={opcoes} value={valor} onChange={(evento) => mudar(evento.currentTarget.value)} />
  )
}
