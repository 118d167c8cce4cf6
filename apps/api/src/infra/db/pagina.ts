import { type Pagina, TETO_DO_TOTAL } from '@balcao/contract/base/pagina'
import { count, type SQL, type SQLWrapper, type Subquery, sql } from 'drizzle-orm'
import type { Db } from './conexao.ts'
import { emPagina, lerTrecho } from './trecho.ts'

/** An expression to sort by, never null, and how to read its value back from the cursor's text. */
export type Ordem = { por: SQL; valor: (texto: string) => SQL }

/** Portuguese sort order, whatever locale the database was created with. */
export const porTexto = (expressao: SQLWrapper): Ordem => ({
  por: sql`${expressao} collate "pt-BR-x-icu"`,
  valor: (texto) => sql`${texto}::text collate "pt-BR-x-icu"`,
})
export const porInstante = (expressao: SQLWrapper): Ordem => ({
  por: expressao.getSQL(),
  valor: (texto) => sql`${texto}::timestamptz`,
})
export const porNumero = (expressao: SQLWrapper): Ordem => ({
  por: expressao.getSQL(),
  valor: (texto) => sql`${texto}::integer`,
})

type Filtro = { ordem?: string | undefined; cursor?: string | undefined; limite?: number | undefined }

type Lista<Linha> = {
  ordens: Record<string, Ordem>
  padrao: string
  id: SQLWrapper
  linhas: (p: { chave: SQL<string>; alem: SQL | undefined; ordem: SQL; limite: number }) => Promise<Linha[]>
  contar: (ate: number) => Promise<number>
}

/**
 * One page of a list by keyset. Its cost does not grow with the page number. A row inserted in the meantime
 * neither repeats nor hides another. The total stops counting at a ceiling.
 */
export const paginar = async <Linha extends { id: string; chave: string }>(
  filtro: Filtro,
  { ordens, padrao, id, linhas, contar }: Lista<Linha>,
): Promise<Pagina<Omit<Linha, 'chave'>>> => {
  const trecho = lerTrecho(filtro.ordem ?? padrao, filtro)
  const { descendo, lido } = trecho
  const ordem = ordens[trecho.ordem]
  if (!ordem) throw new Error(`lista sem a ordem ${trecho.ordem}`)
  const sinal = sql.raw(descendo ? '<' : '>')
  const direcao = sql.raw(descendo ? 'desc' : 'asc')

  const [encontradas, total] = await Promise.all([
    linhas({
      chave: sql<string>`(${ordem.por})::text`,
      alem: lido && sql`(${ordem.por}, ${id}) ${sinal} (${ordem.valor(lido.chave)}, ${lido.id}::uuid)`,
      ordem: sql`${ordem.por} ${direcao}, ${id} ${direcao}`,
      limite: trecho.limite + 1,
    }),
    contar(TETO_DO_TOTAL + 1),
  ])
  const { linhas: pagina, ...pontas } = emPagina(trecho, encontradas, ({ chave, id }) => ({ chave, id }))
  return {
    itens: pagina.map(({ chave: _, ...linha }) => linha),
    ...pontas,
    total: Math.min(total, TETO_DO_TOTAL),
    total_exato: total <= TETO_DO_TOTAL,
  }
}

/** Counts a query that has its own limit, so that the cost is bounded. */
export const contarAte = async (db: Db, consulta: Subquery) => {
  const [linha] = await db.select({ total: count() }).from(consulta)
  return linha?.total ?? 0
}
