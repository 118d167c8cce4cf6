import type { Db } from '#infra/db/conexao.ts'
import type { Pessoa } from './contexto.ts'

/** To be called in the transaction of the change: refuses who has not just proved who they are. */
export type ExigirConfirmacao = (db: Db) => Promise<void>

export type ConfirmarIdentidade = (
  db: Db,
  quem: Pessoa,
  senha: string | undefined,
) => Promise<ExigirConfirmacao>
