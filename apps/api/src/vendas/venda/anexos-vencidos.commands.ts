import { and, asc, eq, exists, gt, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'
import { lerConfiguracao } from '#provedor/configuracao/configuracao.queries.ts'
import { descartarAnexos } from '#vendas/anexo/anexo.commands.ts'
import { anexo } from '#vendas/anexo/anexo.table.ts'
import { venda } from './venda.table.ts'

const POR_VEZ = 500

/**
 * Documents of a sale from which no service came serve nobody after a while. What happened to the sale stays. Those of
 * a concluded sale prove what was agreed, and stay until the client is forgotten.
 */
export const descartarAnexosVencidos = async (db: Db) => {
  const { meses_dos_anexos } = await lerConfiguracao(db)
  const comAnexo = db
    .select({ um: sql`1` })
    .from(anexo)
    .where(and(eq(anexo.venda_id, venda.id), isNull(anexo.descartado_em)))
  let depois = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const vencidas = await db
      .select({ id: venda.id })
      .from(venda)
      .where(
        and(
          inArray(venda.situacao, ['REPROVADA', 'CANCELADA']),
          lt(venda.situacao_em, sql`now() - make_interval(months => ${meses_dos_anexos})`),
          gt(venda.id, depois),
          exists(comAnexo),
        ),
      )
      .orderBy(asc(venda.id))
      .limit(POR_VEZ)
    const ultima = vencidas.at(-1)
    if (!ultima) return
    depois = ultima.id
    await descartarAnexos(
      db,
      vencidas.map(({ id }) => id),
    )
  }
}
