import { sql } from 'drizzle-orm'
import { adicional } from '#catalogo/adicional/adicional.table.ts'
import type { ofertasComAdicionais } from '#catalogo/adicional/ofertas.ts'
import { nomeVisivelDoPlano } from '#catalogo/plano/plano.queries.ts'
import { planosQueObrigam } from '#catalogo/plano/plano.referencias.ts'
import { plano } from '#catalogo/plano/plano.table.ts'
import { planoAdicional } from '#catalogo/plano/plano-ligacoes.table.ts'
import type { Db } from '#infra/db/conexao.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import { hojeNoFuso } from '#provedor/configuracao/configuracao.queries.ts'
import { promocoesQueObrigam } from './promocao.referencias.ts'
import { promocao, promocaoAdicional, promocaoPlano } from './promocao.table.ts'
import { nomeVisivelDaPromocao, podeValer } from './promocao-escopo.ts'

type Oferta = { com: string; plano: string | null; promocao: string | null }

const obrigatoriosJuntos = async (db: Db, quem: Pessoa, id: string, outros: readonly string[]) => {
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

/** The answers that additionals need about plans and promotions. */
export const adicionaisNasOfertas: ReturnType<typeof ofertasComAdicionais> = {
  obrigatoriosJuntos,
  queObrigam: async (db, quem, id) => {
    const hoje = await hojeNoFuso(db)
    return [
      { um: 'plano', varios: 'planos', nomes: await planosQueObrigam(db, quem, id, hoje) },
      { um: 'promoção', varios: 'promoções', nomes: await promocoesQueObrigam(db, quem, id, hoje) },
    ]
  },
}
