import { type TipoAnexo, tiposDeAnexo } from '@balcao/contract/base/anexo'
import type { Anexo } from '@balcao/contract/vendas/anexo'
import type { ArquivoNaFila } from '#aparelho/anexos/fila.ts'

/** The attachment of one kind that a person sees. */
export type AnexoNaTela =
  /** On its way, refused, or sent without the server having been asked since. */
  | { onde: 'aparelho'; item: ArquivoNaFila }
  | { onde: 'servidor'; anexo: Anexo; miniatura: ArrayBuffer | null }

type Lados = {
  itens: readonly ArquivoNaFila[]
  noServidor: readonly Anexo[] | undefined
  /** When the server said so, in milliseconds. */
  sabidoEm: number
}

/** Whether the server's list can be trusted about a file that was sent from here. */
const jaSabe = ({ enviadoEm }: ArquivoNaFila, { noServidor, sabidoEm }: Lados) =>
  noServidor !== undefined && enviadoEm <= sabidoEm

const umDeles = (tipo: TipoAnexo, lados: Lados): AnexoNaTela | null => {
  const daqui = lados.itens.filter(({ arquivo }) => arquivo.tipo === tipo)
  const mostrado = daqui.findLast((item) => item.fase !== 'enviado' || !jaSabe(item, lados))
  if (mostrado) return { onde: 'aparelho', item: mostrado }
  const deles = lados.noServidor?.filter((um) => um.tipo === tipo)
  // One that could not be converted never counts. Where there is no other, it still has to say so.
  const anexo = deles?.find((um) => um.atual) ?? deles?.find(({ situacao }) => situacao === 'RECUSADO')
  if (!anexo) return null
  const mesmo = daqui.find(({ arquivo }) => arquivo.id === anexo.id)
  return { onde: 'servidor', anexo, miniatura: mesmo?.arquivo.envio.miniatura ?? null }
}

const vale = ({ situacao, veredito }: Anexo) => situacao !== 'RECUSADO' && veredito !== 'REJEITADO'

const conta = (tipo: TipoAnexo, lados: Lados) =>
  lados.itens.some(
    (item) =>
      item.arquivo.tipo === tipo &&
      item.fase !== 'recusado' &&
      !(item.fase === 'enviado' && jaSabe(item, lados)),
  ) || Boolean(lados.noServidor?.some((um) => um.tipo === tipo && um.atual && vale(um)))

/** Both places as one: what is being sent comes before what the server has. */
export const juntarAnexos = (lados: Lados) => ({
  porTipo: Object.fromEntries(tiposDeAnexo.map((tipo) => [tipo, umDeles(tipo, lados)])) as Record<
    TipoAnexo,
    AnexoNaTela | null
  >,
  /** The kinds that are there, for what is still missing. A refused file is not. */
  tipos: tiposDeAnexo.filter((tipo) => conta(tipo, lados)),
})
