import type { Referencia } from '@balcao/contract/base/escolha'
import { sql } from 'drizzle-orm'
import { nomeVisivelDoPlano } from '#catalogo/plano/nome-visivel.ts'
import { plano } from '#catalogo/plano/plano.table.ts'
import { planoAdicional } from '#catalogo/plano/plano-ligacoes.table.ts'
import { nomeVisivelDaPromocao } from '#catalogo/promocao/nome-visivel.ts'
import { promocao, promocaoAdicional, promocaoPlano } from '#catalogo/promocao/promocao.table.ts'
import { podeValer } from '#catalogo/promocao/promocao-escopo.ts'
import type { Db } from '#infra/db/conexao.ts'
import { porTexto } from '#infra/db/pagina.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import { hojeNoFuso } from '#provedor/configuracao/hoje.ts'
import { adicional, adicionalIncompativel as par } from './adicional.table.ts'

/** With what each of these cannot be sold, by name. A pair is stored once and read from both its ends. */
export const incompatibilidades = async (db: Db, ids: readonly string[]) => {
  const { rows } = await db.execute<{ de: string } & Referencia>(sql`
    select lado.de, ${adicional.id}, ${adicional.nome}
    from ${par}
    cross join lateral (values (${par.menor_id}, ${par.maior_id}), (${par.maior_id}, ${par.menor_id}))
      as lado (de, com)
    join ${adicional} on ${adicional.id} = lado.com
    where (${par.menor_id} = any(${sql.param(ids)}::uuid[]) or ${par.maior_id} = any(${sql.param(ids)}::uuid[]))
      and lado.de = any(${sql.param(ids)}::uuid[])
    order by ${porTexto(adicional.nome).por}`)
  const porId = new Map<string, Referencia[]>(ids.map((id) => [id, []]))
  for (const { de, id, nome } of rows) porId.get(de)?.push({ id, nome })
  return porId
}

type Oferta = { com: string; plano: string | null; promocao: string | null }

/**
 * An offer in which the additional and one of the others are both mandatory: in one plan, in one promotion, or in
 * a promotion and one of its plans. Were they incompatible, the offer could never be sold.
 */
export const obrigatoriosJuntos = async (db: Db, quem: Pessoa, id: string, outros: readonly string[]) => {
  const hoje = await hojeNoFuso(db)
  const { rows } = await db.execute<Oferta>(sql`
    with no_plano as (
      select ${planoAdicional.plano_id}, ${planoAdicional.adicional_id}, ${nomeVisivelDoPlano(quem)} as nome
      from ${planoAdicional} join ${plano} on ${plano.id} = ${planoAdicional.plano_id}
      where ${planoAdicional.obrigatorio} and ${plano.excluido_em} is null
    ), na_promocao as (
      select ${promocaoAdicional.promocao_id}, ${promocaoAdicional.adicional_id},
        ${nomeVisivelDaPromocao(quem)} as nome,
        ${promocao.todos_planos}
      from ${promocaoAdicional} join ${promocao} on ${promocao.id} = ${promocaoAdicional.promocao_id}
      where ${promocaoAdicional.obrigatorio} and ${podeValer(hoje)}
    ), juntos as (
      select a.adicional_id as um, b.adicional_id as outro, a.nome as plano, null as promocao
      from no_plano a join no_plano b using (plano_id)
      union all
      select a.adicional_id, b.adicional_id, null, a.nome from na_promocao a join na_promocao b using (promocao_id)
      union all
      select lado.um, lado.outro, a.nome, b.nome
      from no_plano a join na_promocao b on b.todos_planos or exists (
        select 1 from ${promocaoPlano} where ${promocaoPlano.promocao_id} = b.promocao_id
          and ${promocaoPlano.plano_id} = a.plano_id)
      cross join lateral (values (a.adicional_id, b.adicional_id), (b.adicional_id, a.adicional_id))
        as lado (um, outro)
    )
    select ${adicional.nome} as com, juntos.plano, juntos.promocao
    from juntos join ${adicional} on ${adicional.id} = juntos.outro
    where juntos.um = ${id} and juntos.outro = any(${sql.param(outros)}::uuid[])
    order by juntos.plano nulls last, juntos.promocao nulls first limit 1`)
  return rows[0] ?? null
}
