import { sql } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'
import { campoInvalido } from '#infra/recusa/recusa.ts'
import { hojeNoFuso } from '#provedor/configuracao/configuracao.queries.ts'
import { podeValer } from './promocao-escopo.ts'

type Choque = { nome: string; outro: string; promocao: string | null }

/** The answer to `exigirObrigatoriosCompativeis`. */
export const exigirObrigatoriosDoPlano = async (
  db: Db,
  plano: string | null,
  obrigatorios: readonly string[],
) => {
  if (!obrigatorios.length) return
  const hoje = await hojeNoFuso(db)
  const { rows } = await db.execute<Choque>(sql`
    with dele as (
      select unnest(${sql.param(obrigatorios)}::uuid[]) as adicional_id
    ), par as (
      select menor_id as um, maior_id as outro from adicional_incompativel
      union all select maior_id, menor_id from adicional_incompativel
    ), junto as (
      select adicional_id, null as promocao from dele
      union all
      select a.adicional_id, promocao.nome from promocao_adicional a join promocao on promocao.id = a.promocao_id
      where a.obrigatorio and ${podeValer(hoje)} and (promocao.todos_planos or exists (
        select 1 from promocao_plano l where l.promocao_id = promocao.id and l.plano_id = ${plano}))
    )
    select um.nome, outro.nome as outro, junto.promocao
    from dele join par on par.um = dele.adicional_id
      join junto on junto.adicional_id = par.outro
      join adicional um on um.id = par.um
      join adicional outro on outro.id = par.outro
    order by junto.promocao nulls first, um.nome, outro.nome
    limit 1`)
  const [choque] = rows
  if (choque) throw campoInvalido('adicionais', emPalavras(choque))
}

const emPalavras = ({ nome, outro, promocao }: Choque) =>
  promocao === null
    ? `${nome} e ${outro} não podem ser vendidos juntos: só um deles pode ser obrigatório`
    : `${nome} não pode ser vendido com ${outro}, obrigatório na promoção ${promocao}`
