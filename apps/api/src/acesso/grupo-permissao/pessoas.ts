import type { SQL } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'
import { encaixe } from '#infra/encaixe.ts'
import type { Pessoa } from '#infra/http/contexto.ts'

/** Who holds what before a change of users or groups. `cuidado`: somebody holds users and groups fully. */
export type Titulares = { permissoes: ReadonlySet<string>; cuidado: boolean }

/** What groups need to know about their people. */
export const pessoasDosGrupos = encaixe<{
  /** Call it before changing users or groups. See `usuario/administrador.ts`. */
  travarMudancaDeAcesso: (db: Db, quem: Pessoa) => Promise<void>
  lerTitulares: (db: Db) => Promise<Titulares>
  conferirTitulares: (db: Db, antes: Titulares, aceita?: boolean) => Promise<void>
  /** What the person may give to others and change in them. */
  permissoesAoAlcance: (db: Db, quem: Pessoa) => Promise<readonly string[]>
  /** For a select that includes `grupo_permissao`: how many people are in the group. */
  quantas: SQL<number>
  /**
   * For a select that includes `grupo_permissao`: whether somebody in the group has a company that this
   * person lacks.
   */
  temGenteDeFora: (quem: Pessoa) => SQL<boolean>
}>('as pessoas dos grupos')
