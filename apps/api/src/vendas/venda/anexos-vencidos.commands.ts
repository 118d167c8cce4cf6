import { and, asc, eq, exists, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'
import { lerConfiguracao } from '#provedor/configuracao/configuracao.queries.ts'
import { descartarAnexos } from '#vendas/anexo/anexo.commands.ts'
import { anexo } from '#vendas/anexo/anexo.table.ts'
import { venda } from './venda.table.ts'

const POR_VEZ = 500

/**
 * Documents prove what was agreed for some years. Those of a sale from which no service came serve nobody after a while.
 * What happened to the sale stays.
 */
export const descartarAnexosVencidos = async (db: Db) => {
  const { anos_dos_anexos, dias_dos_anexos } = await lerConfiguracao(db)
  const vencida = or(
    and(
      eq(venda.situacao, 'CONCLUIDA'),
      lt(venda.situacao_em, sql`now() - make_interval(years => ${anos_dos_anexos})`),
    ),
    and(
      inArray(venda.situacao, ['REPROVADA', 'CANCELADA']),
      lt(venda.situacao_em, sql`now() - make_interval(days => ${dias_dos_anexos})`),
    ),
  )
  const comAnexo = db
    .select({ um: sql`1` })
    .from(anexo)
    .where(and(eq(anexo.venda_id, venda.id), isNull(anexo.descartado_em)))
  let depois = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const vencidas = await db
      .select({ id: venda.id })
      .from(venda)
      .where(and(vencida, gt(venda.id, depois), exists(comAnexo)))
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
