import type { Banco240 } from './banco.ts'
import { codigoDoMovimento } from './movimento.ts'
import { mudando, registro } from './registro.ts'
import * as comum from './registros240.ts'
import type { Remessa, TituloDaRemessa, Titulos } from './remessa.ts'

/** The sequence inside a lot has five digits, so a larger file has several lots. */
const SEGMENTOS_POR_LOTE = 99_999

const escritores = (banco: Banco240) => ({
  header: registro(240, mudando(comum.header, banco.header)),
  headerDoLote: registro(240, mudando(comum.headerDoLote, banco.headerDoLote)),
  segmentoP: registro(240, mudando(comum.segmentoP, banco.segmentoP)),
  segmentoQ: registro(240, mudando(comum.segmentoQ, banco.segmentoQ ?? [])),
  segmentoR: registro(240, mudando(comum.segmentoR, banco.segmentoR ?? [])),
  trailerDoLote: registro(240, mudando(comum.trailerDoLote, banco.trailerDoLote ?? [])),
  trailer: registro(240, mudando(comum.trailer, banco.trailer ?? [])),
})

type Escritores = ReturnType<typeof escritores>

/** P says which title and what to do with it. Payer and fine are only sent where the bank stores them. */
const segmentosDe = (escrever: Escritores, { movimento, multa_percentual }: TituloDaRemessa) => {
  if (movimento === 'BAIXA' || movimento === 'VENCIMENTO') return [escrever.segmentoP]
  const sempre = [escrever.segmentoP, escrever.segmentoQ]
  return multa_percentual !== 0 ? [...sempre, escrever.segmentoR] : sempre
}

export async function* linhas240(
  banco: Banco240,
  remessa: Remessa,
  titulos: Titulos,
): AsyncGenerator<string> {
  const escrever = escritores(banco)
  const novoLote = (lote: number) => ({ remessa, lote, segmentos: 0, titulos: 0, soma: 0 })
  const fimDoLote = (lote: ReturnType<typeof novoLote>) =>
    escrever.trailerDoLote({ ...lote, registros: lote.segmentos + 2 })

  yield escrever.header(remessa)
  let lote = novoLote(1)
  yield escrever.headerDoLote(lote)
  let segmentosAntes = 0
  for await (const titulo of titulos) {
    const segmentos = segmentosDe(escrever, titulo)
    if (lote.segmentos + segmentos.length > SEGMENTOS_POR_LOTE) {
      yield fimDoLote(lote)
      segmentosAntes += lote.segmentos
      lote = novoLote(lote.lote + 1)
      yield escrever.headerDoLote(lote)
    }
    const movimento = codigoDoMovimento(banco, titulo.movimento)
    for (const escreverSegmento of segmentos) {
      lote.segmentos += 1
      yield escreverSegmento({ remessa, lote: lote.lote, sequencial: lote.segmentos, movimento, titulo })
    }
    lote.titulos += 1
    lote.soma += titulo.valor
  }
  yield fimDoLote(lote)
  const segmentos = segmentosAntes + lote.segmentos
  yield escrever.trailer({ remessa, lotes: lote.lote, registros: segmentos + 2 * lote.lote + 2 })
}
