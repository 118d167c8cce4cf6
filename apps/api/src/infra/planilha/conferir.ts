import { setImmediate as respirar } from 'node:timers/promises'
import { danificada, type Limites, type Linha, PlanilhaRecusada } from './planilha.ts'

/** How long the event loop may be blocked at a time. */
const FOLEGO_MS = 15

const temConteudo = ({ celulas, problema }: Linha) => problema || celulas.some((celula) => celula.trim())

const aparar = (linha: Linha) => {
  while (linha.celulas.at(-1) === '') linha.celulas.pop()
  return linha
}

const conferirLinha = (linha: Linha, { colunas }: Limites): Linha => {
  if (linha.celulas.length <= colunas) return linha
  return { numero: linha.numero, celulas: [], problema: `A linha tem mais de ${colunas} colunas.` }
}

const conferirCabecalho = (linha: Linha, { colunas }: Limites) => {
  if (linha.celulas.length > colunas)
    throw new PlanilhaRecusada(
      'COLUNAS_DEMAIS',
      `A planilha tem mais de ${colunas} colunas. Apague as que não servem, ou confira o separador, e envie de novo.`,
    )
  if (linha.problema)
    throw new PlanilhaRecusada(
      'CABECALHO',
      `A linha ${linha.numero}, com os nomes das colunas, não pôde ser lida. ${linha.problema}`,
    )
}

/** Rules for rows of both formats: no row is empty or too wide, and the first one is a header. */
export async function* conferir(lotes: AsyncIterable<Linha[]>, limites: Limites): AsyncGenerator<Linha[]> {
  let ultima = 0
  let desde = performance.now()
  try {
    for await (const lote of lotes) {
      const cheias = lote.filter(temConteudo).map(aparar)
      const [primeira] = cheias
      if (primeira) {
        if (!ultima) conferirCabecalho(primeira, limites)
        ultima = cheias.at(-1)?.numero ?? ultima
        yield cheias.map((linha) => conferirLinha(linha, limites))
      }
      if (performance.now() - desde < FOLEGO_MS) continue
      await respirar()
      desde = performance.now()
    }
  } catch (erro) {
    if (erro instanceof PlanilhaRecusada && erro.codigo === 'DANIFICADA' && ultima)
      throw danificada(erro.cause, ultima)
    throw erro
  }
  if (!ultima) throw vazia()
}

export const vazia = () =>
  new PlanilhaRecusada('VAZIA', 'O arquivo está vazio. Envie um com os nomes das colunas na primeira linha.')
