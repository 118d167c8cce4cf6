import { eq } from 'drizzle-orm'
import { auditar } from '#infra/auditoria/auditoria.commands.ts'
import { novaVersao } from '#infra/db/colunas.ts'
import type { Db } from '#infra/db/conexao.ts'
import type { Enfileirar } from '#infra/jobs/fila.ts'
import { cartaDeWebhookDesligado } from '#infra/mail/cartas.ts'
import { fecharRemessa } from '#infra/mail/remessa.ts'
import type { Cofre } from '#provedor/configuracao/cofre.ts'
import { lerConfiguracao } from '#provedor/configuracao/configuracao.queries.ts'
import { remetente } from '#provedor/configuracao/em-vigor.ts'
import { quemEntra } from '#provedor/configuracao/quem-entra.ts'
import { webhook } from './webhook.table.ts'

export type PartesDoDesligamento = { db: Db; cofre: Cofre; urlPublica: string; enfileirar: Enfileirar }

const AUTOR = { sistema: 'entrega de webhooks' }

/** Nothing more is sent to it, and every administrator is told. What waits stays, for when somebody switches it on. */
export const desligarWebhook = (partes: PartesDoDesligamento, id: string, motivo: string) =>
  partes.db.transaction(async (db) => {
    const [atual] = await db.select().from(webhook).where(eq(webhook.id, id)).for('update')
    if (!atual?.ativo) return
    await db
      .update(webhook)
      .set({ ativo: false, desligado_por: motivo, ...novaVersao(atual) })
      .where(eq(webhook.id, id))
    await auditar(db, AUTOR, 'webhook', id, 'EDITAR', { ativo: true }, { ativo: false, motivo })
    await avisar(db, partes, { id, nome: atual.nome, motivo })
  })

const avisar = async (
  db: Db,
  { cofre, urlPublica, enfileirar }: PartesDoDesligamento,
  { id, nome: webhook, motivo }: { id: string; nome: string; motivo: string },
) => {
  const [{ marca }, de] = [await lerConfiguracao(db), await remetente(db)]
  const link = `${urlPublica}/admin/configuracao/webhook/${id}`
  for (const { nome, email } of await quemEntra().administradores(db)) {
    const carta = cartaDeWebhookDesligado({ marca, nome, webhook, motivo, link })
    const remessa = {
      carta: { ...carta, para: email, de },
      sobre: { entidade: 'webhook', id },
      destinatario: nome,
    }
    await enfileirar(db, 'carta', { fechada: fecharRemessa(cofre, remessa) })
  }
}
