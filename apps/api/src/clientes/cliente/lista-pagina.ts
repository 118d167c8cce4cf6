import { type SQL, sql } from 'drizzle-orm'
import type pg from 'pg'
import { prepararComQuem } from '#acesso/login/sessao-aberta.queries.ts'
import { executar, noPool, type Preparada, preparar, type Valores } from '#infra/db/preparada.ts'
import type { Leitura } from '#infra/http/leitura.ts'

export const valor = (nome: string) => sql`${sql.placeholder(nome)}`

const emPortugues = (texto: SQL) => sql`${texto} collate "pt-BR-x-icu"`
const instante = sql`${valor('chave')}::timestamptz`

/** Every order has its own index. `alem` is the cursor's value as text. */
const ordens = {
  criado_em: { por: sql`c.criado_em`, alem: instante },
  atualizado_em: { por: sql`c.atualizado_em`, alem: instante },
  nome: { por: emPortugues(sql`c.nome`), alem: emPortugues(sql`${valor('chave')}::text`) },
}
export type Ordem = keyof typeof ordens

/** The direction of the index walk, whether it starts at a cursor, and the page size. */
export type Caminho = { ordem: Ordem; descendo: boolean; alem: boolean; limite: number }

export const porOrdem = ({ ordem, descendo }: Caminho) => {
  const direcao = sql.raw(descendo ? 'desc' : 'asc')
  return sql`${ordens[ordem].por} ${direcao}, c.id ${direcao}`
}

/** The rows beyond the cursor. On the first page, all rows. */
export const alemDoCursor = ({ ordem, descendo, alem }: Caminho) => {
  if (!alem) return sql`true`
  const sinal = sql.raw(descendo ? '<' : '>')
  return sql`(${ordens[ordem].por}, c.id) ${sinal} (${ordens[ordem].alem}, ${valor('id')}::uuid)`
}

/**
 * The page size plus one row, which tells whether there is another page. It is part of the text: with the
 * limit as a parameter PostgreSQL plans every call anew, which costs more than the page.
 */
export const ateOLimite = ({ limite }: Caminho) => sql.raw(`limit ${limite + 1}`)

/** The sizes that screens use. Programs may ask for other sizes, and no statement is kept for those. */
const TAMANHOS = new Set([10, 25, 50, 100])
const FORMAS_GUARDADAS = 300
const formas = new Map<string, Preparada>()

/** One prepared statement for each shape of list that is really used. Null for shapes that are not kept. */
const preparada = (forma: string, { ordem, descendo, alem, limite }: Caminho, nova: () => Preparada) => {
  if (!TAMANHOS.has(limite)) return null
  const chave = `${forma};${ordem},${descendo},${alem},${limite}`
  const pronta = formas.get(chave)
  if (pronta || formas.size >= FORMAS_GUARDADAS) return pronta ?? null
  formas.set(chave, nova())
  return formas.get(chave) ?? null
}

type Consulta = {
  caminho: Caminho
  /** The statement that returns the rows' stored JSON. */
  linhas: () => SQL
  valores: Valores
}
type Resumida = { resumo: string }
const resumos = (linhas: Resumida[]) => linhas.map(({ resumo }) => resumo)

/**
 * For what takes one index lookup or a walk as long as the page. Sent together with the question who is
 * asking.
 */
export const lerJunto = async (leitura: Leitura, forma: string, { caminho, linhas, valores }: Consulta) => {
  const nova = () => prepararComQuem(linhas(), { resumo: 'text' })
  const lido = await leitura.ler<Resumida>(preparada(forma, caminho, nova) ?? nova(), valores)
  return { usuario: lido.usuario, linhas: resumos(lido.linhas) }
}

/** One plan fits any values, but the rows may be far apart. */
export const lerPreparada = async (pool: pg.Pool, forma: string, c: Consulta) => {
  const pronta = preparada(forma, c.caminho, () => preparar(c.linhas()))
  return pronta ? resumos(await noPool<Resumida>(pool, pronta(c.valores))) : lerPlanejando(pool, c)
}

/** Planned anew, for the given values. */
export const lerPlanejando = async (pool: pg.Pool, { linhas, valores }: Consulta) =>
  resumos(await executar<Resumida>(pool, linhas(), valores))
