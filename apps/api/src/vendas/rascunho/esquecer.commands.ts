import type { RegistroDaPessoa } from '#clientes/cliente/registros.queries.ts'
import type { Db } from '#infra/db/conexao.ts'
import { queNomeiam } from './da-pessoa.queries.ts'
import { apagarRascunhos } from './rascunho.commands.ts'
import { travarRascunhos } from './travar.ts'

export const travarNosRascunhos = (db: Db, registro: RegistroDaPessoa) =>
  travarRascunhos(db, queNomeiam([registro]))

/** A sale to somebody who asked to be forgotten is not going on. A device that has it is told at its next save. */
export const esquecerNosRascunhos = (db: Db, registro: RegistroDaPessoa) =>
  apagarRascunhos(db, queNomeiam([registro]))
