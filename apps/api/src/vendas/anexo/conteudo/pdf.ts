import { codigosDoAnexo } from '@balcao/contract/vendas/anexo'
import { Recusa } from '#infra/recusa/recusa.ts'
import { type Desenhada, type Resultado, resultadoDe } from './ajudante.ts'
import { emProcesso } from './processo.ts'

/** Null: only how many there are. */
export type PedidoDePdf = { bytes: Uint8Array; pagina: number | null }
type DoPdf = { paginas: number; desenho: Desenhada | null }

const desenharPdf = emProcesso<Resultado<DoPdf>, PedidoDePdf>(new URL('./pdf-ajudante.ts', import.meta.url), {
  segundos: 20,
  ociosoMs: 60_000,
})

const demais = () =>
  new Recusa(422, codigosDoAnexo.danificado, 'O PDF não pôde ser desenhado. Baixe-o para ver.')

export const contarPaginas = async (bytes: Uint8Array) =>
  resultadoDe(await desenharPdf({ bytes, pagina: null }), demais).paginas

/** One page as a picture: no browser has to run what a stranger sent. */
export const desenharPagina = async (bytes: Uint8Array, pagina: number): Promise<Desenhada> => {
  const { desenho } = resultadoDe(await desenharPdf({ bytes, pagina }), demais)
  if (!desenho) throw demais()
  return desenho
}
