import type { TipoAnexo } from '@balcao/contract/base/anexo'
import { nomesDosAnexos } from '@balcao/contract/provedor/canal-venda'
import type { ParteDoRoteiro } from '@balcao/contract/provedor/canal-venda-roteiro'
import { lidoNoAudio } from '@balcao/contract/vendas/roteiro'
import { type ComponentProps, memo, useEffect, useEffectEvent } from 'react'
import { CartaoDeAnexo } from '#partes/anexo/trazer/CartaoDeAnexo.tsx'
import { useAnexar } from '#partes/anexo/trazer/useAnexar.ts'
import type { RascunhoAberto } from '../../rascunho/aberto.ts'
import { Gravador } from './Gravador.tsx'

type CartaoDaVendaProps = Omit<
  ComponentProps<typeof CartaoDeAnexo>,
  'anexar' | 'preparando' | 'recusa' | 'outraForma'
> & {
  /** For the audio: what is read aloud, and who is told what was read. */
  audio: { roteiro: readonly ParteDoRoteiro[]; anotarLido: RascunhoAberto['anotarLido'] } | null
  /** What was pasted for this kind. */
  colado: File | null
}

const finalDe = (mime: string) => (mime === 'audio/mp4' ? 'm4a' : (mime.split('/')[1] ?? 'webm'))
const arquivoDe = (tipo: TipoAnexo, final: string) => `${nomesDosAnexos[tipo]}.${final}`

/** One card of the open draft. Drawn again only for what changes in it: one file on its way tells of itself often. */
export const CartaoDaVenda = memo(function CartaoDaVenda({ audio, colado, ...cartao }: CartaoDaVendaProps) {
  const { vendaId, tipo, regras } = cartao
  const { anexar: trazer, preparando, recusa } = useAnexar({ vendaId, tipo, regras })
  const anexar = async (arquivo: Blob, nome: string, gravados?: number) => {
    const aceito = await trazer(arquivo, nome, gravados)
    // Nobody knows what was read in a file.
    if (aceito) audio?.anotarLido(gravados === undefined ? null : lidoNoAudio(audio.roteiro))
    return aceito
  }
  const aoColar = useEffectEvent((arquivo: File) => void anexar(arquivo, arquivo.name))
  useEffect(() => {
    if (colado) aoColar(colado)
  }, [colado])
  const gravador = (aoTrazer: () => void) => (
    <Gravador
      roteiro={audio?.roteiro ?? []}
      regras={regras}
      rotulo={nomesDosAnexos[tipo]}
      aoUsar={async ({ audio: gravado, segundos }) => {
        const aceito = await anexar(gravado, arquivoDe(tipo, finalDe(gravado.type)), segundos)
        if (aceito) aoTrazer()
        return aceito
      }}
    />
  )
  return (
    <CartaoDeAnexo
      {...cartao}
      {...{ anexar, preparando, recusa }}
      outraForma={audio ? gravador : undefined}
    />
  )
})
