import type { Boleto, BoletoResumo } from '@balcao/contract/cobranca/boleto'

export const ID = '0192d3a4-5b6c-7d8e-9f01-0000000000aa'
export const CONTRATO = '0192d3a4-5b6c-7d8e-9f01-0000000000bb'
export const CLIENTE = '0192d3a4-5b6c-7d8e-9f01-0000000000cc'

/** A month of a contract, not due for years. */
export const umResumo = (parte: Partial<BoletoResumo> = {}): BoletoResumo => ({
  id: ID,
  numero: 4321,
  origem: 'CONTRATO',
  descricao: 'Mensalidade de 11/2029',
  competencia: '2029-11',
  valor: 129_90,
  vencimento: '2029-12-10',
  situacao: 'ABERTO',
  registro: 'REGISTRADO',
  nosso_numero: '00000042',
  pago_em: null,
  valor_pago: null,
  meio: null,
  cliente: { id: CLIENTE, nome: 'Maria Souza' },
  cliente_plano_id: CONTRATO,
  venda_id: null,
  criado_em: '2026-11-16T12:00:00.000Z',
  empresa: 'Rede Serrana',
  ...parte,
})

/** The same, as its page gets it, for somebody who may do everything. */
export const umBoleto = (parte: Partial<Boleto> = {}): Boleto => ({
  ...umResumo(),
  empresa: { id: ID, nome: 'Rede Serrana' },
  conta: { id: ID, nome: 'Itaú principal', banco: '341' },
  itens: [
    { descricao: 'Fibra 500', valor: 139_90 },
    { descricao: 'Desconto da promoção', valor: -10_00 },
  ],
  emissao: '2026-11-16',
  encargos: { multa_percentual: 200, juros_percentual_mes: 100, desconto: null },
  instrucoes: null,
  pagador: {
    nome: 'Maria Souza',
    documento: '52998224725',
    endereco: 'Rua Direita, 10',
    bairro: 'Centro',
    cep: '13010000',
    cidade: 'Campinas',
    uf: 'SP',
  },
  nosso_numero_impresso: '109/00000042-7',
  linha_digitavel: '34191.23454 67890.123457 67890.123457 6 16570000012990',
  codigo_barras: '34196165700000129901234567890123456789012345',
  pix: '00020126580014br.gov.bcb.pix0136financeiro@provedor.example',
  rejeicao: null,
  credito_em: null,
  tarifa: null,
  motivo: null,
  hoje: { dia: '2026-11-17', dias_de_atraso: 0, multa: 0, juros: 0, desconto: 0, total: 129_90 },
  prazo: '2029-12-10',
  a_remeter: [],
  remessa: null,
  pagamentos: [],
  historico: [],
  emitido_por: 'Ana Lima',
  em_lote: false,
  acoes: ['pagar', 'mudar_vencimento', 'cancelar'],
  link: 'https://provedor.example/boleto?t=abc',
  contato: { email: 'maria@exemplo.br', telefone: '+5511987654321' },
  versao: 3,
  ...parte,
})
