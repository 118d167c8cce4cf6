import type { Configuracao } from '@balcao/contract/provedor/configuracao-catalogo'
import type { FiltroVenda } from '@balcao/contract/vendas/lista-filtro'
import { type VisaoDeVenda, visao } from '@balcao/contract/vendas/visao'
import { SQL, sql } from 'drizzle-orm'
import { veTudo } from '#clientes/cliente/mascarar.ts'
import { contemPalavras, peloNumero } from '#infra/db/busca.ts'
import type { Db } from '#infra/db/conexao.ts'
import { meiaNoite } from '#infra/db/meia-noite.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import { venda } from '../venda.table.ts'

/** Each state in the text: PostgreSQL compares it with the conditions of its partial indexes. */
const nasSituacoes = (situacoes: readonly string[]) =>
  sql.raw(`venda.situacao in (${situacoes.map((situacao) => `'${situacao}'`).join(', ')})`)

/** The states of a queue. Its day, where it has one, is a condition of its own. */
export const daVisao = (nome: VisaoDeVenda | undefined) =>
  nome ? nasSituacoes(visao(nome).situacoes) : sql`true`

const hoje = (fuso: string) => sql`(now() at time zone ${fuso})::date`
const ateHoje = (fuso: string) => sql`venda.agendamento_data <= ${hoje(fuso)}`

/** After how many hours a sale in this queue is late. */
export const prazoDaVisao = (nome: VisaoDeVenda, configuracao: Configuracao) => {
  const { prazo } = visao(nome)
  return prazo ? configuracao[prazo] : null
}

/** Too long in its state, or not installed on its day. */
const atrasada = (nome: VisaoDeVenda, configuracao: Configuracao) => {
  if (visao(nome).ateHoje) return sql`venda.agendamento_data < ${hoje(configuracao.fuso_horario)}`
  const horas = prazoDaVisao(nome, configuracao)
  return horas === null ? sql`false` : sql`venda.situacao_em < now() - make_interval(hours => ${horas})`
}

/** `protocolo`: of the one sale that is meant. */
export type Criterios = Omit<FiltroVenda, 'ordem' | 'cursor' | 'limite'> & { protocolo?: number }

/** Whether the list is a queue as everybody sees it, with nothing else that narrows it. */
export const ehSoAFila = ({ visao: nome, ordem: _, cursor: __, limite: ___, ...outros }: FiltroVenda) =>
  !(nome && visao(nome).ateHoje) &&
  Object.values(outros).every((valor) => valor === undefined || valor === '')

const PROTOCOLO_E_NOME = sql<string>`sem_acento(venda.protocolo::text || ' ' || venda.cliente_nome)`

/**
 * People who may not view clients search by what is shown to them: name and protocol, if nothing else is said. Otherwise
 * they could guess a document digit by digit.
 */
export const buscada = (quem: Pessoa, busca: string | undefined, visivel = PROTOCOLO_E_NOME) => {
  if (!busca) return undefined
  const palavras = contemPalavras(venda.busca, busca)
  if (veTudo(quem)) return palavras
  return sql`${palavras} and ${contemPalavras(visivel, busca)}`
}

/** Sales of the person's companies: all of them, or their own. */
export const alcance = (quem: Pessoa) => {
  const partes = [
    quem.empresas === null ? undefined : sql`venda.empresa_id = any(${sql.param(quem.empresas)}::uuid[])`,
    quem.pode('LISTAR.TODAS_VENDAS') ? undefined : sql`venda.vendedor_id = ${quem.id}::uuid`,
  ]
  return sql.join([sql`true`, ...partes.filter((parte) => parte !== undefined)], sql` and `)
}

/** The conditions of a list, for these very values. */
export const condicoes = (quem: Pessoa, filtro: Criterios, configuracao: Configuracao): SQL => {
  const f = filtro
  const fuso = configuracao.fuso_horario
  const marco = f.marco && sql.raw(`venda.${f.marco}_em`)
  const partes = [
    f.visao && daVisao(f.visao),
    f.visao && visao(f.visao).ateHoje && ateHoje(fuso),
    f.visao && f.atrasadas && atrasada(f.visao, configuracao),
    f.situacao && nasSituacoes([f.situacao]),
    marco && sql`${marco} is not null`,
    marco && f.marco_de && sql`${marco} >= ${meiaNoite(f.marco_de, fuso, 0)}`,
    marco && f.marco_ate && sql`${marco} < ${meiaNoite(f.marco_ate, fuso, 1)}`,
    f.protocolo !== undefined && sql`venda.protocolo = ${f.protocolo}::bigint`,
    f.cliente_id && sql`venda.cliente_id = ${f.cliente_id}::uuid`,
    f.empresa_id && sql`venda.empresa_id = ${f.empresa_id}::uuid`,
    f.canal_venda_id && sql`venda.canal_venda_id = ${f.canal_venda_id}::uuid`,
    f.vendedor_id && sql`venda.vendedor_id = ${f.vendedor_id}::uuid`,
    f.plano_id && sql`venda.plano_id = ${f.plano_id}::uuid`,
    f.codigo_ibge && sql`venda.codigo_ibge = ${f.codigo_ibge}::integer`,
    f.criado_de && sql`venda.criado_em >= ${meiaNoite(f.criado_de, fuso, 0)}`,
    f.criado_ate && sql`venda.criado_em < ${meiaNoite(f.criado_ate, fuso, 1)}`,
    f.valor_de === undefined ? undefined : sql`venda.mensalidade >= ${f.valor_de}::integer`,
    f.valor_ate === undefined ? undefined : sql`venda.mensalidade <= ${f.valor_ate}::integer`,
    buscada(quem, f.busca),
  ]
  return sql.join([alcance(quem), ...partes.filter((parte) => parte instanceof SQL)], sql` and `)
}

/** For a sale's protocol. */
export const comProtocolo = (db: Db, quem: Pessoa, filtro: Criterios, configuracao: Configuracao) =>
  peloNumero(
    db,
    filtro,
    (protocolo) => ({ protocolo }),
    (soEle) => sql`select 1 from venda where ${condicoes(quem, soEle, configuracao)}`,
  )
