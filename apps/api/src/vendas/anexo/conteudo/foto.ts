import { codigosDoAnexo } from '@balcao/contract/vendas/anexo'
import { Recusa } from '#infra/recusa/recusa.ts'
import { type Desenhada, type Resultado, resultadoDe } from './ajudante.ts'
import { emProcesso } from './processo.ts'

const desenharFoto = emProcesso<Resultado<Desenhada>>(new URL('./foto-ajudante.ts', import.meta.url), {
  segundos: 30,
  ociosoMs: 60_000,
})
/** Twelve megapixels take about four seconds and 200 MB. */
const desenharHeic = emProcesso<Resultado<Desenhada>>(new URL('./heic-ajudante.ts', import.meta.url), {
  segundos: 90,
  ociosoMs: 5_000,
})

const demais = () =>
  new Recusa(422, codigosDoAnexo.danificado, 'A foto não pôde ser lida. Tire outra, ou envie em JPEG.')

/** Upright, no larger than a screen needs, and nothing but its pixels. */
export const prepararFoto = async (bytes: Uint8Array) => resultadoDe(await desenharFoto(bytes), demais)

/** The same of a HEIC, as a JPEG. */
export const converterHeic = async (bytes: Uint8Array) => resultadoDe(await desenharHeic(bytes), demais)
