import { codigoDoErro } from '#infra/db/codigo-do-erro.ts'
import type { Db } from '#infra/db/conexao.ts'
import type { LinhaDoArquivo } from '../julgar.ts'
import { type Execucao, gravarLote, type Lote } from './lote.commands.ts'

/** PostgreSQL's codes for a value or a rule of the table, as opposed to a problem of the server. */
const CULPA_DOS_DADOS = /^(22|23)/
/** A deadlock or a serialisation failure. The same batch works when tried again. */
const CORRIDA = new Set(['40001', '40P01'])

const MOTIVO =
  'Esta linha não pôde ser gravada porque colide com outro cadastro: confira o documento e o código, e importe-a de novo'

const recusada = ({ linha }: LinhaDoArquivo): LinhaDoArquivo => ({
  linha,
  lida: { valores: {}, motivos: [{ campo: null, texto: MOTIVO }] },
})

/**
 * Writes a batch. When a row fails (for example because somebody just created the same client), each half is
 * tried separately, with everything looked up again. A row that fails on its own is rejected, and the rest
 * goes on.
 */
export const gravarOuDividir = async (
  db: Db,
  execucao: Execucao,
  lote: Lote,
  ultima = false,
): Promise<void> => {
  try {
    await gravarLote(db, execucao, lote)
  } catch (erro) {
    const codigo = codigoDoErro(erro)
    if (CORRIDA.has(codigo) && !ultima) return gravarOuDividir(db, execucao, lote, true)
    if (!CULPA_DOS_DADOS.test(codigo) || ultima) throw erro
    const [unica, ...outras] = lote.linhas
    if (unica && !outras.length)
      return gravarOuDividir(db, execucao, { ...lote, linhas: [recusada(unica)] }, true)
    const metade = Math.ceil(lote.linhas.length / 2)
    const meio = lote.linhas[metade - 1]?.linha.numero ?? lote.ate
    await gravarOuDividir(db, execucao, { ...lote, ate: meio, linhas: lote.linhas.slice(0, metade) })
    await gravarOuDividir(db, execucao, { ...lote, desde: meio, linhas: lote.linhas.slice(metade) })
  }
}
