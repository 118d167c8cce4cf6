import type { Db } from '#infra/db/conexao.ts'
import { job } from '#infra/jobs/job.ts'
import type { Correio } from '#infra/mail/correio.ts'
import type { Cofre } from '#provedor/configuracao/cofre.ts'
import { entregarBoleto } from './entregar.commands.ts'

declare module '#infra/jobs/job.ts' {
  interface Trabalhos {
    /** To whom is sealed (`envio.ts`). */
    carta_do_boleto: { boletoId: string; fechado: string }
  }
}

export const jobsDoEnvioDeBoleto = [
  job({
    nome: 'carta_do_boleto',
    executar: (dados, partes: { db: Db; correio: Correio; cofre: Cofre }, tentativa) =>
      entregarBoleto(partes.db, partes, dados, tentativa),
  }),
]
