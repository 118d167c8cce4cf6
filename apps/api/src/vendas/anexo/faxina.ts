import { and, asc, eq, gt, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'
import { cadaUm } from '#infra/jobs/cada-um.ts'
import { lerConfiguracao } from '#provedor/configuracao/configuracao.queries.ts'
import { apagarAnexo, descartarAnexos } from './anexo.commands.ts'
import { anexo, anexoAcesso, anexoEnvio, anexoParte } from './anexo.table.ts'
import { apagarParte } from './envio.commands.ts'
import { HORAS_SEM_PARTE } from './envio.queries.ts'
import type { PartesDoEnvio } from './posicao.ts'
import { vendaDoAnexo } from './venda-do-anexo.ts'

const AUTOR = { sistema: 'limpeza de anexos descartados' }
/** Far longer than storing a block takes. */
const MINUTOS_PARA_GUARDAR = 5
const POR_VEZ = 500
/** How far back the daily look goes: it comes every day, and may have been away for a while. */
const DIAS_ATRAS = 60

/** What nobody will finish, and what belongs to nothing. */
export const limparAnexos = async (db: Db, partes: PartesDoEnvio) => {
  await db
    .delete(anexoEnvio)
    .where(lt(anexoEnvio.atualizado_em, sql`now() - make_interval(hours => ${HORAS_SEM_PARTE})`))
  await db.delete(anexoAcesso).where(and(isNull(anexoAcesso.visto_em), lt(anexoAcesso.vale_ate, sql`now()`)))
  await apagarDescartados(db, partes)
  await apagarPartesSoltas(db, partes)
}

/** Of those that fail, the failure is told at the end: they do not stop the others. */
const apagarPartesSoltas = async (db: Db, { storage }: PartesDoEnvio) => {
  const perdidas = lt(anexoParte.criado_em, sql`now() - make_interval(mins => ${MINUTOS_PARA_GUARDAR})`)
  const soltas = await db
    .select({ chave: anexoParte.chave })
    .from(anexoParte)
    .leftJoin(anexoEnvio, and(eq(anexoEnvio.id, anexoParte.envio_id), isNull(anexoEnvio.concluido_em)))
    .where(or(isNull(anexoEnvio.id), and(eq(anexoParte.guardada, false), perdidas)))
    .limit(POR_VEZ)
  await cadaUm(soltas, ({ chave }) => apagarParte(db, storage, chave))
}

const apagarDescartados = async (db: Db, { enfileirar }: PartesDoEnvio) => {
  const descartados = await db
    .select({ id: anexo.id })
    .from(anexo)
    .where(isNotNull(anexo.descartado_em))
    .limit(POR_VEZ)
  for (const { id } of descartados) await db.transaction((db) => apagarAnexo(db, AUTOR, enfileirar, id))
}

/** A draft that never came, though its files did. It gets as long as a draft that nobody touches. */
export const descartarSemVenda = async (db: Db) => {
  const { dias_do_rascunho: dias } = await lerConfiguracao(db)
  let depois = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const vendas = await db
      .selectDistinct({ id: anexo.venda_id })
      .from(anexo)
      .where(
        and(
          gt(anexo.venda_id, depois),
          isNull(anexo.descartado_em),
          lte(anexo.criado_em, sql`now() - make_interval(days => ${dias})`),
          gt(anexo.criado_em, sql`now() - make_interval(days => ${dias + DIAS_ATRAS})`),
        ),
      )
      .orderBy(asc(anexo.venda_id))
      .limit(POR_VEZ)
    const ultima = vendas.at(-1)
    if (!ultima) return
    depois = ultima.id
    const ids = vendas.map(({ id }) => id)
    const existem = new Set(await vendaDoAnexo().existentes(db, ids))
    await cadaUm(
      ids.filter((id) => !existem.has(id)),
      (id) => descartarSeSemVenda(db, id),
    )
  }
}

/** Its draft may be arriving, or on its way to be a sale. */
const descartarSeSemVenda = (db: Db, id: string) =>
  db.transaction(async (db) => {
    if (!(await vendaDoAnexo().existe(db, id))) await descartarAnexos(db, [id])
  })
