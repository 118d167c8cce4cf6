import type { Db } from '#infra/db/conexao.ts'
import type { Pessoa } from './contexto.ts'

/** To be called in the transaction of the change. Refuses people who have not just proved their identity. */
export type ExigirConfirmacao = (db: Db) => Promise<void>

export type ConfirmarIdentidade = (
  db: Db,
  quem: Pessoa,
  senha: string | undefined,
) => Promise<ExigirConfirmacao>
