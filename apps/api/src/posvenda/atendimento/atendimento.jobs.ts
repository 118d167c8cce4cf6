import type { Db } from '#infra/db/conexao.ts'
import type { Enfileirar } from '#infra/jobs/fila.ts'
import { job } from '#infra/jobs/job.ts'
import type { Correio } from '#infra/mail/correio.ts'
import { entregarMensagem } from './carta.commands.ts'
import { apagarAnexosDescartados, fecharResolvidos } from './sozinho.commands.ts'

declare module '#infra/jobs/job.ts' {
  interface Trabalhos {
    carta_do_atendimento: { mensagemId: string }
    atendimentos_resolvidos: SemDados
    limpeza_de_atendimentos: SemDados
  }
}

export const jobsDoAtendimento = [
  job({
    nome: 'carta_do_atendimento',
    executar: ({ mensagemId }, { db, correio }: { db: Db; correio: Correio }, tentativa) =>
      entregarMensagem(db, { correio }, mensagemId, tentativa),
  }),
  job({
    nome: 'atendimentos_resolvidos',
    horario: '20 * * * *',
    executar: (_, { db }: { db: Db }) => fecharResolvidos(db),
  }),
  job({
    nome: 'limpeza_de_atendimentos',
    horario: '*/5 * * * *',
    executar: (_, { db, enfileirar }: { db: Db; enfileirar: Enfileirar }) =>
      apagarAnexosDescartados(db, enfileirar),
  }),
]
