import { SO_ADMINISTRADOR } from '@balcao/contract/base/administrador'
import { type Endpoint, permissoesExigidas } from '@balcao/contract/base/endpoint'
import type { Preparada, Valores } from '#infra/db/preparada.ts'
import { naoAutenticado, semPermissao } from '#infra/recusa/recusa.ts'
import type { Pessoa } from './contexto.ts'

export type Linha = Record<string, unknown>

/** A session that a valid token names. Who is behind it, if still anybody, is told by the database alone. */
export type SessaoQueLe = {
  quem: () => Promise<Pessoa | null>
  /** The statement tells who is asking as well as what was asked for. */
  ler: <L extends Linha>(
    consulta: Preparada,
    valores: Valores,
  ) => Promise<{ usuario: Pessoa | null; linhas: L[] }>
}

/** What a read is given instead of a person: it learns who asks together with what was asked. */
export type Leitura = {
  /** For what can only be asked once the person is known. */
  quem: () => Promise<Pessoa>
  /** Who is asking and the question travel together; the rows are given only to who may have them. */
  ler: <L extends Linha>(consulta: Preparada, valores: Valores) => Promise<{ usuario: Pessoa; linhas: L[] }>
}

export const leituraDe = (sessao: SessaoQueLe, endpoint: Endpoint): Leitura => {
  const exigidas = permissoesExigidas(endpoint)
  const permitir = (usuario: Pessoa | null) => {
    if (!usuario) throw naoAutenticado()
    if (exigidas && !usuario.pode(...exigidas)) throw semPermissao()
    if (endpoint.administrador && !usuario.administrador) throw semPermissao(SO_ADMINISTRADOR)
    return usuario
  }
  return {
    quem: async () => permitir(await sessao.quem()),
    ler: async <L extends Linha>(consulta: Preparada, valores: Valores) => {
      const { usuario, linhas } = await sessao.ler<L>(consulta, valores)
      return { usuario: permitir(usuario), linhas }
    },
  }
}
