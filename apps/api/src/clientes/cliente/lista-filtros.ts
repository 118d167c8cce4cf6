import type { FiltroCliente } from '@balcao/contract/clientes/cliente/filtro'
import { codigosDasUfs } from '@balcao/contract/provedor/uf'
import { type SQL, sql } from 'drizzle-orm'
import { DE_QUEM_PERGUNTA } from '#acesso/login/sessao-aberta.queries.ts'
import { meiaNoite } from '#infra/db/meia-noite.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import type { Ordem } from './lista-pagina.ts'

type Criterio = keyof Omit<FiltroCliente, 'busca' | 'ordem' | 'cursor' | 'limite'>
type Criterios = Pick<FiltroCliente, Criterio>

const valor = (nome: string) => sql`${sql.placeholder(nome)}`

const doEstado = sql`c.codigo_ibge between ${valor('uf')}::integer * 100000 and ${valor('uf')}::integer * 100000 + 99999`

/** Each filter as separate text: the statement depends on which filters are used, never on their values. */
const condicoes: Record<Criterio, SQL> = {
  situacao: sql`c.situacao = ${valor('situacao')}`,
  tipo_pessoa: sql`c.tipo_pessoa = ${valor('tipo_pessoa')}`,
  empresa_id: sql`c.empresa_id = ${valor('empresa_id')}::uuid`,
  codigo_ibge: sql`c.codigo_ibge = ${valor('codigo_ibge')}::integer`,
  uf: doEstado,
  restrito: sql`(c.restricao is not null) = ${valor('restrito')}::boolean`,
  origem: sql`c.origem = ${valor('origem')}`,
  criado_de: sql`c.criado_em >= ${meiaNoite(valor('criado_de'), valor('fuso'), 0)}`,
  criado_ate: sql`c.criado_em < ${meiaNoite(valor('criado_ate'), valor('fuso'), 1)}`,
}
const criterios = Object.keys(condicoes) as Criterio[]
const EXISTE = sql`c.excluido_em is null`
/** This filter's index contains only restricted clients. */
const SO_RESTRITOS = sql`c.restricao is not null`

/** The companies that a list covers: a name for the shape, its condition and that condition's value. */
export type Escopo = { chave: string; condicao?: SQL; empresas?: string | readonly string[] }

/** With one company, its own index is walked. With several, each row is checked. */
const UMA = sql`c.empresa_id = ${valor('escopo')}::uuid`
const VARIAS = sql`c.empresa_id = any(${valor('escopo')}::uuid[])`
export const escopoDe = ({ empresas }: Pessoa): Escopo => {
  if (empresas === null) return { chave: 'todas' }
  const [primeira] = empresas
  return primeira !== undefined && empresas.length === 1
    ? { chave: 'uma', condicao: UMA, empresas: primeira }
    : { chave: 'varias', condicao: VARIAS, empresas }
}

const { todas, empresas } = DE_QUEM_PERGUNTA
/** For a question that is sent before it is known who asks. */
export const ESCOPO_DE_QUEM_PERGUNTA: Escopo = {
  chave: 'quem',
  condicao: sql`(${todas} or c.empresa_id = any(${empresas}))`,
}
/** The whole list for people who reach every company, and nothing for others: then it does not even start. */
export const SO_DE_QUEM_ALCANCA_TUDO: Escopo = { chave: 'tudo', condicao: todas }

/** A range may hold a few clients or all of them. Only its values tell which plan is right. */
const DE_FAIXA = new Set<Criterio>(['uf', 'criado_de', 'criado_ate'])

export const semFiltro = (filtro: Criterios) => criterios.every((nome) => filtro[nome] === undefined)

/** A list's filter: one name for its shape, its condition, and this request's values. */
export type Filtrado = ReturnType<typeof filtrar>
export const filtrar = ({ chave, condicao, empresas }: Escopo, filtro: Criterios, fuso: string) => {
  const usados = criterios.filter((nome) => filtro[nome] !== undefined)
  const parte = (nome: Criterio) => (nome === 'restrito' && filtro.restrito ? SO_RESTRITOS : condicoes[nome])
  return {
    /**
     * Whether one plan fits any values. True for the order of creation, which the filters' indexes have too.
     */
    planoUnico: (ordem: Ordem) =>
      !usados.length || (ordem === 'criado_em' && !usados.some((nome) => DE_FAIXA.has(nome))),
    forma: usados.length ? [chave, ...usados, filtro.restrito === true].join() : chave,
    /** Only built for a statement that does not exist yet. */
    onde: () => sql.join([EXISTE, ...(condicao ? [condicao] : []), ...usados.map(parte)], sql` and `),
    valores: {
      ...filtro,
      fuso,
      uf: filtro.uf && codigosDasUfs[filtro.uf],
      escopo: empresas,
    },
  }
}
