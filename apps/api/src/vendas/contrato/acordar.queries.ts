import type { Acordo } from '@balcao/contract/vendas/contrato-acordado'
import { and, eq } from 'drizzle-orm'
import { vendidoNaCidade } from '#catalogo/oferta/por-que-nao-vende.ts'
import { cliente, clienteEndereco } from '#clientes/cliente/cliente.table.ts'
import { alcancado } from '#clientes/cliente/travar.ts'
import type { Db } from '#infra/db/conexao.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import { campoInvalido } from '#infra/recusa/recusa.ts'
import { municipiosPorCodigo } from '#provedor/municipio/municipio.queries.ts'
import {
  type Dados,
  incluirAdicional,
  NINGUEM,
  type Onde,
  type Pedido,
  trocarPlano,
} from './acordar-catalogo.queries.ts'

/** What is asked for, as the catalogue and the records have it now. Refuses what is not sold or not there. */
export const acordar = async (db: Db, quem: Pessoa, onde: Onde, pedido: Pedido): Promise<Acordo> => {
  switch (pedido.tipo) {
    case 'TROCA_PLANO':
      return trocarPlano(db, quem, onde, pedido.dados)
    case 'ADICIONAL_ENTRA':
      return incluirAdicional(db, onde, pedido.dados)
    case 'ADICIONAL_SAI': {
      const { adicional_id: id, quantidade } = pedido.dados
      const nome = onde.estado.itens.find((item) => item.id === id)?.nome ?? ''
      return { tipo: pedido.tipo, ...NINGUEM, dados: { adicional: { id, nome, quantidade } } }
    }
    case 'MUDANCA_ENDERECO':
      return mudarEndereco(db, onde, pedido.dados)
    case 'TRANSFERENCIA':
      return transferir(db, quem, onde, pedido.dados)
    case 'CANCELAMENTO':
      return { tipo: pedido.tipo, ...NINGUEM, dados: pedido.dados }
    default:
      return { tipo: pedido.tipo, ...NINGUEM, dados: {} }
  }
}

/** A new address has no id until the event is kept. */
const mudarEndereco = async (
  db: Db,
  { estado: { plano, cliente_id } }: Onde,
  { endereco_id, endereco }: Dados<'MUDANCA_ENDERECO'>,
): Promise<Acordo> => {
  const [existente] = endereco_id
    ? await db
        .select({
          id: clienteEndereco.id,
          codigo_ibge: clienteEndereco.codigo_ibge,
          tipo: clienteEndereco.tipo,
        })
        .from(clienteEndereco)
        .where(and(eq(clienteEndereco.id, endereco_id), eq(clienteEndereco.cliente_id, cliente_id)))
    : []
  const codigo_ibge = existente?.codigo_ibge ?? endereco?.codigo_ibge
  if (!codigo_ibge) throw campoInvalido('dados.endereco_id', 'Este endereço não é do cliente')
  if (existente?.tipo === 'COBRANCA')
    throw campoInvalido(
      'dados.endereco_id',
      'Este endereço é de cobrança: escolha um de instalação, ou digite o novo',
    )
  const campo = endereco ? 'dados.endereco.codigo_ibge' : 'dados.endereco_id'
  const [cidade] = await municipiosPorCodigo(db, [codigo_ibge])
  if (!cidade) throw campoInvalido(campo, 'Cidade desconhecida')
  if (!(await vendidoNaCidade(db, plano.id, codigo_ibge)))
    throw campoInvalido(
      campo,
      `${plano.nome} não é vendido em ${cidade.nome} – ${cidade.uf}: troque antes para um plano vendido lá`,
    )
  return {
    ...{ tipo: 'MUDANCA_ENDERECO', cliente_id: null, endereco_id: existente?.id ?? null },
    dados: { codigo_ibge, plano_id: plano.id },
  }
}

const transferir = async (
  db: Db,
  quem: Pessoa,
  { empresa }: Onde,
  { cliente_id }: Dados<'TRANSFERENCIA'>,
): Promise<Acordo> => {
  const [outro] = await db
    .select({
      empresa_id: cliente.empresa_id,
      tipo_pessoa: cliente.tipo_pessoa,
      anonimizado_em: cliente.anonimizado_em,
    })
    .from(cliente)
    .where(and(eq(cliente.id, cliente_id), alcancado(quem)))
  const recusar = (texto: string) => campoInvalido('dados.cliente_id', texto)
  if (!outro) throw recusar('Cliente não encontrado')
  if (outro.empresa_id !== empresa.id)
    throw recusar(`Este cliente é de outra empresa: o contrato é da ${empresa.nome}`)
  if (outro.anonimizado_em) throw recusar('Este cliente foi anonimizado e não pode receber um contrato')
  return {
    ...{ tipo: 'TRANSFERENCIA', cliente_id, endereco_id: null },
    dados: { tipo_pessoa: outro.tipo_pessoa },
  }
}
