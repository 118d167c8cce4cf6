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

/** What a list of permissions allows follows from it alone, and a provider has a handful of such lists. */
const LISTAS_SABIDAS = 200
const listas = new Map<string, (permissao: Permissao) => boolean>()

const permite = (permissoes: readonly string[]) => {
  const chave = permissoes.join()
  const sabida = listas.get(chave)
  if (sabida) return sabida
  const habilidade = criarHabilidade(permissoes)
  const respostas = new Map<Permissao, boolean>()
  const nova = (permissao: Permissao) => {
    const resposta = respostas.get(permissao) ?? podeAlguma(habilidade, [permissao])
    respostas.set(permissao, resposta)
    return resposta
  }
  if (listas.size >= LISTAS_SABIDAS) listas.clear()
  listas.set(chave, nova)
  return nova
}

export const pessoa = (dados: Omit<Pessoa, 'pode' | 'administrador'>): Pessoa => ({
  ...dados,
  administrador: ehAdministrador({ ...dados, todas_empresas: dados.empresas === null }),
  pode: (...alguma) => alguma.some(permite(dados.permissoes)),
})

/** Where a change comes from; the audit trail keeps it. */
export type Origem = { ip: string; agente: string }

/** What a command needs to know besides its own arguments. */
export type Contexto = { db: Db; usuario: Pessoa; origem: Origem }
