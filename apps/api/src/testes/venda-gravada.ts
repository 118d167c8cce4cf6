import type { Cliente } from '@balcao/contract/clientes/cliente/cliente'
import type { SituacaoVenda } from '@balcao/contract/vendas/situacao'
import { v7 } from 'uuid'
import { umPlano } from '#catalogo/plano/plano.fabrica.ts'
import { dadosDeCliente, enderecoDeTeste } from '#clientes/cliente/cliente.fabrica.ts'
import { clienteEndereco } from '#clientes/cliente/cliente.table.ts'
import { umCanal } from '#provedor/canal-venda/canal-venda.fabrica.ts'
import { venda } from '#vendas/venda/venda.table.ts'
import type { Ambiente } from './ambiente.ts'

type Nova = { situacao: SituacaoVenda; vendedorId: string; empresaId: string; clienteId?: string }

const umCliente = async ({ pedir, admin }: Ambiente, empresaId: string): Promise<Cliente> => {
  const corpo = dadosDeCliente(empresaId, { enderecos: [enderecoDeTeste()] })
  const criado = await pedir('POST', '/cliente', { token: (await admin()).acesso, corpo })
  if (criado.status !== 201) throw new Error(`criar cliente: ${criado.status} ${criado.texto}`)
  return criado.corpo
}

/** A sale straight in the database, in any state, for tests that only ask whose it is and where it stands. */
export const umaVendaGravada = async (
  s: Ambiente,
  { situacao, vendedorId, empresaId, clienteId: dado }: Nova,
) => {
  const { db } = s
  const clienteId = dado ?? (await umCliente(s, empresaId)).id
  const { tipo: _, ...endereco } = enderecoDeTeste()
  const [gravado] = await db
    .insert(clienteEndereco)
    .values({ ...endereco, id: v7(), tipo: 'INSTALACAO', cliente_id: clienteId, ordem: 9 })
    .returning({ id: clienteEndereco.id })
  const [criada] = await db
    .insert(venda)
    .values({
      ...{ id: v7(), situacao, empresa_id: empresaId, vendedor_id: vendedorId, donos: [vendedorId] },
      ...{
        cliente_id: clienteId,
        cliente_criado: false,
        endereco_id: gravado?.id ?? '',
        codigo_ibge: 3509502,
      },
      canal_venda_id: (await umCanal(db)).id,
      plano_id: (await umPlano(db)).id,
      dados: {} as never,
      cliente: {} as never,
      endereco: {} as never,
      oferta: {} as never,
      preco: {} as never,
      ...{ cliente_nome: 'Maria', plano_nome: 'Fibra 500', cidade: 'Campinas', mensalidade: 99_90 },
      ...{
        dia_vencimento: 10,
        forma_pagamento: 'PIX',
        agendamento_data: '2030-01-01',
        agendamento_turno: 'MANHA',
      },
      ...{ restricoes: [], resumo_do_envio: 'x' },
    })
    .returning({ id: venda.id, protocolo: venda.protocolo })
  if (!criada) throw new Error('sem venda')
  return { ...criada, clienteId }
}
