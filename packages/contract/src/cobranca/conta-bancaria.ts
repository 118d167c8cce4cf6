import * as z from 'zod/mini'
import { FiltroDeHistorico, PaginaDeHistorico } from '#base/auditoria.ts'
import { ComId, Id, Instante, Versao } from '#base/comum.ts'
import { endpoint } from '#base/endpoint.ts'
import { codigosDosBancos } from './banco/banco.ts'
import { EncargosDoBoleto } from './boleto.ts'
import { especiesDeBoleto } from './boleto-opcoes.ts'
import { camposDaConta, comoOBancoPede, soOsDoBanco } from './conta-bancaria-campos.ts'
import { FiltroContaBancaria } from './conta-bancaria-filtro.ts'
import { opcoesDeConta } from './conta-bancaria-opcoes.ts'

export const DadosContaBancaria = z
  .strictObject({ ...camposDaConta, empresa_id: Id })
  .check(comoOBancoPede(), soOsDoBanco())
export type DadosContaBancaria = z.infer<typeof DadosContaBancaria>

/** An account stays with its company. */
export const EdicaoContaBancaria = z
  .strictObject({ ...camposDaConta, versao: Versao })
  .check(comoOBancoPede(), soOsDoBanco())
export type EdicaoContaBancaria = z.infer<typeof EdicaoContaBancaria>

/** Stored before all of it was asked for, it still opens: nothing here is checked again. */
const noBanco = {
  banco: z.enum(codigosDosBancos),
  agencia: z.string(),
  agencia_dv: z.nullable(z.string()),
  conta: z.nullable(z.string()),
  conta_dv: z.nullable(z.string()),
  convenio: z.nullable(z.string()),
  carteira: z.string(),
}

export const ContaBancaria = z.object({
  ...noBanco,
  id: Id,
  empresa_id: Id,
  nome: z.string(),
  variacao: z.nullable(z.string()),
  modalidade: z.nullable(z.string()),
  codigo_transmissao: z.nullable(z.string()),
  codigo_empresa: z.nullable(z.string()),
  especie: z.enum(especiesDeBoleto),
  chave_pix: z.nullable(z.string()),
  ...EncargosDoBoleto.shape,
  instrucoes: z.nullable(z.string()),
  dias_para_baixa: z.nullable(z.int()),
  proximo_nosso_numero: z.int(),
  /** It has given out numbers: what identifies it at the bank stays. */
  usada: z.boolean(),
  /** The secret itself is shown once, when it is made. */
  tem_segredo: z.boolean(),
  padrao: z.boolean(),
  ativo: z.boolean(),
  criado_em: Instante,
  atualizado_em: Instante,
  versao: Versao,
})
export type ContaBancaria = z.infer<typeof ContaBancaria>

export const ContaBancariaResumo = z.object({
  ...noBanco,
  id: Id,
  nome: z.string(),
  padrao: z.boolean(),
  ativo: z.boolean(),
  /** Brought from before, without all that the bank asks for. */
  incompleta: z.boolean(),
})
export type ContaBancariaResumo = z.infer<typeof ContaBancariaResumo>

const VER = 'EDITAR.EMPRESA'

export const contaBancariaApi = {
  opcoes: opcoesDeConta,
  listar: endpoint({
    method: 'GET',
    path: '/conta-bancaria',
    permissao: VER,
    resumo: 'Listar as contas bancárias de uma empresa',
    query: FiltroContaBancaria,
    resposta: z.array(ContaBancariaResumo),
  }),
  obter: endpoint({
    method: 'GET',
    path: '/conta-bancaria/:id',
    permissao: VER,
    resumo: 'Obter uma conta bancária',
    params: ComId,
    resposta: ContaBancaria,
  }),
  historico: endpoint({
    method: 'GET',
    path: '/conta-bancaria/:id/historico',
    permissao: VER,
    resumo: 'Histórico de uma conta bancária',
    params: ComId,
    query: FiltroDeHistorico,
    resposta: PaginaDeHistorico,
  }),
  criar: endpoint({
    method: 'POST',
    path: '/conta-bancaria',
    permissao: VER,
    resumo: 'Criar uma conta bancária. A primeira da empresa é a padrão',
    body: DadosContaBancaria,
    resposta: ContaBancaria,
    status: 201,
  }),
  editar: endpoint({
    method: 'PUT',
    path: '/conta-bancaria/:id',
    permissao: VER,
    resumo: 'Editar uma conta bancária',
    params: ComId,
    body: EdicaoContaBancaria,
    resposta: ContaBancaria,
  }),
  excluir: endpoint({
    method: 'DELETE',
    path: '/conta-bancaria/:id',
    permissao: VER,
    resumo: 'Excluir uma conta bancária que não emitiu boletos',
    params: ComId,
    resposta: z.strictObject({}),
  }),
  /** In the form of Standard Webhooks. Only its encrypted form is kept. */
  criarSegredo: endpoint({
    method: 'POST',
    path: '/conta-bancaria/:id/segredo',
    permissao: VER,
    resumo: 'Criar o segredo que assina os avisos de pagamento. É mostrado só nesta resposta',
    params: ComId,
    resposta: z.object({ segredo: z.string() }),
    status: 201,
  }),
  excluirSegredo: endpoint({
    method: 'DELETE',
    path: '/conta-bancaria/:id/segredo',
    permissao: VER,
    resumo: 'Excluir o segredo que assina os avisos de pagamento',
    params: ComId,
    resposta: z.strictObject({}),
  }),
}
