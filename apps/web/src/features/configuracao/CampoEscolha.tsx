import { NativeSelect } from '@mantine/core'
import { type Ligavel, useCampo } from '#ui/campos/useCampo.ts'

type Opcao = { value: string; label: string }
type CampoEscolhaProps = Ligavel<string> & {
  label: string
  description: string
  data: Opcao[] | { group: string; items: Opcao[] }[]
}

/**
 * The browser's own select, for one of a few options, never empty.
 * The searchable one would put this screen over its budget.
 */
export function CampoEscolha(props: CampoEscolhaProps) {
  const { valor, mudar, resto } = useCampo<string, typeof props>(props, '')
  return (
    <NativeSelect {...resto} value={valor} onChange={({ currentTarget }) => mudar(currentTarget.value)} />
  )
}
