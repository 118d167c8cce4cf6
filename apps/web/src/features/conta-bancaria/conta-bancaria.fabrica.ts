import type { ContaBancaria, ContaBancariaResumo } from '@balcao/contract/cobranca/conta-bancaria'

export const EMPRESA = '01a1dd40-e7af-75fe-ab7c-82a347c16d10'
export const CONTA = '01a1dd40-e7af-75fe-ab7c-82a347c16d11'

export const umaConta = (parte: Partial<ContaBancaria> = {}): ContaBancaria => ({
  id: CONTA,
  empresa_id: EMPRESA,
  nome: 'Itaú boletos',
  banco: '341',
  agencia: '8214',
  agencia_dv: null,
  conta: '50232',
  conta_dv: '3',
  convenio: null,
  carteira: '109',
  variacao: null,
  modalidade: null,
  codigo_transmissao: null,
  codigo_empresa: null,
  especie: 'DS',
  chave_pix: null,
  multa_percentual: 200,
  juros_percentual_mes: 100,
  desconto: null,
  instrucoes: null,
  dias_para_baixa: null,
  proximo_nosso_numero: 42,
  usada: false,
  tem_segredo: false,
  padrao: true,
  ativo: true,
  criado_em: '2026-03-05T17:30:00Z',
  atualizado_em: '2026-03-05T17:30:00Z',
  versao: 1,
  ...parte,
})

export const umResumo = (parte: Partial<ContaBancariaResumo> = {}): ContaBancariaResumo => {
  const { id, nome, banco, agencia, agencia_dv, conta, conta_dv, convenio, carteira, padrao, ativo } =
    umaConta()
  return {
    ...{ id, nome, banco, agencia, agencia_dv, conta, conta_dv, convenio, carteira, padrao, ativo },
    incompleta: false,
    ...parte,
  }
}
