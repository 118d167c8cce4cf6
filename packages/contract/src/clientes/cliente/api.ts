import * as z from 'zod/mini'
import { FiltroDeHistorico, PaginaDeHistorico } from '#base/auditoria.ts'
import { ComId, Id, Instante, Texto, Versao } from '#base/comum.ts'
import { endpoint } from '#base/endpoint.ts'
import { Pagina, PaginaSemTotal, Total } from '#base/pagina.ts'
import { Cliente, ClienteResumo, DadosCliente, EdicaoCliente } from './cliente.ts'
import { DadosConsentimento } from './consentimento.ts'
import { FiltroCliente, FiltroTotalDeClientes } from './filtro.ts'
import { ABRE_CLIENTE } from './quem-abre.ts'
import { PerguntaDeSemelhantes, Semelhante } from './semelhante.ts'
import { DadosUnificacao } from './unificacao.ts'

const ComVersao = z.strictObject({ versao: Versao })
const porUmMotivo = { motivo: Texto(500, 3), versao: Versao }
export const DadosRestricao = z.strictObject(porUmMotivo)
export type DadosRestricao = z.infer<typeof DadosRestricao>
export const DadosAnonimizacao = z.strictObject(porUmMotivo)
export type DadosAnonimizacao = z.infer<typeof DadosAnonimizacao>

/** One look at the data of a client that is hidden from others. */
const VisualizacaoDoCliente = z.object({
  id: Id,
  em: Instante,
  quem: z.string(),
  ip: z.nullable(z.string()),
  acao: z.enum(['VISUALIZAR', 'LGPD']),
})

/** For people who look a client up: enough to recognise the right one. */
export const ClienteEncontrado = z.extend(ClienteResumo, { mascarado: z.boolean() })
export type ClienteEncontrado = z.infer<typeof ClienteEncontrado>

const EDITAR = 'EDITAR.CLIENTE'

export const clienteApi = {
  listar: endpoint({
    method: 'GET',
    path: '/cliente',
    permissao: 'LISTAR.CLIENTE',
    resumo: 'Listar clientes',
    query: FiltroCliente,
    resposta: PaginaSemTotal(ClienteResumo),
  }),
  total: endpoint({
    method: 'GET',
    path: '/cliente/total',
    permissao: 'LISTAR.CLIENTE',
    resumo: 'Quantos clientes a lista tem, contados até um teto',
    query: FiltroTotalDeClientes,
    resposta: Total,
  }),
  exportar: endpoint({
    method: 'GET',
    path: '/cliente/exportar',
    permissao: 'LISTAR.CLIENTE',
    resumo: 'Exportar clientes em CSV, como filtrados',
    query: FiltroCliente,
    resposta: { arquivo: 'text/csv; charset=utf-8' },
  }),
  consultar: endpoint({
    method: 'GET',
    path: '/cliente/consulta',
    permissao: 'autenticada',
    resumo: 'Encontrar um cliente por CPF ou CNPJ, nome ou telefone',
    query: z.strictObject({ busca: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)) }),
    resposta: z.object({ itens: z.array(ClienteEncontrado), ha_mais: z.boolean() }),
  }),
  /** POST although it only reads: documents and phones do not belong in a URL. */
  semelhantes: endpoint({
    method: 'POST',
    path: '/cliente/semelhantes',
    permissao: [EDITAR, 'CRIAR.VENDA', 'REALIZAR_VENDA', 'EDITAR.VENDA'],
    resumo: 'Clientes com o mesmo documento, telefone ou endereço de instalação',
    body: PerguntaDeSemelhantes,
    resposta: z.array(Semelhante),
  }),
  obter: endpoint({
    method: 'GET',
    path: '/cliente/:id',
    permissao: ABRE_CLIENTE,
    resumo: 'Obter um cliente',
    params: ComId,
    resposta: Cliente,
  }),
  criar: endpoint({
    method: 'POST',
    path: '/cliente',
    permissao: EDITAR,
    resumo: 'Criar um cliente',
    body: DadosCliente,
    resposta: Cliente,
    status: 201,
  }),
  editar: endpoint({
    method: 'PUT',
    path: '/cliente/:id',
    permissao: EDITAR,
    resumo: 'Editar um cliente',
    params: ComId,
    body: EdicaoCliente,
    resposta: Cliente,
  }),
  historico: endpoint({
    method: 'GET',
    path: '/cliente/:id/historico',
    permissao: 'VISUALIZAR.CLIENTE',
    resumo: 'Histórico de um cliente',
    params: ComId,
    query: FiltroDeHistorico,
    resposta: PaginaDeHistorico,
  }),
  acessos: endpoint({
    method: 'GET',
    path: '/cliente/:id/acessos',
    permissao: [EDITAR, 'LISTAR.AUDITORIA'],
    resumo: 'Quem viu os dados de um cliente',
    params: ComId,
    query: FiltroDeHistorico,
    resposta: Pagina(VisualizacaoDoCliente),
  }),
  restringir: endpoint({
    method: 'POST',
    path: '/cliente/:id/restricao',
    permissao: EDITAR,
    resumo: 'Restringir um cliente, com o motivo',
    params: ComId,
    body: DadosRestricao,
    resposta: Cliente,
  }),
  liberar: endpoint({
    method: 'POST',
    path: '/cliente/:id/liberacao',
    permissao: EDITAR,
    resumo: 'Retirar a restrição de um cliente',
    params: ComId,
    body: ComVersao,
    resposta: Cliente,
  }),
  consentir: endpoint({
    method: 'POST',
    path: '/cliente/:id/consentimento',
    permissao: EDITAR,
    resumo: 'Registrar o que a pessoa consentiu ou revogou',
    params: ComId,
    body: DadosConsentimento,
    resposta: Cliente,
    status: 201,
  }),
  unificar: endpoint({
    method: 'POST',
    path: '/cliente/:id/unificacao',
    permissao: EDITAR,
    soPessoa: true,
    resumo: 'Unificar outro cadastro com este, que fica com tudo',
    params: ComId,
    body: DadosUnificacao,
    resposta: Cliente,
  }),
  dadosDoTitular: endpoint({
    method: 'GET',
    path: '/cliente/:id/lgpd',
    permissao: EDITAR,
    resumo: 'Tudo o que há sobre a pessoa, em um arquivo (LGPD)',
    params: ComId,
    resposta: { arquivo: 'application/json; charset=utf-8' },
  }),
  anonimizar: endpoint({
    method: 'POST',
    path: '/cliente/:id/anonimizacao',
    permissao: EDITAR,
    soPessoa: true,
    resumo: 'Anonimizar um cliente (LGPD), sem volta',
    params: ComId,
    body: DadosAnonimizacao,
    resposta: Cliente,
  }),
}
