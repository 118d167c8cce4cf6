import { ehAdministrador } from '@balcao/contract/base/administrador'
import type { Permissao } from '@balcao/contract/base/permissao'
import type { Db } from '#infra/db/conexao.ts'

/** The signed-in person, loaded on every request so that a change of rights applies at once. */
export type Pessoa = {
  id: string
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
export const pessoa = (dados: Omit<Pessoa, 'pode' | 'administrador'>): Pessoa => ({
  ...dados,
  administrador: ehAdministrador({ ...dados, todas_empresas: dados.empresas === null }),
  pode: (...alguma) => alguma.some((permissao) => dados.permissoes.includes(permissao)),
})

/** Where a change comes from, for the audit trail. */
export type Origem = { ip: string; agente: string }

/** What a command needs besides its own arguments. */
export type Contexto = { db: Db; usuario: Pessoa; origem: Origem }
