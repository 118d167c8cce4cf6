import type { AvisoDePagamento } from '@balcao/contract/cobranca/aviso-api'
import type { ARemeter, Remessa } from '@balcao/contract/cobranca/remessa-api'
import type { LinhaDoRetorno, Retorno } from '@balcao/contract/cobranca/retorno-api'

export const ID = '019a0000-0000-7000-8000-0000000000a1'
const CONTA: Retorno['conta'] = {
  id: '019a0000-0000-7000-8000-0000000000c1',
  nome: 'Itaú boletos',
  banco: '341',
  empresa: { id: '019a0000-0000-7000-8000-0000000000e1', nome: 'Fibra Veloz' },
}

export const umaEspera = (partes: Partial<ARemeter> = {}): ARemeter => ({
  conta: CONTA,
  entradas: 0,
  baixas: 0,
  mudancas: 0,
  vencidas: 0,
  valor: 0,
  impedimento: null,
  ...partes,
})

export const umaRemessa = (partes: Partial<Remessa> = {}): Remessa => ({
  id: '019a0000-0000-7000-8000-0000000000b1',
  numero: 7,
  conta: CONTA,
  situacao: 'PRONTA',
  falha: null,
  titulos: 3,
  valor: 279_80,
  criado_em: '2026-11-17T12:00:00Z',
  criado_por: 'Ana Lima',
  baixada_em: '2026-11-17T12:05:00Z',
  nome_do_arquivo: 'remessa-341-000007.rem',
  ...partes,
})

export const umRetornoLido = (partes: Partial<Retorno> = {}): Retorno => ({
  id: ID,
  conta: CONTA,
  nome: 'CB1811.RET',
  sequencial: 12,
  gerado_em: '2026-11-18',
  situacao: 'PRONTO',
  linhas: 3,
  lidas: 3,
  resultados: { PAGO: 1, REJEITADO: 1, SEM_BOLETO: 1 },
  valor_pago: 109_90,
  tarifas: 1_95,
  criado_por: 'Ana Lima',
  criado_em: '2026-11-18T12:00:00Z',
  concluido_em: '2026-11-18T12:00:02Z',
  ...partes,
})

export const umaLinhaLida = (partes: Partial<LinhaDoRetorno> = {}): LinhaDoRetorno => ({
  linha: 2,
  nosso_numero: '00000101',
  ocorrencia: '06',
  evento: 'LIQUIDACAO',
  motivos: null,
  boleto: { id: '019a0000-0000-7000-8000-0000000000f1', numero: 101, cliente: 'Maria Silva' },
  valor_titulo: 99_90,
  valor_pago: 99_90,
  tarifa: 1_95,
  vencimento: '2026-12-10',
  data_ocorrencia: '2026-12-08',
  data_credito: '2026-12-09',
  resultado: 'PAGO',
  texto: 'Pago: R$ 99,90 por Boleto',
  ...partes,
})

export const umAviso = (partes: Partial<AvisoDePagamento> = {}): AvisoDePagamento => ({
  id: '019a0000-0000-7000-8000-0000000000d1',
  conta: CONTA,
  aviso_id: 'msg_1',
  evento: 'PAGO',
  referencia: 'BAL0000000000000000000000101',
  valor: 99_90,
  dia: '2026-12-08',
  boleto: { id: '019a0000-0000-7000-8000-0000000000f1', numero: 101 },
  resultado: 'APLICADO',
  texto: 'Pago: R$ 99,90 por Pix',
  recebido_em: '2026-12-08T12:00:00Z',
  ...partes,
})
