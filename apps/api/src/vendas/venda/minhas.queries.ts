import {
  type FiltroMinhasVendas,
  type GrupoDeVenda,
  gruposDeVenda,
  VENDAS_POR_PAGINA,
} from '@balcao/contract/vendas/venda-filtro'
import type { VendaResumo } from '@balcao/contract/vendas/venda-resumo'
import { type SQL, sql } from 'drizzle-orm'
import { DE_QUEM_PERGUNTA, prepararComQuem } from '#acesso/login/sessao-aberta.queries.ts'
import type { Db } from '#infra/db/conexao.ts'
import { escreverCursor, lerCursor } from '#infra/db/cursor.ts'
import type { Preparada } from '#infra/db/preparada.ts'
import { JsonPronto } from '#infra/http/json-pronto.ts'
import type { Leitura } from '#infra/http/leitura.ts'
import { buscada } from './lista/filtros.ts'

/** Each state in the text: PostgreSQL compares it with the conditions of its partial indexes. */
const noGrupo = (grupo: GrupoDeVenda | undefined) =>
  grupo
    ? sql`venda.situacao in (${sql.raw(gruposDeVenda[grupo].map((situacao) => `'${situacao}'`).join(', '))})`
    : sql`true`

type Pagina = {
  de: { pessoa: SQL; todas: SQL; empresas: SQL }
  grupo: GrupoDeVenda | undefined
  alem?: SQL
  busca?: SQL | undefined
}

const linhas = ({ de, grupo, alem = sql`true`, busca = sql`true` }: Pagina) => sql`
  select row_to_json(t)::text as resumo from (
    select id, protocolo, situacao, situacao_em, motivo, cliente_nome as cliente, plano_nome as plano, cidade,
      mensalidade, criado_em
    from venda where vendedor_id = ${de.pessoa} and (${de.todas} or empresa_id = any(${de.empresas}))
      and ${noGrupo(grupo)} and ${alem} and ${busca}
    order by situacao_em desc, id desc ${sql.raw(`limit ${VENDAS_POR_PAGINA + 1}`)}) t`

const ALEM = sql`(situacao_em, id) < (${sql.placeholder('chave')}::timestamptz, ${sql.placeholder('id')}::uuid)`

const preparadas = new Map<string, Preparada>()

/** One prepared statement for each group, for the first page and the next ones. */
const preparada = (grupo: GrupoDeVenda | undefined, alem: boolean) => {
  const chave = `${grupo} ${alem}`
  const pronta = preparadas.get(chave)
  if (pronta) return pronta
  const pagina = { de: DE_QUEM_PERGUNTA, grupo, ...(alem && { alem: ALEM }) }
  const nova = prepararComQuem(linhas(pagina), { resumo: 'text' })
  preparadas.set(chave, nova)
  return nova
}

type Resumida = { resumo: string }

/** As `comoVista` shows a sale: what was typed in it, or everything when it created the client. */
const seVisivel = (campo: string, valor: string) =>
  sql.raw(
    `coalesce(case when venda.cliente_criado or venda.dados -> 'cliente' ? '${campo}' then ${valor} end, '')`,
  )
const VISIVEL = sql<string>`sem_acento(venda.protocolo::text || ' ' || venda.cliente_nome || ' ' ||
  ${seVisivel('cpf_cnpj', "venda.cliente ->> 'cpf_cnpj'")} || ' ' ||
  ${seVisivel('telefones', "jsonb_path_query_array(venda.cliente, '$.telefones[*].numero')::text")})`

/** What a search finds depends on its words, so it is planned anew. */
const procurar = async (db: Db, leitura: Leitura, filtro: FiltroMinhasVendas) => {
  const quem = await leitura.quem()
  const { rows } = await db.execute<Resumida>(
    linhas({
      de: {
        pessoa: sql`${quem.id}::uuid`,
        todas: sql`${quem.empresas === null}`,
        empresas: sql`${sql.param(quem.empresas ?? [])}::uuid[]`,
      },
      grupo: filtro.grupo,
      busca: buscada(quem, filtro.busca, VISIVEL),
      ...(filtro.cursor && { alem: alemDe(filtro.cursor) }),
    }),
  )
  return rows
}

const alemDe = (cursor: string) => {
  const { chave, id } = lerCursor(cursor)
  return sql`(situacao_em, id) < (${chave}::timestamptz, ${id}::uuid)`
}

/** One's own sales, the latest first. */
export const minhasVendas = async (db: Db, leitura: Leitura, filtro: FiltroMinhasVendas) => {
  const { grupo, cursor, busca } = filtro
  const lidas = busca
    ? await procurar(db, leitura, filtro)
    : (await leitura.ler<Resumida>(preparada(grupo, cursor !== undefined), cursor ? lerCursor(cursor) : {}))
        .linhas
  const itens = lidas.slice(0, VENDAS_POR_PAGINA).map(({ resumo }) => resumo)
  const proximo = lidas.length > itens.length ? cursorDe(itens.at(-1)) : null
  return JsonPronto.lista(itens, { anterior: null, proximo })
}

const cursorDe = (linha: string | undefined) => {
  if (!linha) return null
  const { situacao_em, id }: VendaResumo = JSON.parse(linha)
  return escreverCursor({ sentido: 'depois', chave: situacao_em, id })
}
