import { type SQL, sql } from 'drizzle-orm'
import type pg from 'pg'
import { confirmar, lerConfirmando, type QuemLe } from '../acesso/sessao-aberta.queries.ts'
import type { Fontes } from '../db/conexao.ts'
import { executar, noPool, type Preparada, preparar, type Valores } from '../db/preparada.ts'

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
const preparada = (forma: string, { ordem, descendo, alem, limite }: Caminho, consulta: () => SQL) => {
  if (!TAMANHOS.has(limite)) return null
  const chave = `${forma};${ordem},${descendo},${alem},${limite}`
  const pronta = formas.get(chave)
  if (pronta || formas.size >= FORMAS_GUARDADAS) return pronta ?? null
  const nova = preparar(consulta())
  formas.set(chave, nova)
  return nova
}

type Consulta = {
  caminho: Caminho
  /** The statement that gives these columns of the rows. */
  linhas: (colunas: SQL) => SQL
  valores: Valores
}
const RESUMO = sql`c.resumo`

/** For what an index answers in one look, or in a walk as long as the page. */
export const lerPeloIndice = async ({ leitor, pool }: Fontes, quem: QuemLe, forma: string, c: Consulta) => {
  const pronta = preparada(forma, c.caminho, () => c.linhas(RESUMO))
  if (pronta) {
    const linhas = await lerConfirmando(leitor, quem, pronta(c.valores))
    return linhas.map(([resumo]) => resumo ?? VAZIO)
  }
  await confirmar(leitor, quem)
  return lerPlanejando(pool, c)
}

/** One plan serves any values, but the rows may lie far apart. */
export const lerPreparada = async (pool: pg.Pool, forma: string, c: Consulta) => {
  const pronta = preparada(forma, c.caminho, () => c.linhas(RESUMO))
  return pronta ? emBytes(await noPool<Resumida>(pool, pronta(c.valores))) : lerPlanejando(pool, c)
}

/** The plan is made anew, for the very values that are asked. */
export const lerPlanejando = async (pool: pg.Pool, { linhas, valores }: Consulta) =>
  emBytes(await executar<Resumida>(pool, linhas(RESUMO), valores))

type Resumida = { resumo: string }
const VAZIO = Buffer.alloc(0)
const emBytes = (linhas: Resumida[]) => linhas.map(({ resumo }) => Buffer.from(resumo))
