import type { Linha } from '#infra/planilha/planilha.ts'
import type { LinhaDoArquivo } from '../julgar.ts'
import type { Lote } from './lote.commands.ts'

/**
 * Two connections write at once, because most of the work is PostgreSQL's, and this way two of its processes
 * share it.
 */
const METADES = 2
/** Enough to make a statement worthwhile, few enough to cancel quickly and not to keep others waiting. */
const LINHAS_POR_LOTE = 1_000
/** For rows with long texts, because memory depends on characters. */
const CARACTERES_POR_LOTE = 1_000_000

/**
 * The same document always goes to the same half, where rows keep their order: the first of two rows counts.
 */
const metadeDe = ({ lida }: LinhaDoArquivo) => {
  const documento = lida.valores.cpf_cnpj
  return documento === undefined ? 0 : documento.charCodeAt(documento.length - 3) % METADES
}

const caracteres = ({ linha }: LinhaDoArquivo) =>
  linha.celulas.reduce((soma, celula) => soma + celula.length, 0)

export async function* semCabecalho(blocos: AsyncIterable<Linha[]>) {
  let cabecalho = true
  for await (const bloco of blocos) {
    yield cabecalho ? bloco.slice(1) : bloco
    cabecalho = false
  }
}

type Gravar = (lote: Omit<Lote, 'andamento'>) => Promise<void>

const criarMetade = (metade: number, ultima: number, gravar: Gravar) => {
  let desde = ultima
  let linhas: LinhaDoArquivo[] = []
  let tamanho = 0
  let gravacao = Promise.resolve()

  /** The next rows are read while PostgreSQL writes these. At most one batch waits. */
  const despachar = async () => {
    const ate = linhas.at(-1)?.linha.numero
    await gravacao
    if (ate === undefined) return
    gravacao = gravar({ metade, desde, ate, linhas })
    // Awaited in the next round. Until then the failure must not count as unhandled.
    gravacao.catch(() => {})
    desde = ate
    linhas = []
    tamanho = 0
  }

  return {
    receber: async (linha: LinhaDoArquivo) => {
      // Already imported before the program was interrupted.
      if (linha.linha.numero <= ultima) return
      linhas.push(linha)
      tamanho += caracteres(linha)
      if (linhas.length >= LINHAS_POR_LOTE || tamanho >= CARACTERES_POR_LOTE) await despachar()
    },
    terminar: async () => {
      await despachar()
      await gravacao
    },
  }
}

/** Takes rows one by one and writes them in batches. Waits when writing falls behind. */
export const gravarEmLotes = (ultimas: readonly number[], gravar: Gravar) => {
  const metades = Array.from({ length: METADES }, (_, i) => criarMetade(i, ultimas[i] ?? 0, gravar))
  return {
    receber: async (linha: LinhaDoArquivo) => metades[metadeDe(linha)]?.receber(linha),
    terminar: async () => {
      // Waits for both before reporting a failure, because nothing may still be writing then.
      const fins = await Promise.allSettled(metades.map((metade) => metade.terminar()))
      for (const fim of fins) if (fim.status === 'rejected') throw fim.reason
    },
  }
}
