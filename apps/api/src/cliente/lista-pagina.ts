import { type SQL, sql } from 'drizzle-orm'
import { marcaDaSessao } from '../acesso/sessao-aberta.queries.ts'
import { executar, type Preparada, preparar } from '../db/preparada.ts'

/** The rows of a page, each one's JSON apart from the next by a character that JSON never holds as it is. */
export type PaginaLida = { linhas: string | null; marca: string | null }
export const SEPARADOR = '\u001e'

export const valor = (nome: string) => sql`${sql.placeholder(nome)}`

const emPortugues = (texto: SQL) => sql`${texto} collate "pt-BR-x-icu"`
const instante = sql`${valor('chave')}::timestamptz`

/** Every order has an index of its own; `alem` is the cursor's value, as text. */
const ordens = {
  criado_em: { por: sql`c.criado_em`, alem: instante },
  atualizado_em: { por: sql`c.atualizado_em`, alem: instante },
  nome: { por: emPortugues(sql`c.nome`), alem: emPortugues(sql`${valor('chave')}::text`) },
}
export type Ordem = keyof typeof ordens

/** Which way the index is walked, whether from a cursor on, and how many rows the page holds. */
export type Caminho = { ordem: Ordem; descendo: boolean; alem: boolean; limite: number }

export const porOrdem = ({ ordem, descendo }: Caminho) => {
  const direcao = sql.raw(descendo ? 'desc' : 'asc')
  return sql`${ordens[ordem].por} ${direcao}, c.id ${direcao}`
}

/** The rows past the cursor; all of them on the first page. */
export const alemDoCursor = ({ ordem, descendo, alem }: Caminho) => {
  if (!alem) return sql`true`
  const sinal = sql.raw(descendo ? '<' : '>')
  return sql`(${ordens[ordem].por}, c.id) ${sinal} (${ordens[ordem].alem}, ${valor('id')}::uuid)`
}

/**
 * As many as the page holds, and one more, which tells whether there is another page. Part of the text: for a limit
 * that comes as a value PostgreSQL makes a new plan at every call, which costs more than the page.
 */
export const ateOLimite = ({ limite }: Caminho) => sql.raw(`limit ${limite + 1}`)

/** `linhas` gives the rows' `resumo` in their order. */
export const paginaDe = (linhas: SQL) => sql`
  select string_agg(c.resumo, ${sql.raw(`E'\\x1e'`)}) as linhas, ${marcaDaSessao(valor('sessao'))} as marca
  from (${linhas}) c`

const FORMAS_GUARDADAS = 300
const formas = new Map<string, Preparada<PaginaLida>>()

/** One prepared statement for each shape of list that is really asked for; past the limit, planned each time. */
export const preparada = (forma: string, caminho: Caminho, linhas: () => SQL): Preparada<PaginaLida> => {
  const chave = `${forma};${Object.values(caminho).join()}`
  const pronta = formas.get(chave)
  if (pronta) return pronta
  if (formas.size >= FORMAS_GUARDADAS) return executar(paginaDe(linhas()))
  const nova = preparar<PaginaLida>(paginaDe(linhas()))
  formas.set(chave, nova)
  return nova
}
