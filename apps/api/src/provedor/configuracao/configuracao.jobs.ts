import { apagarAuditoriaVencida } from '#infra/auditoria/auditoria.commands.ts'
import type { Db } from '#infra/db/conexao.ts'
import { job } from '#infra/jobs/job.ts'
import type { Correio } from '#infra/mail/correio.ts'
import type { Cofre } from './cofre.ts'
import { lerConfiguracao } from './configuracao.queries.ts'
import { entregarCarta } from './entregar-carta.ts'

declare module '#infra/jobs/job.ts' {
  interface Trabalhos {
    /** A letter that is already written (mail/remessa.ts). */
    carta: { fechada: string }
    auditoria_vencida: SemDados
  }
}

type Partes = { db: Db; correio: Correio; cofre: Cofre }

export const jobsDaConfiguracao = [
  job({
    nome: 'carta',
    executar: ({ fechada }, { db, correio, cofre }: Partes, tentativa) =>
      entregarCarta(db, { correio, cofre }, fechada, tentativa),
  }),
  job({
    nome: 'auditoria_vencida',
    horario: '10 4 * * *',
    executar: async (_, { db }: Pick<Partes, 'db'>) =>
      apagarAuditoriaVencida(db, (await lerConfiguracao(db)).anos_da_auditoria),
  }),
]
