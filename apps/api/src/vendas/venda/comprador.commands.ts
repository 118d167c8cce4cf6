import {
  type Comprador,
  completarComprador,
  criarComprador,
  enderecoDoComprador,
  travarComprador,
} from '#clientes/cliente/da-venda.commands.ts'
import { corrigirEndereco, type EnderecoNascido } from '#clientes/cliente/endereco-corrigido.commands.ts'
import type { Db } from '#infra/db/conexao.ts'
import type { Contexto } from '#infra/http/contexto.ts'
import type { Conferida } from './conferir.commands.ts'

/** The client of the sale: created, or completed with what their record lacked. */
export const receberComprador = async (
  db: Db,
  autor: Omit<Contexto, 'db'>,
  { registro, comprador, endereco, empresa }: Conferida,
  { escolhido, nascido }: OndeInstalar,
) => {
  const { cidade: _, uf: __, ...doEndereco } = endereco
  const criado = registro ? null : await criarComprador(db, autor, empresa, comprador, doEndereco)
  if (criado) return { ...criado, cliente_criado: true, endereco_criado: true }
  const agente = { quem: autor.usuario, autor }
  const cliente = await completar(db, autor, empresa.id, registro, comprador)
  const endereco_id =
    escolhido ??
    (nascido && (await corrigirEndereco(db, agente, cliente, nascido, doEndereco))) ??
    (await enderecoDoComprador(db, agente, cliente, doEndereco))
  const jaTinha = cliente.enderecos.some(({ id }) => id === endereco_id)
  return {
    cliente,
    cliente_criado: false,
    endereco_id,
    endereco_criado: !jaTinha || endereco_id === nascido?.id,
  }
}

/** An address of the record, and the one that this sale brought there before it was edited. */
export type OndeInstalar = { escolhido: string | undefined; nascido: EnderecoNascido | undefined }

/** Somebody may have created the client with this document a moment ago. */
const completar = async (
  db: Db,
  autor: Omit<Contexto, 'db'>,
  empresa_id: string,
  registro: Conferida['registro'],
  comprador: Comprador,
) => {
  const { cpf_cnpj } = comprador
  const atual = registro ?? (await travarComprador(db, autor.usuario, { empresa_id, cpf_cnpj }))
  if (!atual) throw new Error('o cliente que acabou de ser criado sumiu')
  return completarComprador(db, autor, atual, comprador)
}
