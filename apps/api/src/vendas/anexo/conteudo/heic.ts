import { codigosDoAnexo } from '@balcao/contract/vendas/anexo'
import { Recusa } from '#infra/recusa/recusa.ts'
import { prepararPixels } from '#provedor/imagem/preparar-imagem.ts'
import type { Pixels } from './heic-trabalhador.ts'
import { emThread, NaoTerminou } from './thread.ts'

/** Twelve megapixels take about four. */
const SEGUNDOS_DE_TRABALHO = 60

const PROGRAMA = new URL('./heic-trabalhador.ts', import.meta.url)

const ilegivel = () =>
  new Recusa(
    422,
    codigosDoAnexo.danificado,
    'A foto está danificada ou incompleta. Tire outra, ou envie em JPEG.',
  )

/** A HEIC as a JPEG, upright and without anything but its pixels. */
export const converterHeic = async (bytes: Uint8Array<ArrayBuffer>) => {
  const pixels = await emThread<Pixels>(PROGRAMA, bytes, SEGUNDOS_DE_TRABALHO).catch((erro: unknown) => {
    if (erro instanceof NaoTerminou) return null
    throw erro
  })
  if (!pixels) throw ilegivel()
  return prepararPixels(pixels)
}
