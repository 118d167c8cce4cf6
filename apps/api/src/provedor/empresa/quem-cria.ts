import type { Db } from '#infra/db/conexao.ts'
import { encaixe } from '#infra/encaixe.ts'
import type { Contexto, Pessoa } from '#infra/http/contexto.ts'

/**
 * Who has only some companies has the one they create as well: otherwise it would be born out of their sight. Answers
 * with the person as they are from now on.
 */
export const darAQuemCriou =
  encaixe<(db: Db, autor: Omit<Contexto, 'db'>, nova: { id: string; nome: string }) => Promise<Pessoa>>(
    'a empresa de quem a cria',
  )
