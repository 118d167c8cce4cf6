import type { ConfiguracaoPublica } from '@balcao/contract/provedor/configuracao'
import type { Db } from '#infra/db/conexao.ts'
import { encaixe } from '#infra/encaixe.ts'
import type { Pessoa } from '#infra/http/contexto.ts'

/** What the settings must know of the people who come in. */
export const quemEntra = encaixe<{
  /** Call before a change of who may do what: see `usuario/administrador.ts`. */
  travarMudancaDeAcesso: (db: Db, quem: Pessoa) => Promise<void>
  administradores: (db: Db) => Promise<{ nome: string; email: string }[]>
  /** The sessions already open follow a shorter limit at once. */
  encurtarSessoes: (db: Db, maxima: number) => Promise<void>
  contasDaDemo: (db: Db) => Promise<NonNullable<ConfiguracaoPublica['demo']>>
}>('quem entra no sistema')
