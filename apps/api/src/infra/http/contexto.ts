import { ehAdministrador } from '@balcao/contract/base/administrador'
import type { Permissao } from '@balcao/contract/base/permissao'
import type { Db } from '#infra/db/conexao.ts'

/** The signed-in person, loaded anew on every request so that a change of rights holds at once. */
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

/** By name alone: the ability that the browser builds allows exactly what is named, which a test of the contract shows. */
export const pessoa = (dados: Omit<Pessoa, 'pode' | 'administrador'>): Pessoa => ({
  ...dados,
  administrador: ehAdministrador({ ...dados, todas_empresas: dados.empresas === null }),
  pode: (...alguma) => alguma.some((permissao) => dados.permissoes.includes(permissao)),
})

/** Where a change comes from; the audit trail keeps it. */
export type Origem = { ip: string; agente: string }

/** What a command needs to know besides its own arguments. */
export type Contexto = { db: Db; usuario: Pessoa; origem: Origem }
