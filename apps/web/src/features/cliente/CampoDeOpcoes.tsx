import { NativeSelect, type NativeSelectProps } from '@mantine/core'
import { useMemo } from 'react'
import { type Ligavel, useCampo } from '#ui/campos/useCampo.ts'
import { soQuandoMuda } from '#ui/soQuandoMuda.tsx'

type CampoDeOpcoesProps = Omit<NativeSelectProps, 'value' | 'defaultValue' | 'onChange' | 'name' | 'data'> &
  Ligavel<string> & { nomes: Readonly<Record<string, string>> }

const Lista = soQuandoMuda<NativeSelectProps>(NativeSelect)

/** One of a few, never empty. It is the browser's own list, which is easier to use on a phone. */
export function CampoDeOpcoes({ nomes, ...props }: CampoDeOpcoesProps) {
  const { valor, mudar, resto } = useCampo<string, typeof props>(props, '')
  const opcoes = useMemo(() => Object.entries(nomes).map(([value, label]) => ({ value, label })), [nomes])
  return (
    <Lista {...resto} data={opcoes} value={valor} onChange={(evento) => mudar(evento.currentTarget.value)} />
  )
}
