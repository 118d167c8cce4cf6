import type { AdicionalDaOferta, Oferta, PromocaoDaOferta } from '@balcao/contract/catalogo/oferta'
import type { RecursoDoPlano } from '@balcao/contract/catalogo/plano'
import { type SQL, sql } from 'drizzle-orm'
import { situacaoEm } from '#catalogo/promocao/promocao-escopo.ts'
import type { Db } from '#infra/db/conexao.ts'
import type { Criterios } from './criterios.ts'

// The parts of many offers at once: five hundred plans take as many queries as one.

const idsDe = (ids: readonly string[]) => sql`${sql.param(ids)}::uuid[]`

/** Groups rows by the column that they belong to, which is then removed from each. */
const agrupar = <D extends string, L extends Record<D, string>>(linhas: L[], dono: D) => {
  const grupos = new Map<string, Omit<L, D>[]>()
  for (const { [dono]: id, ...resto } of linhas) {
    const grupo = grupos.get(id)
    if (grupo) grupo.push(resto)
    else grupos.set(id, [resto])
  }
  return grupos
}

/** In the order of the plan's card. */
const recursosDosPlanos = (planos: readonly string[]) => sql<{ plano_id: string } & RecursoDoPlano>`
  select l.plano_id, r.id, r.nome, r.icone, r.cor
  from plano_recurso l join recurso r on r.id = l.recurso_id
  where l.plano_id = any(${idsDe(planos)}) order by l.ordem`

/**
 * What is sold with each plan today, at the plan's own price or at the additional's. An incompatible pair is stored
 * once: naming it on one of the two is enough for the check.
 */
const adicionaisDosPlanos = (planos: readonly string[]) => sql<{ plano_id: string } & AdicionalDaOferta>`
  with vendido as materialized (
    select l.plano_id, l.ordem, a.id, a.nome, a.descricao, a.categoria, a.icone, a.cobranca,
      coalesce(l.valor, a.valor) as valor, l.obrigatorio, a.quantidade_maxima
    from plano_adicional l join adicional a on a.id = l.adicional_id
    where l.plano_id = any(${idsDe(planos)}) and a.ativo and a.excluido_em is null),
  par as materialized (
    select menor_id, array_agg(maior_id order by maior_id) as maiores from adicional_incompativel
    where menor_id in (select id from vendido) and maior_id in (select id from vendido) group by menor_id)
  select v.plano_id, v.id, v.nome, v.descricao, v.categoria, v.icone, v.cobranca, v.valor, v.obrigatorio,
    v.quantidade_maxima, coalesce(par.maiores, '{}') as incompativel_com
  from vendido v left join par on par.menor_id = v.id order by v.ordem`

type Valendo = PromocaoDaOferta & { todos_planos: boolean; planos: string[] | null }

const ADICIONAIS = sql`array(
  select json_build_object('id', l.adicional_id, 'valor_promocional', l.valor_promocional, 'meses', l.meses,
    'obrigatorio', l.obrigatorio)
  from promocao_adicional l where l.promocao_id = promocao.id order by l.ordem)`

/** Promotions valid on the day, in that place and through that channel, with uses left. */
const promocoesValendo = (planos: readonly string[], criterios: Criterios) => {
  const { dia, codigo_ibge, canal_venda_id, cupom } = criterios
  return sql<Valendo>`
    -- Separate, so that it is computed once. The planner would repeat it for each promotion.
    with citados as materialized (
      select l.promocao_id, array_agg(l.plano_id) as planos
      from unnest(${idsDe(planos)}) as pedido (id) join promocao_plano l on l.plano_id = pedido.id
      group by l.promocao_id)
    select promocao.id, promocao.nome, promocao.descricao, promocao.codigo, promocao.desconto_mensalidade,
      promocao.desconto_instalacao, promocao.duracao_meses, promocao.cumulativa, promocao.prioridade,
      promocao.vigencia_fim::text, promocao.todos_canais, promocao.todas_cidades, promocao.todos_planos,
      citados.planos, ${ADICIONAIS} as adicionais
    from promocao left join citados on citados.promocao_id = promocao.id
    where promocao.excluido_em is null and ${situacaoEm(dia)} = 'VALENDO'
      and (promocao.todos_planos or citados.planos is not null)
      and (promocao.codigo is null or promocao.codigo = ${cupom ?? null})
      and (promocao.todas_cidades or ${codigo_ibge ?? null}::integer is null or promocao.id in (
        select l.promocao_id from promocao_cidade l where l.codigo_ibge = ${codigo_ibge ?? null}::integer))
      and (promocao.todos_canais or ${canal_venda_id ?? null}::uuid is null or promocao.id in (
        select l.promocao_id from promocao_canal l where l.canal_venda_id = ${canal_venda_id ?? null}::uuid))
    order by promocao.prioridade desc, promocao.id`
}

/** The statements that read the parts of these plans. */
export const consultasDasPartes = (planos: readonly string[], criterios: Criterios) => ({
  recursos: recursosDosPlanos(planos),
  adicionais: adicionaisDosPlanos(planos),
  promocoes: promocoesValendo(planos, criterios),
})

/** What is sold with a plan today, also when the plan itself is not sold any more. */
export const adicionaisDoPlano = async (db: Db, plano: string): Promise<AdicionalDaOferta[]> => {
  const { rows } = await db.execute(adicionaisDosPlanos([plano]))
  const linhas = rows as unknown as ({ plano_id: string } & AdicionalDaOferta)[]
  return linhas.map(({ plano_id: _, ...adicional }) => adicional)
}

type LinhasDe<C> = { [N in keyof C]: C[N] extends SQL<infer L> ? L[] : never }
export type PartesLidas = LinhasDe<ReturnType<typeof consultasDasPartes>>
export type SemPartes = Omit<Oferta, 'recursos' | 'adicionais' | 'promocoes'>

/** Gives each plan its own. */
export const distribuirPartes = ({ recursos, adicionais, promocoes }: PartesLidas) => {
  const recursosDe = agrupar(recursos, 'plano_id') as Map<string, RecursoDoPlano[]>
  const adicionaisDe = agrupar(adicionais, 'plano_id') as Map<string, AdicionalDaOferta[]>
  const lidas = promocoes.map(({ todos_planos, planos, ...promocao }) => ({
    promocao,
    vale: todos_planos ? null : new Set(planos ?? []),
  }))
  return (plano: SemPartes): Oferta => ({
    ...plano,
    recursos: recursosDe.get(plano.id) ?? [],
    adicionais: adicionaisDe.get(plano.id) ?? [],
    promocoes: lidas
      .filter(({ vale }) => vale === null || vale.has(plano.id))
      .map(({ promocao }) => promocao),
  })
}
