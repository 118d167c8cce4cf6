import type { Cliente } from '@balcao/contract/clientes/cliente/cliente'
import { diaNoFuso } from '@balcao/contract/valores/dia'
import type { SinalDoEndereco } from '@balcao/contract/vendas/preparo-api'
import { veTudo } from '#clientes/cliente/mascarar.ts'
import type { Db } from '#infra/db/conexao.ts'
import { encaixe } from '#infra/encaixe.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import { lerConfiguracao } from '#provedor/configuracao/configuracao.queries.ts'

/** Where the client has a contract that stands. */
export const enderecosComContrato =
  encaixe<(db: Db, clienteId: string) => Promise<string[]>>('os endereços com contrato')

/** For people who see several addresses masked, and have to choose one. */
export const sinaisDosEnderecos = async (
  db: Db,
  quem: Pessoa,
  { id, enderecos }: Pick<Cliente, 'id' | 'enderecos'>,
): Promise<SinalDoEndereco[] | undefined> => {
  if (veTudo(quem) || enderecos.length < 2) return undefined
  const { fuso_horario } = await lerConfiguracao(db)
  const comContrato = await enderecosComContrato()(db, id)
  return enderecos.map((endereco) => ({
    id: endereco.id,
    desde: diaDoId(endereco.id, fuso_horario),
    contrato: comContrato.includes(endereco.id),
  }))
}

/** A UUIDv7 begins with its time, in 48 bits. */
export const diaDoId = (id: string, fuso: string) =>
  diaNoFuso(new Date(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)), fuso)
