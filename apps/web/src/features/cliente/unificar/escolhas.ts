import type { Cliente } from '@balcao/contract/clientes/cliente/cliente'
import { type CampoDaUnificacao, camposDaUnificacao } from '@balcao/contract/clientes/cliente/unificacao'
import { documentoValido } from '@balcao/contract/valores/documento'
import { estaVazio } from '#ui/historico/entradas.ts'

/**
 * The record whose value was chosen, by id. This way, swapping which one stays does not change the choices.
 */
export type Escolhas = Partial<Record<CampoDaUnificacao, string>>

export type Par = { fica: Cliente; sai: Cliente }

const iguais = (a: unknown, b: unknown) =>
  JSON.stringify(a) === JSON.stringify(b) || (estaVazio(a) && estaVazio(b))

/** The fields that differ between the two records. The others need no choice. */
export const camposDiferentes = ({ fica, sai }: Par): CampoDaUnificacao[] =>
  camposDaUnificacao.filter((campo) => !iguais(fica[campo], sai[campo]))

/**
 * The default choice: a filled value over an empty one, then the record that stays over the one that goes.
 */
export const escolhidoEm = (campo: CampoDaUnificacao, { fica, sai }: Par, escolhas: Escolhas): string => {
  const escolhido = escolhas[campo]
  if (escolhido) return escolhido
  return estaVazio(fica[campo]) && !estaVazio(sai[campo]) ? sai.id : fica.id
}

/** As the API expects them: the fields whose value comes from the record that goes. */
export const camposDoOutro = (par: Par, escolhas: Escolhas): CampoDaUnificacao[] =>
  camposDiferentes(par).filter((campo) => escolhidoEm(campo, par, escolhas) === par.sai.id)

/** Each has its own valid document, so they are probably two people and not one entered twice. */
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
