import * as z from 'zod/mini'
import { ComId, Id, Instante } from '#base/comum.ts'
import { endpoint } from '#base/endpoint.ts'
import { Restricao } from '#clientes/cliente/cliente.ts'
import { DataIso } from '#valores/data.ts'
import { situacoesDeContrato } from './contrato.ts'
import { SituacaoVenda } from './situacao.ts'

/** Why it is shown beside the sale: it is of the same person, or at the same door. */
const Ligacao = z.enum(['PESSOA', 'PORTA'])

const ContratoDoHistorico = z.object({
  id: Id,
  ligacao: Ligacao,
  cliente: z.string(),
  plano: z.string(),
  mensalidade: z.int(),
  situacao: z.enum(situacoesDeContrato),
  ativo_desde: z.nullable(DataIso),
  cancelado_em: z.nullable(Instante),
})

const VendaDoHistorico = z.object({
  id: Id,
  ligacao: Ligacao,
  protocolo: z.int(),
  cliente: z.string(),
  plano: z.string(),
  situacao: SituacaoVenda,
  criado_em: Instante,
  vendedor: z.string(),
  motivo: z.nullable(z.string()),
})

/** What somebody who authorises a sale wants to know of who buys. */
const HistoricoDoCliente = z.object({
  desde: Instante,
  /** The record's restriction, with who gave it and why. */
  restricao: z.nullable(Restricao),
  contratos: z.array(ContratoDoHistorico),
  vendas: z.array(VendaDoHistorico),
})
export type HistoricoDoCliente = z.infer<typeof HistoricoDoCliente>

export const historicoDoClienteApi = {
  obter: endpoint({
    method: 'GET',
    path: '/venda/:id/historico-do-cliente',
    permissao: 'AUTORIZAR.VENDA_RESTRITA',
    resumo: 'Contratos, outras vendas e restrição de quem compra, para quem autoriza a venda',
    params: ComId,
    resposta: HistoricoDoCliente,
  }),
}
