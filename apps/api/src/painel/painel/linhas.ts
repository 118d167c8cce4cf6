import { type Periodo, passoDo, periodoAnterior, trechosDo } from '@balcao/contract/painel/periodo'
import { type SQL, sql } from 'drizzle-orm'
import { DE_QUEM_PERGUNTA } from '#acesso/login/sessao-aberta.queries.ts'
import { type Corte, somasPorDia } from '../soma/dias.ts'
import { NOMES } from '../soma/somas.ts'

/** Where the figures come from: the kept sums, or the sales themselves: all of them, or somebody's own. */
export type Fonte = 'somas' | 'vendas' | 'proprias'

const { pessoa, todas, empresas, pode } = DE_QUEM_PERGUNTA
export const VE_TODAS = pode('LISTAR.TODAS_VENDAS')

const lugar = (nome: string, tipo: string) => sql`${sql.placeholder(nome)}::${sql.raw(tipo)}`
const FUSO = lugar('fuso', 'text')
/** That of the sums: they are only asked while it is the provider's. */
const FUSO_DAS_SOMAS = sql`(select fuso from painel_contagem)`

/** What the person reaches, and of it what they asked for. */
const NO_RECORTE = sql`(${todas} or s.empresa_id = any(${empresas}))
  and (${lugar('empresa_id', 'uuid')} is null or s.empresa_id = ${lugar('empresa_id', 'uuid')})
  and (${lugar('canal_venda_id', 'uuid')} is null or s.canal_venda_id = ${lugar('canal_venda_id', 'uuid')})`

/** Of each period there are at most so many. */
const TRECHOS_NO_MAXIMO = 3
const lugarDoTrecho = (atual: boolean, i: number) => `${atual ? 'atual' : 'antes'}_${i}`
const trechosDe = (atual: boolean) =>
  Array.from({ length: TRECHOS_NO_MAXIMO }, (_, i) => {
    const nome = lugarDoTrecho(atual, i)
    return sql`(${sql.raw(String(atual))}, ${lugar(`${nome}_grao`, 'text')}, ${lugar(`${nome}_de`, 'date')},
      ${lugar(`${nome}_ate`, 'date')})`
  })
/** Always as many, those that are missing with nothing in them: PostgreSQL plans a list of unknown length each time. */
const TRECHOS = sql`(values ${sql.join([...trechosDe(true), ...trechosDe(false)], sql`, `)}) as p(atual, grao, de, ate)`
/** The present and the earlier period, as a whole. */
const PERIODOS = sql`(values (true, ${lugar('de', 'date')}, ${lugar('ate', 'date')}),
  (false, ${lugar('antes_de', 'date')}, ${lugar('antes_ate', 'date')})) as p(atual, de, ate)`

const RESTO = sql`s.corte, s.inicio, s.chave, s.canal_venda_id, ${NOMES}`

/** From the first day of the earlier period to the last of the present one. */
const nosDois = (fuso: SQL) => sql`q.em >= ${lugar('antes_de', 'date')}::timestamp at time zone ${fuso}
  and q.em < (${lugar('ate', 'date')} + 1)::timestamp at time zone ${fuso}`

const dasVendas = (vendas: SQL, fuso: SQL, cortes: readonly Corte[]) => sql`
  select p.atual, ${RESTO} from (${somasPorDia(vendas, fuso, cortes, nosDois(fuso))}) s
  join ${PERIODOS} on s.inicio between p.de and p.ate`

const nosCortes = (cortes: readonly Corte[]) => sql.raw(cortes.map((corte) => `'${corte}'`).join(', '))

/** Who sees everything and asks for no part of it reads what is over every company and channel. */
const JUNTAS = sql`p.grao || case when ${todas} and ${lugar('empresa_id', 'uuid')} is null
  and ${lugar('canal_venda_id', 'uuid')} is null then 'T' else '' end`
const POR_CANAL = sql`p.grao`

const dasSomas = (quais: SQL, grao: SQL) => sql`
  select p.atual, ${RESTO} from ${TRECHOS}
  join painel_soma s on ${quais} and s.grao = ${grao} and s.inicio between p.de and p.ate
  where ${NO_RECORTE}`
const deTodos = (cortes: readonly Corte[]) => sql`s.corte in (${nosCortes(cortes)}) and ${VE_TODAS}`
/** Somebody's own figures are those of one seller. */
const DO_VENDEDOR = sql`s.corte = 'VENDEDOR' and s.chave = ${pessoa}::text and not ${VE_TODAS}`

/** Sums, and the changes that are not in them yet. One statement sees both at the same moment. */
const somadas = (somas: readonly SQL[], cortes: readonly Corte[]) => {
  const mudancas = sql`select s.* from painel_mudanca s
    where (${VE_TODAS} or s.vendedor_id = ${pessoa}) and ${NO_RECORTE}`
  return sql.join([...somas, dasVendas(mudancas, FUSO_DAS_SOMAS, cortes)], sql` union all `)
}

const contadas = (quais: SQL, cortes: readonly Corte[]) =>
  dasVendas(sql`select 1 as sinal, s.* from venda s where ${quais} and ${NO_RECORTE}`, FUSO, cortes)
const PROPRIAS = sql`s.vendedor_id = ${pessoa}`

/** The figures of both periods by day (or month) and whatever they are told apart by. */
export const linhasDoPainel: Record<Fonte, (cortes: readonly Corte[]) => SQL> = {
  somas: (cortes) => somadas([dasSomas(deTodos(cortes), JUNTAS), dasSomas(DO_VENDEDOR, JUNTAS)], cortes),
  vendas: (cortes) => contadas(VE_TODAS, cortes),
  proprias: (cortes) => contadas(PROPRIAS, cortes),
}

/** The same by channel too, which only the rows over all sales say. Of one seller nothing else is kept. */
export const linhasDosCortes: typeof linhasDoPainel = {
  ...linhasDoPainel,
  somas: (cortes) => {
    const outros = cortes.filter((corte) => corte !== 'TODAS')
    return somadas([dasSomas(deTodos(['TODAS']), POR_CANAL), dasSomas(deTodos(outros), JUNTAS)], cortes)
  },
}

/** What the statement wants to know besides who is asking. */
export const valoresDoPainel = (
  filtro: Periodo & { empresa_id?: string | undefined; canal_venda_id?: string | undefined },
  passo = passoDo(filtro),
) => {
  const periodo = { de: filtro.de, ate: filtro.ate }
  const anterior = periodoAnterior(periodo)
  const trechos = [
    ...trechosDo(periodo, passo).map((trecho, i) => ({ ...trecho, nome: lugarDoTrecho(true, i) })),
    ...trechosDo(anterior, 'mes').map((trecho, i) => ({ ...trecho, nome: lugarDoTrecho(false, i) })),
  ]
  return {
    empresa_id: filtro.empresa_id,
    canal_venda_id: filtro.canal_venda_id,
    ...periodo,
    antes_de: anterior.de,
    antes_ate: anterior.ate,
    ...Object.fromEntries(
      trechos.flatMap(({ nome, grao, de, ate }) => [
        [`${nome}_grao`, grao],
        [`${nome}_de`, de],
        [`${nome}_ate`, ate],
      ]),
    ),
    passo: passo === 'dia' ? 'day' : 'month',
  }
}
