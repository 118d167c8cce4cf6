import { type SQL, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Valores } from '#infra/db/preparada.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import type { Leitura } from '#infra/http/leitura.ts'
import type { Busca } from './busca.ts'
import { ESCOPO_DE_QUEM_PERGUNTA, type Escopo, escopoDe, type Filtrado } from './lista-filtros.ts'
import {
  alemDoCursor,
  ateOLimite,
  type Caminho,
  lerJunto,
  lerPlanejando,
  porOrdem,
  valor,
} from './lista-pagina.ts'
import { veTudo } from './mascarar.ts'

/** A first look at the beginning of the list. A word that is very common fills the page right here. */
const AMOSTRA = 1_500
/** At this many matches in the sample, walking the list fills a page sooner than collecting all matches. */
const COMUM = 4
const CAMINHADA = 20_000

/**
 * A word this short only matches the beginning of words, which the index can find. It cannot find it inside a
 * word.
 */
const CURTA = 2

const contem = (palavra: string) =>
  palavra.length > CURTA
    ? sql`c.busca like ${`%${palavra}%`}`
    : sql`(c.busca like ${`${palavra}%`} or c.busca like ${`% ${palavra}%`})`

/**
 * People who may not view clients search only by name. Otherwise they could guess a document digit by digit.
 */
const NOMES = sql`sem_acento(c.nome || ' ' || coalesce(c.nome_social, '') || ' ' || coalesce(c.nome_fantasia, ''))`
const NINGUEM = sql`false`

const temDigito = (palavra: string) => /\d/.test(palavra)

/**
 * Numbers narrow a name ("Loja 24") but are not looked up in an index, where they would be documents and
 * phones.
 */
const porNomes = (palavras: string[]) => {
  if (palavras.every(temDigito)) return NINGUEM
  const condicoes = palavras.map((palavra) => sql`${NOMES} like ${`%${palavra}%`}`)
  return sql.join([...palavras.filter((p) => !temDigito(p)).map(contem), ...condicoes], sql` and `)
}

export const porPalavras = ({ palavras, email }: Busca, soNomes: boolean): SQL => {
  // A single letter among other words is no reason to refuse, but no index can use it. The longest word comes
  // first: it is the rarest, and when it is missing the others are not checked at all.
  const buscaveis = palavras.filter((palavra) => palavra.length >= CURTA).sort((a, b) => b.length - a.length)
  if (soNomes) return email ? NINGUEM : porNomes(buscaveis)
  const condicoes = buscaveis.map(contem)
  if (email) condicoes.push(sql`starts_with(c.email, ${email})`)
  return sql.join(condicoes, sql` and `)
}

/** A complete document, phone or code, each with its own index. */
const chaves = {
  documento: sql`c.cpf_cnpj = ${valor('documento')}`,
  telefone: sql`c.chaves_telefone @> array[${valor('telefone')}]::text[]`,
  codigo: sql`c.codigo = ${valor('codigo')}::integer`,
}
type Chave = keyof typeof chaves
const nomesDasChaves = Object.keys(chaves) as Chave[]

type Lugar = { forma: string; quais: SQL }

/** A document given up in a merge leads to the record that stayed. */
const DE_UM_UNIFICADO: Lugar = {
  forma: 'unificado',
  quais: sql`c.id = any(array(
    select u.unificado_com from cliente u where u.cpf_cnpj = ${valor('documento')} and u.unificado_com is not null))`,
}

const lugaresDe = (usadas: Chave[]): Lugar[] => {
  if (!usadas.length) return []
  const condicoes = usadas.map((nome) => chaves[nome])
  const todas = { forma: usadas.join(), quais: sql`(${sql.join(condicoes, sql` or `)})` }
  return usadas.includes('documento') ? [todas, DE_UM_UNIFICADO] : [todas]
}
const sabidos = new Map<string, Lugar[]>()

/**
 * Where to look up a document, phone or code, one place after the other. Empty when the text is none of them.
 */
