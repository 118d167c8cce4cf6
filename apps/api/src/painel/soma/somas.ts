import { contadaEm } from '@balcao/contract/vendas/marco'
import { sql } from 'drizzle-orm'

/** When something of a sale is counted. */
const quandos = Object.values(contadaEm)
type Quando = (typeof quandos)[number]

/** What is added up, on which day: an expression over one sale, `s`. */
type Soma = { em: Quando; de: string }

const quantas = (em: Quando) => ({ em, de: '1' })
const valor = (em: Quando) => ({ em, de: 's.mensalidade' })
/** Of the sales of a day, how many have come so far by now, and in how much time since the step before. */
const chegaram = (ate: string) => ({ em: contadaEm.vendidas, de: `(s.${ate} is not null)::integer` })
const segundos = (de: string, ate: string) => ({
  em: contadaEm.vendidas,
  de: `coalesce(extract(epoch from s.${ate} - s.${de})::bigint, 0)`,
})

/** Every figure of the panel, defined once: the kept sums and the direct count are both made from it. */
const somas = {
  vendidas: quantas(contadaEm.vendidas),
  vendidas_valor: valor(contadaEm.vendidas),
  aprovadas: quantas(contadaEm.aprovadas),
  aprovadas_valor: valor(contadaEm.aprovadas),
  instaladas: quantas(contadaEm.instaladas),
  instaladas_valor: valor(contadaEm.instaladas),
  reprovadas: quantas(contadaEm.reprovadas),
  reprovadas_valor: valor(contadaEm.reprovadas),
  canceladas: quantas(contadaEm.canceladas),
  canceladas_valor: valor(contadaEm.canceladas),
  chegaram_analise: chegaram('analise_em'),
  segundos_analise: segundos('criado_em', 'analise_em'),
  chegaram_aprovada: chegaram('aprovada_em'),
  segundos_aprovada: segundos('analise_em', 'aprovada_em'),
  chegaram_agendada: chegaram('agendada_em'),
  segundos_agendada: segundos('aprovada_em', 'agendada_em'),
  chegaram_concluida: chegaram('concluida_em'),
  segundos_concluida: segundos('agendada_em', 'concluida_em'),
  chegaram_reprovada: chegaram('reprovada_em'),
  chegaram_cancelada: chegaram('cancelada_em'),
} as const satisfies Record<string, Soma>

export type NomeDaSoma = keyof typeof somas
export const nomesDasSomas = Object.keys(somas) as NomeDaSoma[]

const lista = (escrever: (nome: NomeDaSoma) => string, nomes = nomesDasSomas) =>
  sql.raw(nomes.map(escrever).join(',\n'))

export const NOMES = lista((nome) => nome)
/** Of rows that are sums already. */
export const somadas = (nomes = nomesDasSomas) => lista((nome) => `sum(${nome})::bigint as ${nome}`, nomes)
export const MAIS = lista((nome) => `${nome} = painel_soma.${nome} + excluded.${nome}`)

/** Each thing that is counted of the sales `s`, as a row of its own: `q.quando` and `q.em`. */
export const CADA_QUANDO = sql.raw(
  `cross join lateral (values ${quandos.map((quando, i) => `(${i}, s.${quando})`).join(', ')}) as q(quando, em)`,
)
/** Of sales with a sign: −1 takes one out. */
export const SOMAS_DAS_VENDAS = lista((nome) => {
  const { em, de } = somas[nome]
  return `coalesce(sum(s.sinal * ${de}) filter (where q.quando = ${quandos.indexOf(em)}), 0)::bigint as ${nome}`
})
