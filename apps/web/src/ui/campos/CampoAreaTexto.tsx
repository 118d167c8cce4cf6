import { Textarea, type TextareaProps } from '@mantine/core'
import { BotaoLimpar } from './BotaoLimpar.tsx'
import { type Ligavel, useCampo } from './useCampo.ts'
import type { Vazio } from './useCampoDeTexto.ts'

type CampoAreaTextoProps<V extends Vazio> = Omit<
  TextareaProps,
  'value' | 'defaultValue' | 'onChange' | 'name'
> &
  Ligavel<string | NoInfer<V>> & { vazio?: V; limpavel?: boolean }

export function CampoAreaTexto<V extends Vazio = ''>({
  vazio,
  limpavel = true,
  ...props
}: CampoAreaTextoProps<V>) {
  const nada = (vazio === undefined ? '' : vazio) as V
  const { valor, mudar, resto } = useCampo<string | NoInfer<V>, typeof props>(props, nada)
  const podeLimpar = limpavel && valor && !resto.disabled && !resto.readOnly
  return (
    <Textarea
      autosize
      minRows={2}
      maxRows={10}
      {...resto}
      value={valor ?? ''}
      onChange={(evento) => mudar(evento.currentTarget.value || nada)}
      rightSectionPointerEvents="all"
      rightSection={podeLimpar && <BotaoLimpar aoLimpar={() => mudar(nada)} />}
    />
  )
}
