import { type SQL, sql } from 'drizzle-orm'
import type pg from 'pg'
import { executar } from '../db/preparada.ts'
import type { Busca } from './busca.ts'
import {
  alemDoCursor,
  type Caminho,
  LIMITE,
  type PaginaLida,
  paginaDe,
  porOrdem,
  preparada,
  SEPARADOR,
  valor,
} from './lista-pagina.ts'

/** How far the list is walked in its own order before the index of words is asked instead. */
const PASSOS = 4_000
/** A word this short is looked for as a word's beginning, which the index can find; within a word it cannot. */
const CURTA = 2

const contem = (palavra: string) =>
  palavra.length > CURTA
    ? sql`c.busca like ${`%${palavra}%`}`
    : sql`(c.busca like ${`${palavra}%`} or c.busca like ${`% ${palavra}%`})`

/** Who may not view clients finds them by name: a document guessed digit by digit would be a document read. */
const NOMES = sql`sem_acento(c.nome || ' ' || coalesce(c.nome_social, '') || ' ' || coalesce(c.nome_fantasia, ''))`

export const porPalavras = ({ palavras }: Busca, soNomes: boolean): SQL => {
  // One letter beside others is no reason to refuse, but narrows nothing that an index could tell.
  const buscaveis = palavras.filter((palavra) => palavra.length >= CURTA)
  const condicoes = buscaveis.flatMap((palavra) =>
    soNomes ? [contem(palavra), sql`${NOMES} like ${`%${palavra}%`}`] : [contem(palavra)],
  )
  return sql.join(condicoes, sql` and `)
}

/** A whole document, phone or code, each by its own index; null where the text is none of them. */
const chaves = {
  documento: sql`c.cpf_cnpj = ${valor('documento')}`,
  telefone: sql`c.chaves_telefone @> array[${valor('telefone')}]::text[]`,
  codigo: sql`c.codigo = ${valor('codigo')}::integer`,
}
const nomesDasChaves = Object.keys(chaves) as (keyof typeof chaves)[]

export const porChave = (busca: Busca): { forma: string; quais: SQL } | null => {
  const usadas = nomesDasChaves.filter((nome) => busca[nome] !== null)
  if (!usadas.length) return null
  const condicoes = usadas.map((nome) => chaves[nome])
  return { forma: usadas.join(), quais: sql`(${sql.join(condicoes, sql` or `)})` }
}

type Procura = {
  busca: Busca
  /** Of the filter, to tell prepared statements apart. */
  forma: string
  caminho: Caminho
  onde: SQL
  valores: Record<string, unknown>
  limite: number
  soNomes: boolean
}

/**
 * What was typed may be half of the table or nobody in it, and the two want opposite plans. A common word turns up
 * within the first few thousand rows of the list's order; what does not is rare enough for the index of words.
 */
export const buscarPagina = async (pool: pg.Pool, p: Procura): Promise<PaginaLida | undefined> => {
  const chave = porChave(p.busca)
  if (chave) {
    const consulta = preparada(`${chave.forma};${p.forma}`, p.caminho, () => encontradas(p, chave.quais))
    const [exata] = await consulta(pool, { ...p.valores, ...p.busca })
    if (exata?.linhas) return exata
  }
  const palavras = porPalavras(p.busca, p.soNomes)
  const andando = await ler(
    pool,
    p,
    sql`select c.resumo from (
      select * from cliente c where ${p.onde} and ${alemDoCursor(p.caminho)} order by ${porOrdem(p.caminho)} limit ${sql.raw(String(PASSOS))}
    ) c where ${palavras} order by ${porOrdem(p.caminho)} ${LIMITE}`,
  )
  return cheia(andando, p.limite) ? andando : ler(pool, p, encontradas(p, palavras))
}

/** All that match, by their own index, and then in order: the barrier keeps the list's order out of the plan. */
const encontradas = (p: Procura, quais: SQL) => sql`
  select c.resumo
  from (select * from cliente c where ${quais} and ${p.onde} and ${alemDoCursor(p.caminho)} offset 0) c
  order by ${porOrdem(p.caminho)} ${LIMITE}`

const ler = async (pool: pg.Pool, p: Procura, linhas: SQL) =>
  (await executar<PaginaLida>(paginaDe(linhas))(pool, p.valores))[0]

const cheia = (lida: PaginaLida | undefined, limite: number) =>
  (lida?.linhas?.split(SEPARADOR).length ?? 0) > limite
