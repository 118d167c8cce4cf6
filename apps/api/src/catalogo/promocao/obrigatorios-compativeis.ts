import { sql } from 'drizzle-orm'
import { nomeVisivelDoPlano } from '#catalogo/plano/plano.queries.ts'
import type { Db } from '#infra/db/conexao.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import { hojeNoFuso } from '#provedor/configuracao/configuracao.queries.ts'
import { podeValer } from './promocao-escopo.ts'

type Choque = { adicional_id: string; nome: string; outro: string; plano: string | null }

/**
 * The first pair of mandatory additionals that cannot be sold together: two of the promotion itself, or one
 * of its own and one that is mandatory in one of its plans. Nobody could ever buy that offer. An offer that
 * is over or inactive does not count.
 */
export const choqueEntreObrigatorios = async (
  db: Db,
  quem: Pessoa,
  promocaoId: string,
): Promise<Choque | undefined> => {
  const hoje = await hojeNoFuso(db)
  const { rows } = await db.execute<Choque>(sql`
    with dela as (
      select adicional_id from promocao_adicional join promocao on promocao.id = promocao_id
      where promocao_id = ${promocaoId} and obrigatorio and ${podeValer(hoje)}
    ), par as (
      select menor_id as um, maior_id as outro from adicional_incompativel
      union all select maior_id, menor_id from adicional_incompativel
    ), junto as (
      select adicional_id, null as plano from dela
      union all
      select a.adicional_id, ${nomeVisivelDoPlano(quem)} from plano_adicional a join plano on plano.id = a.plano_id
      where a.obrigatorio and plano.excluido_em is null and exists (
        select 1 from promocao where id = ${promocaoId} and (todos_planos or exists (
          select 1 from promocao_plano l where l.promocao_id = promocao.id and l.plano_id = plano.id)))
    )
    select dela.adicional_id, um.nome, outro.nome as outro, junto.plano
    from dela join par on par.um = dela.adicional_id
      join junto on junto.adicional_id = par.outro
      join adicional um on um.id = par.um
      join adicional outro on outro.id = par.outro
    order by junto.plano nulls first, um.nome, outro.nome
    limit 1`)
  return rows[0]
}

export const choqueEmPalavras = ({ nome, outro, plano }: Choque) =>
  plano === null
    ? `“${nome}” e “${outro}” são incompatíveis: não podem ser obrigatórios juntos`
    : `“${nome}” é incompatível com “${outro}”, obrigatório no plano “${plano}”`
