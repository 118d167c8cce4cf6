import { availableParallelism } from 'node:os'
import sharp from 'sharp'
import { criarVez } from '#infra/http/vez.ts'

/**
 * A decoder that is never needed is only a source of bugs. SVG (which reads files and fonts), PDF, GIF and
 * all others are blocked. What a file claims to be does not matter: only these four can open it.
 */
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif'].map((formato) => `VipsForeignLoad${formato}Buffer`),
})
// One thread per picture and no libvips caches, because the waiting lines below limit the work.
sharp.concurrency(1)
sharp.cache(false)

const PIXELS_MAXIMOS = 30_000_000
const SEGUNDOS_POR_IMAGEM = 15
const NA_ESPERA = 64

/** Opens a picture. An invalid one throws at its first use. */
export const abrirImagem = (bytes: Uint8Array) =>
  sharp(bytes, { limitInputPixels: PIXELS_MAXIMOS, failOn: 'error' }).timeout({
    seconds: SEGUNDOS_POR_IMAGEM,
  })

/** A picture that somebody else has decoded: four bytes a pixel. */
export const abrirPixels = ({ dados, largura, altura }: Pixels) =>
  sharp(dados, {
    limitInputPixels: PIXELS_MAXIMOS,
    raw: { width: largura, height: altura, channels: 4 },
  }).timeout({ seconds: SEGUNDOS_POR_IMAGEM })
export type Pixels = { dados: Uint8Array; largura: number; altura: number }

const cheia = 'Há imagens demais na fila. Tente novamente em instantes.'

// At least two even on a small machine, so that the thousands of sizes of one picture never hold the last
// place.
const LUGARES = Math.max(2, Math.min(3, availableParallelism() - 1))

/** For pictures that anyone may request. */
export const naVezDaEntrega = criarVez({
  simultaneos: LUGARES,
  espera: 2 * NA_ESPERA,
  porAssunto: { simultaneos: LUGARES - 1, espera: 8 },
  esperaPorOrigem: NA_ESPERA,
  cheia,
})

/** For pictures that somebody is uploading: a separate line, which visitors cannot fill. */
export const naVezDoEnvio = criarVez({ simultaneos: 1, espera: NA_ESPERA, cheia })
