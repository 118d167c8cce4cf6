import type { Db } from '#infra/db/conexao.ts'
import { encaixe } from '#infra/encaixe.ts'
import type { Contexto, Pessoa } from '#infra/http/contexto.ts'

/**
 * People who have only some companies also get the one that they create. Otherwise they could not see it.
 * Returns the person with the new company.
 */
export const darAQuemCriou =
  encaixe<(db: Db, autor: Omit<Contexto, 'db'>, nova: { id: string; nome: string }) => Promise<Pessoa>>(
    'a empresa de quem a cria',
  )
