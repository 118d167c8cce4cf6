import type { Cliente } from '@balcao/contract/clientes/cliente/cliente'
import { eq } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'
import { clienteEndereco } from './cliente.table.ts'
import { type Agente, type Endereco, mesmaPorta, mudar } from './da-venda.commands.ts'
import { cidadePrincipal } from './enderecos.commands.ts'
import { usosDosEnderecos } from './referencias.ts'

/** An address that a sale brought into the record, and what the sale says that it is. */
export type EnderecoNascido = { id: string; como: Endereco }

/**
 * That address becomes the corrected one, or the wrong door would stay beside the right one. Null where it has to stay:
 * something else uses it, somebody has changed it in the record, or the corrected one is there already.
 */
export const corrigirEndereco = async (
  db: Db,
  agente: Agente,
  comprador: Cliente,
  { id, como }: EnderecoNascido,
  endereco: Endereco,
) => {
  const guardado = comprador.enderecos.find((um) => um.id === id)
  if (!guardado || !iguais(guardado, como)) return null
  if (iguais(guardado, endereco)) return id
  const porta = await mesmaPorta(db, comprador, endereco)
  if ((porta && porta.id !== id) || (await usadoPorOutros(db, id))) return null
  await db.update(clienteEndereco).set(endereco).where(eq(clienteEndereco.id, id))
  const agora = comprador.enderecos.map((um) => (um.id === id ? { ...um, ...endereco } : um))
  await mudar(db, agente, comprador, { codigo_ibge: cidadePrincipal(agora) })
  return id
}

const CAMPOS = [
  ...(['cep', 'logradouro', 'numero', 'complemento', 'bairro', 'codigo_ibge'] as const),
  ...(['referencia', 'latitude', 'longitude'] as const),
]
const iguais = (um: Endereco, outro: Endereco) => CAMPOS.every((campo) => um[campo] === outro[campo])

/** Besides the sale itself. */
const usadoPorOutros = async (db: Db, id: string) =>
  (await usosDosEnderecos(db, [id])).flatMap(({ nomes }) => nomes).length > 1
