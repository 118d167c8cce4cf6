import { sql } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import { semPermissao } from '#infra/recusa/recusa.ts'
import { planoVendidoForaDe } from './plano-escopo.ts'

/**
 * Additionals and resources belong to no company, but changing one changes every plan that it is in: who has only
 * some companies may, while those plans are all theirs. Asked with the row locked, so that no plan takes it meanwhile.
 */
export const exigirPlanosAlcancados = async (
  db: Db,
  { empresas }: Pessoa,
  parte: 'adicional' | 'recurso',
  id: string,
) => {
  if (empresas === null) return
  const { rows } = await db.execute(sql`
    select 1 from ${sql.identifier(`plano_${parte}`)} uso join plano on plano.id = uso.plano_id
    where uso.${sql.identifier(`${parte}_id`)} = ${id} and plano.excluido_em is null
      and ${planoVendidoForaDe(empresas)} limit 1`)
  if (rows.length)
    throw semPermissao(
      `Este ${parte} está em planos de empresas que não são suas: só quem tem todas elas pode mudá-lo`,
    )
}
