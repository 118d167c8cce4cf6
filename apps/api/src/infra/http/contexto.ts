import { ehAdministrador } from '@balcao/contract/base/administrador'
import type { Permissao } from '@balcao/contract/base/permissao'
import type { Db } from '#infra/db/conexao.ts'

/**
 * Who asks, loaded on every request so that a change of rights applies at once: the signed-in person, or another program
 * with a key of the API.
 */
export type Pessoa = {
  /** Of the person, or of the key. */
  id: string
  /** The account that answers for it: the person's own, or that of whoever made the key. */
  contaId: string
  /** A key, and not a person. */
  programa: boolean
  sessaoId: string
  nome: string
  permissoes: readonly string[]
  /** `null`: every company, present and future. */
  empresas: readonly string[] | null
  pode: (...alguma: Permissao[]) => boolean
  administrador: boolean
}

/**
 * Checks only the name. The browser's ability allows exactly the named permissions, as a test of the contract
 * shows.
 */
export const pessoa = (
  dados: Omit<Pessoa, 'pode' | 'administrador' | 'contaId' | 'programa'> & { contaId?: string },
): Pessoa => ({
  contaId: dados.id,
  programa: dados.contaId !== undefined,
  ...dados,
  administrador: ehAdministrador({ ...dados, todas_empresas: dados.empresas === null }),
  pode: (...alguma) => alguma.some((permissao) => dados.permissoes.includes(permissao)),
})

/** Where a change comes from, for the audit trail. */
export type Origem = { ip: string; agente: string }

/** What a command needs besides its own arguments. */
export type Contexto = { db: Db; usuario: Pessoa; origem: Origem }
