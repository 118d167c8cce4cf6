import type { SQL } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'
import { encaixe } from '#infra/encaixe.ts'
import type { Pessoa } from '#infra/http/contexto.ts'

/** Who holds what before a change of users or groups; `cuidado`: somebody holds users and groups fully. */
export type Titulares = { permissoes: ReadonlySet<string>; cuidado: boolean }

/** What groups must know of the people in them. */
export const pessoasDosGrupos = encaixe<{
  /** Call before a change of users or groups: see `usuario/administrador.ts`. */
  travarMudancaDeAcesso: (db: Db, quem: Pessoa) => Promise<void>
  lerTitulares: (db: Db) => Promise<Titulares>
  conferirTitulares: (db: Db, antes: Titulares, aceita?: boolean) => Promise<void>
  /** What the person may give and change in others. */
  permissoesAoAlcance: (db: Db, quem: Pessoa) => Promise<readonly string[]>
  /** Of a select with `grupo_permissao` in it: how many are in the group. */
  quantas: SQL<number>
  /** Of a select with `grupo_permissao` in it: somebody in the group has a company that this person lacks. */
  temGenteDeFora: (quem: Pessoa) => SQL<boolean>
}>('as pessoas dos grupos')
