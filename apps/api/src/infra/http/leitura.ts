import { SO_ADMINISTRADOR } from '@balcao/contract/base/administrador'
import { aceitaChave } from '@balcao/contract/base/chave'
import { type Endpoint, permissoesExigidas } from '@balcao/contract/base/endpoint'
import type { Preparada, Valores } from '#infra/db/preparada.ts'
import { naoAutenticado, semPermissao, soPessoa } from '#infra/recusa/recusa.ts'
import type { Pessoa } from './contexto.ts'

export type Linha = Record<string, unknown>

/** A session named by a valid token. Only the database knows whether the person behind it still exists. */
export type SessaoQueLe = {
  quem: () => Promise<Pessoa | null>
  /** The statement returns who is asking together with the data. */
  ler: <L extends Linha>(
    consulta: Preparada,
    valores: Valores,
    como: { lista: boolean },
  ) => Promise<{ usuario: Pessoa | null; linhas: L[] }>
}

/** What a read receives instead of a person: it learns who is asking together with the data. */
export type Leitura = {
  /** For questions that depend on who the person is. */
  quem: () => Promise<Pessoa>
  /**
   * Asks for the person and the data in one statement, and returns the rows only if the person may have them.
   */
  ler: <L extends Linha>(consulta: Preparada, valores: Valores) => Promise<{ usuario: Pessoa; linhas: L[] }>
}

/** `aoSaber` learns who asks, also when they may not. */
export const leituraDe = (
  sessao: SessaoQueLe,
  endpoint: Endpoint,
  aoSaber: (usuarioId: string) => void,
): Leitura => {
  const exigidas = permissoesExigidas(endpoint)
  // One record by its id is cheaper to read than to ask a replica how far it is.
  const lista = !endpoint.path.includes(':')
  const permitir = (usuario: Pessoa | null) => {
    if (!usuario) throw naoAutenticado()
    aoSaber(usuario.id)
    if (usuario.programa && !aceitaChave(endpoint)) throw soPessoa()
    if (exigidas && !usuario.pode(...exigidas)) throw semPermissao()
    if (endpoint.administrador && !usuario.administrador) throw semPermissao(SO_ADMINISTRADOR)
    return usuario
  }
  return {
    quem: async () => permitir(await sessao.quem()),
    ler: async <L extends Linha>(consulta: Preparada, valores: Valores) => {
      const { usuario, linhas } = await sessao.ler<L>(consulta, valores, { lista })
      return { usuario: permitir(usuario), linhas }
    },
  }
}
