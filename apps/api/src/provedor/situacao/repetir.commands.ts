import { auditar } from '#infra/auditoria/auditoria.commands.ts'
import type { Contexto } from '#infra/http/contexto.ts'
import type { RepetirTrabalho } from '#infra/jobs/fila.ts'
import { naoEncontrado } from '#infra/recusa/recusa.ts'

/** Puts a job that the queue gave up back into it. Who did it stays known when the job itself is long gone. */
export const repetirDesistido = (
  { db, ...autor }: Contexto,
  repetirTrabalho: RepetirTrabalho,
  { job, id }: { job: string; id: string },
) =>
  db.transaction(async (db) => {
    if (!(await repetirTrabalho(db, job, id))) throw naoEncontrado()
    const [antes, depois] = [{ situacao: 'DESISTIDO' }, { situacao: 'NA_FILA', trabalho: job }]
    await auditar(db, autor, 'trabalho', id, 'EDITAR', antes, depois)
  })
