import { Textarea, type TextareaProps } from '@mantine/core'
import { soQuandoMuda } from '../soQuandoMuda.tsx'
import { BotaoLimpar } from './BotaoLimpar.tsx'
import { type Ligavel, useCampo } from './useCampo.ts'
import type { Vazio } from './useCampoDeTexto.ts'

type AreaProps = Omit<TextareaProps, 'value' | 'defaultValue' | 'onChange'> & {
  texto: string
  aoMudar: (texto: string) => void
  limpavel: boolean
}

function AreaDesenhada({ texto, aoMudar, limpavel, ...resto }: AreaProps) {
  const podeLimpar = limpavel && texto && !resto.disabled && !resto.readOnly
  return (
    <Textarea
      autosize
      minRows={2}
      maxRows={10}
      {...resto}
      value={texto}
      onChange={(evento) => aoMudar(evento.currentTarget.value)}
      rightSectionPointerEvents="all"
      rightSection={podeLimpar && <BotaoLimpar aoLimpar={() => aoMudar('')} />}
    />
  )
}

const Area = soQuandoMuda(AreaDesenhada)

type CampoAreaTextoProps<V extends Vazio> = Omit<AreaProps, 'texto' | 'aoMudar' | 'limpavel' | 'name'> &
  Ligavel<string | NoInfer<V>> & { vazio?: V; limpavel?: boolean }

export function CampoAreaTexto<V extends Vazio = ''>({
  vazio,
  limpavel = true,
  ...props
}: CampoAreaTextoProps<V>) {
  const nada = (vazio === undefined ? '' : vazio) as V
  const { valor, mudar, resto } = useCampo<string | NoInfer<V>, typeof props>(props, nada)
  return <Area {...resto} limpavel={limpavel} texto={valor ?? ''} aoMudar={(texto) => mudar(texto || nada)} />
}
