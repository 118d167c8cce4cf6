import { ehAdministrador } from '@balcao/contract/administrador'
import { criarHabilidade, type Permissao, podeAlguma } from '@balcao/contract/permissao'
import type { Db } from '../db/conexao.ts'

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

export const pessoa = (dados: Omit<Pessoa, 'pode' | 'administrador'>): Pessoa => {
  const habilidade = criarHabilidade(dados.permissoes)
  // Asked several times in a request, and a person is remembered for many.
  const sabidas = new Map<Permissao, boolean>()
  const sabida = (permissao: Permissao) => {
    const resposta = sabidas.get(permissao) ?? podeAlguma(habilidade, [permissao])
    sabidas.set(permissao, resposta)
    return resposta
  }
  const administrador = ehAdministrador({ ...dados, todas_empresas: dados.empresas === null })
  return { ...dados, administrador, pode: (...alguma) => alguma.some(sabida) }
}

/** Where a change comes from; the audit trail keeps it. */
export type Origem = { ip: string; agente: string }

/** What a command needs to know besides its own arguments. */
export type Contexto = { db: Db; usuario: Pessoa; origem: Origem }
