import type { Cliente } from '@balcao/contract/clientes/cliente/cliente'
import { type CampoDaUnificacao, camposDaUnificacao } from '@balcao/contract/clientes/cliente/unificacao'
import { documentoValido } from '@balcao/contract/valores/documento'
import { estaVazio } from '#ui/historico/entradas.ts'

/** The record whose value was chosen, by its id: swapping which one stays changes no choice. */
export type Escolhas = Partial<Record<CampoDaUnificacao, string>>

export type Par = { fica: Cliente; sai: Cliente }

const iguais = (a: unknown, b: unknown) =>
  JSON.stringify(a) === JSON.stringify(b) || (estaVazio(a) && estaVazio(b))

/** What the two records say differently; the rest needs no choice. */
export const camposDiferentes = ({ fica, sai }: Par): CampoDaUnificacao[] =>
  camposDaUnificacao.filter((campo) => !iguais(fica[campo], sai[campo]))

/** Until somebody chooses: what is filled in over what is empty, then what stays over what goes. */
export const escolhidoEm = (campo: CampoDaUnificacao, { fica, sai }: Par, escolhas: Escolhas): string => {
  const escolhido = escolhas[campo]
  if (escolhido) return escolhido
  return estaVazio(fica[campo]) && !estaVazio(sai[campo]) ? sai.id : fica.id
}

/** As the API takes them: the fields whose value comes from the record that goes. */
export const camposDoOutro = (par: Par, escolhas: Escolhas): CampoDaUnificacao[] =>
  camposDiferentes(par).filter((campo) => escolhidoEm(campo, par, escolhas) === par.sai.id)

/** Each with a document of its own that adds up: most likely two people, not one entered twice. */
export const documentosDiferentes = ({ fica, sai }: Par): [string, string] | null => {
  const [um, outro] = [fica.cpf_cnpj ?? '', sai.cpf_cnpj ?? '']
  return um !== outro && documentoValido(um) && documentoValido(outro) ? [um, outro] : null
}

type Candidato = Pick<Cliente, 'id' | 'empresa_id' | 'tipo_pessoa'>

export type Impedimento = 'MESMO' | 'EMPRESA' | 'TIPO'

/** Why these two cannot be one person. */
export const impedimento = (um: Candidato, outro: Candidato): Impedimento | null => {
  if (um.id === outro.id) return 'MESMO'
  if (um.empresa_id !== outro.empresa_id) return 'EMPRESA'
  return um.tipo_pessoa === outro.tipo_pessoa ? null : 'TIPO'
}
