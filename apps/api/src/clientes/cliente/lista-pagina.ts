import { type SQL, sql } from 'drizzle-orm'
import type pg from 'pg'
import { prepararComQuem } from '#acesso/login/sessao-aberta.queries.ts'
import { executar, noPool, type Preparada, preparar, type Valores } from '#infra/db/preparada.ts'
import type { Leitura } from '#infra/http/leitura.ts'

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

/** Those of the screens. Other sizes are asked for by programs: no statement is kept for each that they think of. */
const TAMANHOS = new Set([10, 25, 50, 100])
const FORMAS_GUARDADAS = 300
const formas = new Map<string, Preparada>()

/** One prepared statement for each shape of list that is really asked for; null for what is not kept. */
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
  /** The statement that gives the rows' stored lines. */
  linhas: () => SQL
  valores: Valores
}
type Resumida = { resumo: string }
const resumos = (linhas: Resumida[]) => linhas.map(({ resumo }) => resumo)

/** For what an index answers in one look, or in a walk as long as the page: asked together with who is asking. */
export const lerJunto = async (leitura: Leitura, forma: string, { caminho, linhas, valores }: Consulta) => {
  const nova = () => prepararComQuem(linhas(), { resumo: 'text' })
  const lido = await leitura.ler<Resumida>(preparada(forma, caminho, nova) ?? nova(), valores)
  return { usuario: lido.usuario, linhas: resumos(lido.linhas) }
}

/** One plan serves any values, but the rows may lie far apart. */
export const lerPreparada = async (pool: pg.Pool, forma: string, c: Consulta) => {
  const pronta = preparada(forma, c.caminho, () => preparar(c.linhas()))
  return pronta ? resumos(await noPool<Resumida>(pool, pronta(c.valores))) : lerPlanejando(pool, c)
}

/** The plan is made anew, for the very values that are asked. */
export const lerPlanejando = async (pool: pg.Pool, { linhas, valores }: Consulta) =>
  resumos(await executar<Resumida>(pool, linhas(), valores))
