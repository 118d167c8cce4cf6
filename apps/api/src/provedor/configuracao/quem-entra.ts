import type { ConfiguracaoPublica } from '@balcao/contract/provedor/configuracao'
import type { Db } from '#infra/db/conexao.ts'
import { encaixe } from '#infra/encaixe.ts'
import type { Pessoa } from '#infra/http/contexto.ts'

/** What the settings need to know about the people who come in. */
export const quemEntra = encaixe<{
  /** Call it before changing who may do what. See `usuario/administrador.ts`. */
  travarMudancaDeAcesso: (db: Db, quem: Pessoa) => Promise<void>
  administradores: (db: Db) => Promise<{ nome: string; email: string }[]>
  /** A shorter limit applies to open sessions at once. */
  encurtarSessoes: (db: Db, maxima: number) => Promise<void>
  contasDaDemo: (db: Db) => Promise<NonNullable<ConfiguracaoPublica['demo']>>
}>('quem entra no sistema')
