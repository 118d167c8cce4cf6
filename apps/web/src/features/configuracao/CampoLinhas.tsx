import { Textarea } from '@mantine/core'
import { type Ligavel, useCampo } from '#ui/campos/useCampo.ts'
import { textos } from './configuracao.textos.ts'

type CampoLinhasProps = Ligavel<string[]> & { label: string; description: string }
type Recebidas = { error?: string; disabled?: boolean; 'data-path'?: string }

/** A list of texts, one on each line. */
export function CampoLinhas(props: CampoLinhasProps) {
  const { valor, mudar, resto } = useCampo<string[], typeof props & Recebidas>(props, [])
  return (
    <Textarea
      {...resto}
      description={`${resto.description} ${textos.umPorLinha}`}
      autosize
      minRows={3}
      maxRows={12}
      value={valor.join('\n')}
      onChange={({ currentTarget }) => mudar(currentTarget.value.split('\n'))}
    />
  )
}
