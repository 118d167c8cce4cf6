import type { Db } from '#infra/db/conexao.ts'
import type { LinhaDoArquivo } from '../julgar.ts'
import { type Execucao, gravarLote, type Lote } from './lote.commands.ts'

/** What PostgreSQL says when a value or a rule of the table is in the way, and not the server's health. */
const CULPA_DOS_DADOS = /^(22|23)/
/** Two transactions that waited for each other: the same again works. */
const CORRIDA = new Set(['40001', '40P01'])

const codigoDe = (erro: unknown): string => {
  if (typeof erro !== 'object' || erro === null) return ''
  if ('code' in erro) return String(erro.code)
  return 'cause' in erro ? codigoDe(erro.cause) : ''
}

const MOTIVO =
  'Esta linha não pôde ser gravada porque colide com outro cadastro: confira o documento e o código, e importe-a de novo'

const recusada = ({ linha }: LinhaDoArquivo): LinhaDoArquivo => ({
  linha,
  lida: { valores: {}, motivos: [{ campo: null, texto: MOTIVO }] },
})

/**
 * Writes a batch. When a row stands in the way (somebody created the same client a moment ago), halves of it are
 * tried, which looks everything up anew; a row that cannot be written even by itself is rejected, and the rest goes on.
 */
export const gravarComTeimosia = async (
  db: Db,
  execucao: Execucao,
  lote: Lote,
  ultima = false,
): Promise<void> => {
  try {
    await gravarLote(db, execucao, lote)
  } catch (erro) {
    const codigo = codigoDe(erro)
    if (CORRIDA.has(codigo) && !ultima) return gravarComTeimosia(db, execucao, lote, true)
    if (!CULPA_DOS_DADOS.test(codigo) || ultima) throw erro
    const [unica, ...outras] = lote.linhas
    if (unica && !outras.length)
      return gravarComTeimosia(db, execucao, { ...lote, linhas: [recusada(unica)] }, true)
    const metade = Math.ceil(lote.linhas.length / 2)
    const meio = lote.linhas[metade - 1]?.linha.numero ?? lote.ate
    await gravarComTeimosia(db, execucao, { ...lote, ate: meio, linhas: lote.linhas.slice(0, metade) })
    await gravarComTeimosia(db, execucao, { ...lote, desde: meio, linhas: lote.linhas.slice(metade) })
  }
}
