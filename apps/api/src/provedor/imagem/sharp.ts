import { availableParallelism } from 'node:os'
import sharp from 'sharp'
import { criarVez } from '#infra/http/vez.ts'

/**
 * Every decoder that is never needed is only a place for bugs: SVG (which reads files and fonts), PDF, GIF and
 * all others do not even start. What a file says of itself plays no part; only these four can open it.
 */
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif'].map((formato) => `VipsForeignLoad${formato}Buffer`),
})
// One thread per picture, and none of libvips' caches: the queue below is the one measure of the work.
sharp.concurrency(1)
sharp.cache(false)

const PIXELS_MAXIMOS = 30_000_000
const SEGUNDOS_POR_IMAGEM = 15
const NA_FILA = 64

/** Opens a picture, or throws at its first use. */
export const abrirImagem = (bytes: Uint8Array) =>
  sharp(bytes, { limitInputPixels: PIXELS_MAXIMOS, failOn: 'error' }).timeout({
    seconds: SEGUNDOS_POR_IMAGEM,
  })

const cheia = 'Há imagens demais na fila. Tente novamente em instantes.'

// Two even on a small machine: one picture's sizes, of which there are thousands, never hold the last place.
const LUGARES = Math.max(2, Math.min(3, availableParallelism() - 1))

/** Pictures that anyone may ask for. */
export const naVezDaEntrega = criarVez({
  simultaneos: LUGARES,
  espera: 2 * NA_FILA,
  porAssunto: { simultaneos: LUGARES - 1, espera: 8 },
  esperaPorOrigem: NA_FILA,
  cheia,
})

/** Pictures that somebody is sending: a line of their own, which visitors cannot fill. */
export const naVezDoEnvio = criarVez({ simultaneos: 1, espera: NA_FILA, cheia })
