import { AreaDeTexto } from '#ui/campos/AreaDeTexto.tsx'
import { type Ligavel, useCampo } from '#ui/campos/useCampo.ts'
import { textos } from './configuracao.textos.ts'

type CampoLinhasProps = Ligavel<string[]> & { label: string; description: string }
type Recebidas = { error?: string; disabled?: boolean; 'data-path'?: string }

/** A list of texts, one on each line. */
export function CampoLinhas(props: CampoLinhasProps) {
  const { valor, mudar, resto } = useCampo<string[], typeof props & Recebidas>(props, [])
  return (
    <AreaDeTexto
      {...resto}
      description={`${resto.description} ${textos.umPorLinha}`}
      linhas={3}
      noMaximo={12}
      value={valor.join('\n')}
      onChange={({ currentTarget }) => mudar(currentTarget.value.split('\n'))}
    />
  )
}
