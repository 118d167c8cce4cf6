import type { CodigoDoBanco } from '@balcao/contract/cobranca/banco/banco'
import type { EventoDoRetorno } from '@balcao/contract/cobranca/retorno-eventos'

type Motivos = Readonly<Record<string, string>>

/** FEBRABAN's table C047-A, which Bradesco shares. */
const recusaFebraban: Motivos = {
  '07': 'agência, conta ou dígito inválido',
  '08': 'nosso número inválido',
  '09': 'nosso número repetido',
  '10': 'carteira inválida',
  '16': 'vencimento inválido',
  '17': 'vencimento anterior à emissão',
  '18': 'vencimento distante demais',
  '20': 'valor inválido',
  '21': 'espécie do título inválida',
  '24': 'data de emissão inválida',
  '27': 'juros inválidos',
  '28': 'código do desconto inválido',
  '29': 'desconto maior ou igual ao valor',
  '30': 'desconto inválido',
  '45': 'nome do pagador inválido',
  '46': 'CPF ou CNPJ do pagador inválido',
  '47': 'endereço do pagador inválido',
  '48': 'CEP inválido',
  '49': 'CEP sem praça de cobrança',
  '51': 'CEP sem praça de cobrança ou de outra UF',
  '52': 'UF inválida',
  '57': 'código da multa inválido',
  '58': 'data da multa inválida',
  '59': 'multa inválida',
  '63': 'título já registrado',
}

const recusaItau: Motivos = {
  '03': 'CEP inválido',
  '04': 'UF inválida',
  '05': 'vencimento inválido',
  '07': 'valor acima de 10 milhões',
  '08': 'nome do pagador inválido',
  '10': 'endereço do pagador inválido',
  '11': 'CEP não numérico',
  '13': 'CEP de outra UF',
  '14': 'nosso número já registrado ou fora da faixa',
  '15': 'nosso número repetido no arquivo',
  '22': 'carteira inválida',
  '37': 'CPF ou CNPJ do pagador inválido',
  '61': 'juros inválidos',
  '62': 'desconto inválido',
  '64': 'data de emissão inválida',
  '66': 'vencimento inválido',
  '68': 'carteira inválida',
}

const pagamentoFebraban: Motivos = {
  '01': 'pago por saldo',
  '02': 'pago por conta',
  '03': 'pago no próprio banco',
  '04': 'pago em outro banco, por compensação eletrônica',
  '05': 'pago em outro banco, por compensação convencional',
  '06': 'pago por meio eletrônico',
  '07': 'pago depois de feriado local',
  '08': 'pago em cartório',
  '09': 'baixado pelo banco',
  '10': 'baixado por nós, por arquivo',
  '11': 'baixado por nós, no site do banco',
  '12': 'baixado por decurso de prazo, a nosso pedido',
  '13': 'baixado por decurso de prazo, pelo banco',
}

const DE_RECUSA: readonly EventoDoRetorno[] = ['ENTRADA_REJEITADA', 'INSTRUCAO_RECUSADA']
const DE_PAGAMENTO_OU_BAIXA: readonly EventoDoRetorno[] = ['LIQUIDACAO', 'BAIXA']

const daRecusa = (banco: CodigoDoBanco): Motivos => {
  if (banco === '341') return recusaItau
  return banco === '001' ? { ...recusaFebraban, '52': 'título já pago' } : recusaFebraban
}

const doPagamento = (banco: CodigoDoBanco, evento: EventoDoRetorno): Motivos => {
  if (banco === '341') return {}
  if (banco === '237') return evento === 'BAIXA' ? { '16': 'baixado por decurso de prazo' } : {}
  return pagamentoFebraban
}

const tabelaDe = (banco: CodigoDoBanco, evento: EventoDoRetorno): Motivos => {
  if (DE_RECUSA.includes(evento)) return daRecusa(banco)
  return DE_PAGAMENTO_OU_BAIXA.includes(evento) ? doPagamento(banco, evento) : {}
}

/** The same number means different things in a refusal and in a payment. */
export const motivosEmPalavras = (
  banco: CodigoDoBanco,
  evento: EventoDoRetorno,
  motivos: readonly string[],
): string[] => {
  const tabela = tabelaDe(banco, evento)
  return motivos.map((motivo) => tabela[motivo] ?? `motivo ${motivo} (consulte o banco)`)
}
