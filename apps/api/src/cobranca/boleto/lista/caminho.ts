import type { FiltroBoleto } from '@balcao/contract/cobranca/boleto-filtro'
import { ordemDosBoletos } from '@balcao/contract/cobranca/boleto-ordem'
import { type SQL, sql } from 'drizzle-orm'
import { emPagina, lerTrecho, type Trecho } from '#infra/db/trecho.ts'

/** What each order goes by, and how its value is read back from the cursor. */
const TIPOS = {
  a_vencer: 'date',
  vencimento: 'date',
  pago_em: 'date',
  valor: 'bigint',
} as const

export type Caminho = Trecho<keyof typeof TIPOS>

export const caminhoDe = (filtro: FiltroBoleto): Caminho =>
  lerTrecho<keyof typeof TIPOS>(ordemDosBoletos(filtro), filtro)

/** What was never paid has no place in the order of payments. */
const naOrdem = ({ ordem }: Caminho) => (ordem === 'pago_em' ? sql`boleto.situacao = 'PAGO'` : sql`true`)

const alemDoCursor = ({ ordem, descendo, lido }: Caminho) =>
  lido
    ? sql`(${sql.raw(`boleto.${ordem}`)}, boleto.id) ${sql.raw(descendo ? '<' : '>')}
        (${lido.chave}::${sql.raw(TIPOS[ordem])}, ${lido.id}::uuid)`
    : sql`true`

const porOrdem = ({ ordem, descendo }: Caminho, de: string) => {
  const direcao = descendo ? 'desc' : 'asc'
  return sql.raw(`${de}.${ordem} ${direcao}, ${de}.id ${direcao}`)
}
/** One row more tells whether there is another page. */
const ateOLimite = ({ limite }: Caminho) => sql.raw(`limit ${limite + 1}`)

const NA_LINHA = sql.raw(
  [
    'id',
    'numero',
    'origem',
    'descricao',
    'competencia',
    'valor',
    'vencimento',
    'situacao',
    'registro',
    'nosso_numero',
  ]
    .concat(['pago_em', 'valor_pago', 'meio', 'cliente_id', 'cliente_plano_id', 'venda_id', 'empresa_id'])
    .concat(['criado_em', 'a_vencer'])
    .map((coluna) => `boleto.${coluna}`)
    .join(', '),
)

const ondeEmOrdem = (caminho: Caminho, onde: SQL) => sql`
  select ${NA_LINHA} from boleto where ${onde} and ${naOrdem(caminho)} and ${alemDoCursor(caminho)}
  order by ${porOrdem(caminho, 'boleto')} ${ateOLimite(caminho)}`

/**
 * `BUSCA`: what a search finds is sorted; the barrier keeps the planner from walking the whole order for it. `POUCOS`: few
 * by themselves. Otherwise each company is walked by itself, so a page costs the same for any mix of them.
 */
export type Modo = 'BUSCA' | 'POUCOS' | 'EM_CADA_EMPRESA'

export const primeiros = (caminho: Caminho, modo: Modo, onde: SQL, alcancadas: SQL) => {
  if (modo === 'BUSCA')
    return sql`select ${NA_LINHA} from (
        select * from boleto where ${onde} and ${naOrdem(caminho)} and ${alemDoCursor(caminho)} offset 0) boleto
      order by ${porOrdem(caminho, 'boleto')} ${ateOLimite(caminho)}`
  if (modo === 'POUCOS') return ondeEmOrdem(caminho, onde)
  return sql`
    select b.* from empresa cross join lateral (
      ${ondeEmOrdem(caminho, sql`boleto.empresa_id = empresa.id and ${onde}`)}) b
    where ${alcancadas} order by ${porOrdem(caminho, 'b')} ${ateOLimite(caminho)}`
}

/**
 * Those of `linhas` that have the words. Each one's text is looked up by its id: the planner would look for the words in all
 * texts otherwise.
 */
export const comPalavras = (caminho: Caminho, linhas: SQL, palavras: SQL) => sql`
  select boleto.* from (${linhas}) boleto cross join lateral (
    select texto from boleto_busca where boleto_id = boleto.id offset 0) boleto_busca
  where ${palavras} order by ${porOrdem(caminho, 'boleto')} ${ateOLimite(caminho)}`

/** `resumo`: as the contract writes it. The others make the cursor. */
export type Linha = { resumo: string; chave: string; id: string }

const RESUMO = sql`json_build_object('id', p.id, 'numero', p.numero, 'origem', p.origem, 'descricao', p.descricao,
  'competencia', p.competencia, 'valor', p.valor, 'vencimento', p.vencimento, 'situacao', p.situacao,
  'registro', p.registro, 'nosso_numero', p.nosso_numero, 'pago_em', p.pago_em, 'valor_pago', p.valor_pago,
  'meio', p.meio, 'cliente', case when c.id is not null then json_build_object('id', c.id, 'nome', c.nome) end,
  'cliente_plano_id', p.cliente_plano_id, 'venda_id', p.venda_id, 'criado_em', p.criado_em,
  'empresa', e.nome_fantasia)::text`

/** The rows with the names that they only point to. */
export const comNomes = (caminho: Caminho, linhas: SQL) => sql`
  select ${RESUMO} as resumo, ${sql.raw(`p.${caminho.ordem}`)}::text as chave, p.id::text as id
  from (${linhas}) p join empresa e on e.id = p.empresa_id left join cliente c on c.id = p.cliente_id
  order by ${porOrdem(caminho, 'p')}`

export const porId = (ids: readonly string[]) => sql`
  select ${RESUMO} as resumo from boleto p join empresa e on e.id = p.empresa_id left join cliente c on c.id = p.cliente_id
  where p.id = any(${sql.param([...ids])}::uuid[]) order by p.vencimento, p.id`

/** The page of what was read, with where it begins and ends. */
export const paginaDe = (caminho: Caminho, lidas: readonly Linha[]) => {
  const { linhas, ...pontas } = emPagina(caminho, lidas, ({ chave, id }) => ({ chave, id }))
  return { linhas: linhas.map(({ resumo }) => resumo), ...pontas }
}
