import { type CampoDaImportacao, camposDaImportacao } from '@balcao/contract/clientes/importacao/campos'
import type { Importacao } from '@balcao/contract/clientes/importacao/importacao'
import { and, eq, gt, sql } from 'drizzle-orm'
import { exigirVisualizacao } from '#clientes/cliente/travar.ts'
import type { Db } from '#infra/db/conexao.ts'
import { csv } from '#infra/db/csv.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import { exigirArquivo } from './exigencias.ts'
import { obterImportacao } from './importacao.queries.ts'
import { importacaoRejeitada as rejeitada } from './importacao.table.ts'
import { ACRESCIDAS, semAcrescidas } from './linha/colunas.ts'
import { EXEMPLO } from './linha/exemplo.ts'

const umaPagina = <T>(itens: T[], proximo: string | null = null) => ({
  itens,
  anterior: null,
  proximo,
  total: itens.length,
  total_exato: false,
})

/** A spreadsheet to start from: every column, and one example client. */
export const modeloDePlanilha = () =>
  csv(
    async () => umaPagina([EXEMPLO]),
    (Object.keys(camposDaImportacao) as CampoDaImportacao[]).map((campo) => [
      camposDaImportacao[campo],
      (exemplo: typeof EXEMPLO) => exemplo[campo],
    ]),
  )

const [LINHA, MOTIVO] = ACRESCIDAS

/** Few, because each row may be as long as the limit allows. */
const LINHAS_POR_LEITURA = 50

type Rejeitada = typeof rejeitada.$inferSelect

const motivoEscrito =
  (colunas: readonly string[]) =>
  ({ motivos, entrou }: Rejeitada) => {
    const escritos = motivos.map(({ coluna, campo, texto }) => {
      const nome = coluna === null ? campo && camposDaImportacao[campo as CampoDaImportacao] : colunas[coluna]
      return nome ? `${nome}: ${texto}` : texto
    })
    return `${entrou ? 'Entrou sem: ' : ''}${escritos.join(' | ')}`
  }

/** How many cells the longest row has. Those beyond the header people need to fix the separators. */
const celulasDaMaior = async (db: Db, id: string) => {
  const [achado] = await db
    .select({ maior: sql<number | null>`max(jsonb_array_length(${rejeitada.celulas}))` })
    .from(rejeitada)
    .where(eq(rejeitada.importacao_id, id))
  return achado?.maior ?? 0
}

/** The file's own columns. What this very file was given the last time is not given back, unless it is imported. */
const titulosDe = ({ colunas, mapeamento }: Importacao, celulas: number) => {
  const { length: proprias } = semAcrescidas(colunas)
  const ficam = mapeamento.slice(proprias).some(Boolean) ? colunas.length : proprias
  return Array.from({ length: Math.max(colunas.length, celulas) }, (_, i) => ({
    ...{ i, titulo: colunas[i] ?? `Coluna ${i + 1}` },
  })).filter(({ i }) => i < ficam || i >= colunas.length)
}

/**
 * The rows that were rejected or only partly imported, as in the file, so that people can correct and send
 * them again.
 */
export async function* rejeitadasEmCsv(db: Db, quem: Pessoa, id: string) {
  const atual = await obterImportacao(db, quem, id)
  exigirVisualizacao(quem)
  exigirArquivo(atual)
  const titulos = titulosDe(atual, await celulasDaMaior(db, id))
  const ler = async ({ cursor }: { cursor?: string }) => {
    const linhas = await db
      .select()
      .from(rejeitada)
      .where(and(eq(rejeitada.importacao_id, id), gt(rejeitada.linha, Number(cursor ?? 0))))
      .orderBy(rejeitada.linha)
      .limit(LINHAS_POR_LEITURA)
    return umaPagina(linhas, linhas.length < LINHAS_POR_LEITURA ? null : String(linhas.at(-1)?.linha))
  }
  yield* csv(ler, [
    ...titulos.map(({ titulo, i }): [string, (r: Rejeitada) => unknown] => [titulo, (r) => r.celulas[i]]),
    [LINHA, (r) => r.linha],
    [MOTIVO, motivoEscrito(atual.colunas)],
  ])
}
