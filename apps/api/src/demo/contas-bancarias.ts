import type { DadosContaBancaria } from '@balcao/contract/cobranca/conta-bancaria'
import type { empresas } from './empresas.ts'

const comum = {
  agencia_dv: null,
  convenio: null,
  variacao: null,
  modalidade: null,
  codigo_transmissao: null,
  codigo_empresa: null,
  especie: 'DS',
  multa_percentual: 2_00,
  juros_percentual_mes: 1_00,
  desconto: null,
  instrucoes: null,
  dias_para_baixa: 60,
  proximo_nosso_numero: null,
  padrao: true,
  ativo: true,
} as const

/** Invented accounts whose digits are right: a boleto of the demonstration reads like a real one. */
export const contasBancarias: Record<keyof typeof empresas, Omit<DadosContaBancaria, 'empresa_id'>> = {
  vale: {
    ...comum,
    nome: 'Itaú boletos',
    banco: '341',
    agencia: '8214',
    conta: '50232',
    conta_dv: '3',
    carteira: '109',
    chave_pix: '11222333000181',
    desconto: { valor: 5_00, dias_antes: 5 },
    instrucoes: 'Pelo Pix, o pagamento cai na hora.\nDúvidas: (19) 3232-4000.',
  },
  serra: {
    ...comum,
    nome: 'Sicoob',
    banco: '756',
    agencia: '6591',
    agencia_dv: '9',
    conta: '924199',
    conta_dv: '0',
    convenio: '0085698',
    carteira: '1',
    modalidade: '01',
    chave_pix: 'atendimento@serrafibra.example',
  },
  litoral: {
    ...comum,
    nome: 'Bradesco cobrança',
    banco: '237',
    agencia: '1078',
    agencia_dv: '2',
    conta: '9644584',
    conta_dv: '9',
    carteira: '09',
    codigo_empresa: '4139359',
    chave_pix: '+554733444000',
  },
}
