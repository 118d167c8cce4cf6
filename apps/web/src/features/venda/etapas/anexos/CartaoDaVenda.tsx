import type { TipoAnexo } from '@balcao/contract/base/anexo'
import { nomesDosAnexos } from '@balcao/contract/provedor/canal-venda'
import { type ComponentProps, memo, useEffect, useEffectEvent } from 'react'
import { CartaoDeAnexo } from '#partes/anexo/trazer/CartaoDeAnexo.tsx'
import { useAnexar } from '#partes/anexo/trazer/useAnexar.ts'
import { Gravador } from './Gravador.tsx'
import type { useRoteiro } from './useRoteiro.ts'

type CartaoDaVendaProps = Omit<
  ComponentProps<typeof CartaoDeAnexo>,
  'anexar' | 'preparando' | 'recusa' | 'outraForma'
> & {
  /** For the audio. */
  roteiro: ReturnType<typeof useRoteiro> | null
  /** What was pasted for this kind. */
  colado: File | null
}

const finalDe = (mime: string) => (mime === 'audio/mp4' ? 'm4a' : (mime.split('/')[1] ?? 'webm'))
const arquivoDe = (tipo: TipoAnexo, final: string) => `${nomesDosAnexos[tipo]}.${final}`

/** One card of the open draft. Drawn again only for what changes in it: one file on its way tells of itself often. */
export const CartaoDaVenda = memo(function CartaoDaVenda({ roteiro, colado, ...cartao }: CartaoDaVendaProps) {
  const { vendaId, tipo, regras } = cartao
  const { anexar, preparando, recusa } = useAnexar({ vendaId, tipo, regras })
  const aoColar = useEffectEvent((arquivo: File) => void anexar(arquivo, arquivo.name))
  useEffect(() => {
    if (colado) aoColar(colado)
  }, [colado])
  const gravador = (aoTrazer: () => void) => (
    <Gravador
      roteiro={roteiro ?? []}
      regras={regras}
      rotulo={nomesDosAnexos[tipo]}
      aoUsar={async ({ audio, segundos }) => {
        const aceito = await anexar(audio, arquivoDe(tipo, finalDe(audio.type)), segundos)
        if (aceito) aoTrazer()
        return aceito
      }}
    />
  )
  return (
    <CartaoDeAnexo
      {...cartao}
      {...{ anexar, preparando, recusa }}
      outraForma={tipo === 'AUDIO_ACEITE' ? gravador : undefined}
    />
  )
})
