import { NativeSelect } from '@mantine/core'
import { type Ligavel, useCampo } from '#ui/campos/useCampo.ts'

type Opcao = { value: string; label: string }
type CampoEscolhaProps = Ligavel<string> & {
  label: string
  description: string
  data: Opcao[] | { group: string; items: Opcao[] }[]
}

/** The browser's own select: one of few, always one. The searchable one would take this screen over its bytes. */
export function CampoEscolha(props: CampoEscolhaProps) {
  const { valor, mudar, resto } = useCampo<string, typeof props>(props, '')
  return (
    <NativeSelect {...resto} value={valor} onChange={({ currentTarget }) => mudar(currentTarget.value)} />
  )
}
