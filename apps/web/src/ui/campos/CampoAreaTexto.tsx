import { memo } from 'react'
import { useEventos } from '../useEventos.ts'
import { AreaDeTexto, type AreaDeTextoProps } from './AreaDeTexto.tsx'
import { BotaoLimpar } from './BotaoLimpar.tsx'
import { type Ligavel, useCampo } from './useCampo.ts'
import type { Vazio } from './useCampoDeTexto.ts'

type AreaProps = Omit<AreaDeTextoProps, 'value' | 'defaultValue' | 'onChange' | 'linhas' | 'noMaximo'> & {
  linhas?: number
  noMaximo?: number
  texto: string
  aoMudar: (texto: string) => void
  limpavel: boolean
}

const Area = memo(function Area({
  texto,
  aoMudar,
  limpavel,
  linhas = 2,
  noMaximo = 10,
  ...resto
}: AreaProps) {
  const podeLimpar = limpavel && texto && !resto.disabled && !resto.readOnly
  return (
    <AreaDeTexto
      {...resto}
      linhas={linhas}
      noMaximo={noMaximo}
      value={texto}
      onChange={(evento) => aoMudar(evento.currentTarget.value)}
      rightSectionPointerEvents="all"
      rightSection={podeLimpar && <BotaoLimpar aoLimpar={() => aoMudar('')} />}
    />
  )
})

type CampoAreaTextoProps<V extends Vazio> = Omit<AreaProps, 'texto' | 'aoMudar' | 'limpavel' | 'name'> &
  Ligavel<string | NoInfer<V>> & { vazio?: V; limpavel?: boolean }

export function CampoAreaTexto<V extends Vazio = ''>({
  vazio,
  limpavel = true,
  ...props
}: CampoAreaTextoProps<V>) {
  const nada = (vazio === undefined ? '' : vazio) as V
  const { valor, mudar, resto } = useCampo<string | NoInfer<V>, typeof props>(props, nada)
  const { onFocus, onBlur, ...aspecto } = resto
  const eventos = useEventos({ onFocus, onBlur, aoMudar: (texto: string) => mudar(texto || nada) })
  return <Area {...aspecto} {...eventos} limpavel={limpavel} texto={valor ?? ''} />
}
