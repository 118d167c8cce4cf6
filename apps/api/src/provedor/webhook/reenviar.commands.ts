import { VERSAO_DO_CORPO } from '@balcao/contract/provedor/webhook-corpo'
import { EVENTO_DE_TESTE } from '@balcao/contract/provedor/webhook-eventos'
import { and, eq, gte, ne, type SQL, sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import { auditar } from '#infra/auditoria/auditoria.commands.ts'
import type { Db } from '#infra/db/conexao.ts'
import { meiaNoite } from '#infra/db/meia-noite.ts'
import type { Contexto, Pessoa } from '#infra/http/contexto.ts'
import { naoEncontrado, Recusa } from '#infra/recusa/recusa.ts'
import { lerConfiguracao } from '#provedor/configuracao/configuracao.queries.ts'
import { obterEntrega } from './entrega.queries.ts'
import { type PartesDaEntrega, tentar } from './entregar.commands.ts'
import { pedirEntrega } from './pedir-entrega.ts'
import { abrirConexoes } from './postar.ts'
import { ENTIDADE, travarWebhook } from './webhook.commands.ts'
import { obterWebhook } from './webhook.queries.ts'
import { webhookEntrega as entrega, webhook } from './webhook.table.ts'

const exigirLigado = async (db: Db, quem: Pessoa, id: string) => {
  const destino = await travarWebhook(db, quem, id)
  if (!destino.ativo)
    throw new Recusa(409, 'WEBHOOK_DESLIGADO', 'Este webhook está desligado: ligue-o antes de reenviar')
  return destino
}

/** As if it had just happened, but with its place in the order, its body and its `webhook-id`. */
const deNovo = async (db: Db, quais: SQL | undefined): Promise<number> => {
  const { rowCount } = await db
    .update(entrega)
    .set({ situacao: 'PENDENTE', tentativas: 0, proxima_em: sql`now()` })
    .where(quais)
  return rowCount ?? 0
}

export const reenviarEntrega = ({ db, ...autor }: Contexto, id: string) =>
  db.transaction(async (db) => {
    const { webhook_id } = await obterEntrega(db, autor.usuario, id)
    await exigirLigado(db, autor.usuario, webhook_id)
    await deNovo(db, eq(entrega.id, id))
    await auditar(db, autor, ENTIDADE, webhook_id, 'EDITAR', {}, { reenviadas: id })
    await pedirEntrega(db, webhook_id)
    return obterEntrega(db, autor.usuario, id)
  })

export const reenviarFalhas = ({ db, ...autor }: Contexto, id: string, { desde }: { desde: string }) =>
  db.transaction(async (db) => {
    const { id: webhook_id } = await exigirLigado(db, autor.usuario, id)
    const { fuso_horario } = await lerConfiguracao(db)
    const falhas = and(
      eq(entrega.webhook_id, webhook_id),
      eq(entrega.situacao, 'FALHOU'),
      ne(entrega.evento, EVENTO_DE_TESTE),
    )
    const quantas = await deNovo(db, and(falhas, gte(entrega.criado_em, meiaNoite(desde, fuso_horario, 0))))
    if (quantas) {
      await auditar(db, autor, ENTIDADE, webhook_id, 'EDITAR', {}, { reenviadas: quantas })
      await pedirEntrega(db, webhook_id)
    }
    return { quantas }
  })

/** Now, also to one that is switched off: people test before they switch it on. It is not tried again. */
export const testarWebhook = async (
  { db, usuario }: Contexto,
  partes: Pick<PartesDaEntrega, 'cofre' | 'webhooks'>,
  pedido: string,
) => {
  const { id: webhook_id } = await obterWebhook(db, usuario, pedido)
  const [destino] = await db.select().from(webhook).where(eq(webhook.id, webhook_id))
  if (!destino) throw naoEncontrado()
  const id = v7()
  const data = { versao: VERSAO_DO_CORPO, webhook_id }
  const corpo = JSON.stringify({ type: EVENTO_DE_TESTE, timestamp: new Date().toISOString(), data })
  const conexoes = abrirConexoes()
  const resultado = await tentar(partes, destino, { id, corpo }, conexoes).finally(conexoes.fechar)
  await db.insert(entrega).values({
    ...{ id, webhook_id, registro_id: webhook_id, evento: EVENTO_DE_TESTE, corpo, ...resultado },
    ...{ tentativas: 1, proxima_em: null, tentada_em: sql`now()` },
    situacao: resultado.falha === null ? 'ENTREGUE' : 'FALHOU',
  })
  return obterEntrega(db, usuario, id)
}

const POR_VEZ = 10_000

/** What was sent, or was to be sent, long ago. In pieces, so that no statement holds the table for long. */
export const apagarEntregasAntigas = async (db: Db) => {
  const { dias_das_entregas: dias } = await lerConfiguracao(db)
  const algumas = () =>
    db.execute(sql`delete from webhook_entrega where id in (select id from webhook_entrega
      where criado_em < now() - make_interval(days => ${dias}::integer) order by criado_em limit ${POR_VEZ})`)
  while ((await algumas()).rowCount === POR_VEZ);
}
