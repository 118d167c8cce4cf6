import type { Db } from '#infra/db/conexao.ts'
import { job } from '#infra/jobs/job.ts'
import type { Correio } from '#infra/mail/correio.ts'
import { limparAcessosVencidos } from './faxina.ts'
import { enviarConvite, enviarRecuperacao } from './senha.commands.ts'

declare module '#infra/jobs/job.ts' {
  interface Trabalhos {
    recuperacao: { email: string }
    convite: { usuarioId: string }
    faxina_do_login: SemDados
  }
}

type Partes = { db: Db; correio: Correio; urlPublica: string }

export const jobsDoLogin = [
  job({
    nome: 'recuperacao',
    executar: ({ email }, { db, ...remetente }: Partes) => enviarRecuperacao(db, remetente, email),
  }),
  job({
    nome: 'convite',
    executar: ({ usuarioId }, { db, ...remetente }: Partes) => enviarConvite(db, remetente, usuarioId),
  }),
  job({
    nome: 'faxina_do_login',
    horario: '17 4 * * *',
    executar: (_, { db }: Pick<Partes, 'db'>) => limparAcessosVencidos(db),
  }),
]