export const lugaresDaChave = (busca: Busca): Lugar[] => {
  const usadas = nomesDasChaves.filter((nome) => busca[nome] !== null)
  const forma = usadas.join()
  const lugares = sabidos.get(forma) ?? lugaresDe(usadas)
  sabidos.set(forma, lugares)
  return lugares
}

type Procura = {
  busca: Busca
  caminho: Caminho
  filtrar: (escopo: Escopo) => Filtrado
  /** The cursor's values. */
  valores: Valores
}

/**
 * A complete document, phone or code is one index lookup. Only a text that is none of them is searched as
 * words.
 */
export const buscarPagina = async (pool: pg.Pool, leitura: Leitura, p: Procura) => {
  const { caminho } = p
  let conhecido: Pessoa | undefined
  for (const { forma, quais } of lugaresDaChave(p.busca)) {
    const junto = p.filtrar(ESCOPO_DE_QUEM_PERGUNTA)
    const valores = { ...p.valores, ...p.busca }
    const achado = await lerJunto(leitura, `${forma};${junto.forma}`, {
      caminho,
      linhas: () => alguma(caminho, sql`${quais} and ${junto.onde()}`),
      valores: { ...junto.valores, ...valores },
    })
    const { usuario, linhas } = achado
    if (linhas.length === 1) return achado
    // Several clients share the number. Sorting them means reading every one.
    if (linhas.length) {
      const dele = p.filtrar(escopoDe(usuario))
      const emOrdem = () => encontradas(caminho, sql`${quais} and ${dele.onde()}`)
      const consulta = { caminho, linhas: emOrdem, valores: { ...dele.valores, ...valores } }
      return { usuario, linhas: await lerPlanejando(pool, consulta) }
    }
    conhecido = usuario
  }
  const usuario = conhecido ?? (await leitura.quem())
  const quais = porPalavras(p.busca, !veTudo(usuario))
  return { usuario, linhas: await buscarPalavras(pool, p, p.filtrar(escopoDe(usuario)), quais) }
}

/**
 * A typed word may match half of the table or nobody, and the two need opposite plans. A common word turns up
 * while walking the list in its own order; a rare one is found by the word index. The first rows tell which
 * it is.
 */
const buscarPalavras = async (
  pool: pg.Pool,
  { caminho, ...p }: Procura,
  { onde, valores }: Filtrado,
  quais: SQL,
) => {
  const ler = (linhas: () => SQL) =>
    lerPlanejando(pool, { caminho, linhas, valores: { ...valores, ...p.valores } })
  for (const [passos, bastam] of [
    [AMOSTRA, COMUM],
    [CAMINHADA, caminho.limite + 1],
  ] as const) {
    const achadas = await ler(() => caminhando(caminho, onde(), quais, passos))
    if (achadas.length > caminho.limite) return achadas
    if (achadas.length < bastam) break
  }
  return ler(() => encontradas(caminho, sql`${quais} and ${onde()}`))
}

const caminhando = (caminho: Caminho, onde: SQL, quais: SQL, passos: number) => sql`
  select c.resumo
  from (
    select * from cliente c where ${onde} and ${alemDoCursor(caminho)}
    order by ${porOrdem(caminho)} limit ${sql.raw(String(passos))}
  ) c
  where ${quais} order by ${porOrdem(caminho)} ${ateOLimite(caminho)}`

/**
 * Finds all matches by their own index and sorts them afterwards. The barrier keeps the planner from using
 * the list's order.
 */
const encontradas = (caminho: Caminho, quais: SQL) => sql`
  select c.resumo
  from (select * from cliente c where ${quais} and ${alemDoCursor(caminho)} offset 0) c
  order by ${porOrdem(caminho)} ${ateOLimite(caminho)}`

/** A number usually belongs to one client, so there is nothing to sort, and two rows are enough. */
const alguma = (caminho: Caminho, quais: SQL) => sql`
  select c.resumo from cliente c where ${quais} and ${alemDoCursor(caminho)} limit 2`
