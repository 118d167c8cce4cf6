import * as z from 'zod/mini'
import { ComId, Id, Versao } from '#base/comum.ts'
import { endpoint } from '#base/endpoint.ts'
import { ABRE_CLIENTE } from '#clientes/cliente/quem-abre.ts'
import { DataIso } from '#valores/data.ts'
import { ContratoResumo, OpcoesDoContrato, SimulacaoDeEvento } from './contrato-opcoes.ts'
import { PedidoDeEvento, PedidoDeSimulacao } from './contrato-pedido.ts'
import { Contrato, MesDoContrato, MultaDoContrato } from './contrato-visto.ts'

const MUDAR = 'EDITAR.CONTRATO'

export const contratoApi = {
  doCliente: endpoint({
    method: 'GET',
    path: '/cliente/:id/contratos',
    permissao: ABRE_CLIENTE,
    resumo: 'Os contratos de um cliente',
    params: ComId,
    resposta: z.object({ itens: z.array(ContratoResumo) }),
  }),
  obter: endpoint({
    method: 'GET',
    path: '/contrato/:id',
    permissao: ABRE_CLIENTE,
    resumo: 'Obter um contrato: o que se paga deste mês em diante, fidelidade, multa e eventos',
    params: ComId,
    /** With the client's id, a contract of somebody else is answered like one that does not exist. */
    query: z.strictObject({ cliente_id: z.optional(Id) }),
    resposta: Contrato,
  }),
  mesesAnteriores: endpoint({
    method: 'GET',
    path: '/contrato/:id/meses-anteriores',
    permissao: ABRE_CLIENTE,
    resumo: 'O que se pagou de um contrato antes do mês atual',
    params: ComId,
    resposta: z.object({ itens: z.array(MesDoContrato) }),
  }),
  multa: endpoint({
    method: 'GET',
    path: '/contrato/:id/multa',
    permissao: ABRE_CLIENTE,
    resumo: 'Quanto custa cancelar o contrato em um dia, e por quê',
    params: ComId,
    query: z.strictObject({ dia: DataIso }),
    resposta: MultaDoContrato,
  }),
  opcoes: endpoint({
    method: 'GET',
    path: '/contrato/:id/opcoes',
    permissao: MUDAR,
    resumo: 'Planos, adicionais e endereços para os quais o contrato pode mudar em um dia; sem ele, hoje',
    params: ComId,
    query: z.strictObject({ dia: z.optional(DataIso) }),
    resposta: OpcoesDoContrato,
  }),
  /** POST although it only reads: it has the body of the event. */
  simular: endpoint({
    method: 'POST',
    path: '/contrato/:id/simulacao',
    permissao: MUDAR,
    resumo: 'O que um evento faria com preço, fidelidade, multa e próximas faturas',
    params: ComId,
    body: PedidoDeSimulacao,
    resposta: SimulacaoDeEvento,
  }),
  registrar: endpoint({
    method: 'POST',
    path: '/contrato/:id/evento',
    permissao: MUDAR,
    resumo: 'Mudar o contrato hoje, ou planejar a mudança para um dia',
    params: ComId,
    body: PedidoDeEvento,
    resposta: Contrato,
    status: 201,
  }),
  desfazer: endpoint({
    method: 'POST',
    path: '/contrato/:id/evento/:evento/desfazer',
    permissao: MUDAR,
    resumo: 'Desfazer um evento planejado, ou feito hoje',
    params: z.strictObject({ id: Id, evento: Id }),
    body: z.strictObject({ versao: Versao }),
    resposta: Contrato,
  }),
  pdf: endpoint({
    method: 'GET',
    path: '/contrato/:id/pdf',
    permissao: 'VISUALIZAR.CLIENTE',
    resumo: 'O contrato como está hoje, em PDF',
    params: ComId,
    resposta: { arquivo: 'application/pdf' },
  }),
}
