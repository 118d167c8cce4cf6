import type { Db } from '#infra/db/conexao.ts'
import { job } from '#infra/jobs/job.ts'
import { acharEntregasDevidas, entregarWebhook, type PartesDaEntrega } from './entregar.commands.ts'
import { apagarEntregasAntigas } from './reenviar.commands.ts'

declare module '#infra/jobs/job.ts' {
  interface Trabalhos {
    entregar_webhook: { webhook_id: string }
    webhooks_devidos: SemDados
    entregas_antigas: SemDados
  }
}

export const jobsDoWebhook = [
  job({
    nome: 'entregar_webhook',
    // What a crash interrupts, the clock finds within a minute. Attempts at the receiver are counted by the delivery.
    tentativas: { retryLimit: 0, expireInSeconds: 120 },
    executar: ({ webhook_id }, partes: PartesDaEntrega) => entregarWebhook(partes, webhook_id),
  }),
  job({
    nome: 'webhooks_devidos',
    horario: '* * * * *',
    executar: (_, partes: Pick<PartesDaEntrega, 'db' | 'enfileirar'>) => acharEntregasDevidas(partes),
  }),
  job({
    nome: 'entregas_antigas',
    horario: '40 3 * * *',
    executar: (_, { db }: { db: Db }) => apagarEntregasAntigas(db),
  }),
]
