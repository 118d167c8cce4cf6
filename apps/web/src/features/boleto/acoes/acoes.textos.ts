import type { Boleto } from '@balcao/contract/cobranca/boleto'
import {
  type AcaoDoBoleto,
  impedimentoNoBoleto,
  tabelaDoBoleto,
} from '@balcao/contract/cobranca/boleto-acoes'
import { nomesDasSituacoesDeBoleto } from '@balcao/contract/cobranca/boleto-opcoes'
import { formatarData } from '@balcao/contract/valores/data'
import { formatarDinheiro } from '@balcao/contract/valores/dinheiro'

const feitos: Record<AcaoDoBoleto, string> = {
  pagar: 'Baixa feita: o boleto está pago',
  desfazer_baixa: 'Baixa desfeita: o boleto voltou a ficar em aberto',
  mudar_vencimento: 'Vencimento mudado',
  remeter_de_novo: 'Vai na próxima remessa',
  cancelar: 'Boleto cancelado',
}

/** What came of it. */
export const feito = (acao: AcaoDoBoleto, { situacao, vencimento }: Boleto) => {
  if (acao === 'desfazer_baixa' && situacao === 'PAGO')
    return 'Baixa desfeita: o boleto segue pago pelo que veio do banco'
  return acao === 'mudar_vencimento' ? `${feitos[acao]} para ${formatarData(vencimento)}` : feitos[acao]
}

type Pergunta = { pergunta: (numero: number) => string; confirmar: string }

export const perguntas: Record<AcaoDoBoleto, Pergunta> = {
  pagar: { pergunta: (numero) => `Dar baixa no boleto ${numero}`, confirmar: 'Dar baixa' },
  desfazer_baixa: {
    pergunta: (numero) => `Desfazer a baixa do boleto ${numero}?`,
    confirmar: 'Desfazer a baixa',
  },
  mudar_vencimento: {
    pergunta: (numero) => `Mudar o vencimento do boleto ${numero}`,
    confirmar: 'Mudar o vencimento',
  },
  remeter_de_novo: {
    pergunta: (numero) => `Remeter de novo o boleto ${numero}?`,
    confirmar: 'Remeter de novo',
  },
  cancelar: {
    pergunta: (numero) => `Cancelar o boleto ${numero}?`,
    confirmar: tabelaDoBoleto.cancelar.rotulo,
  },
}

/** What will happen, as the table of actions says it. */
export const efeitoDe = (acao: AcaoDoBoleto): string => {
  const { efeito } = tabelaDoBoleto[acao]
  return `${efeito.charAt(0).toUpperCase()}${efeito.slice(1)}.`
}

const sempre = () => true

export const porQueNaoDa = (acao: AcaoDoBoleto, boleto: Boleto): string | null =>
  boleto.acoes.includes(acao)
    ? null
    : (impedimentoNoBoleto(acao, { ...boleto, baixado_a_mao: false, estornado: false }, sempre)?.texto ??
      'Você não possui permissão para fazer isso')

/** What somebody else, or the bank, did while a question was open. */
export const oQueMudou = ({ situacao, historico: [ultima] }: Boleto) => ({
  titulo: 'O boleto mudou enquanto você decidia',
  agora: [
    `Agora ele está “${nomesDasSituacoesDeBoleto[situacao]}”.`,
    ultima && `Última mudança: ${ultima.texto}${ultima.quem ? `, por ${ultima.quem}` : ''}.`,
  ]
    .filter(Boolean)
    .join(' '),
  continuar: 'Continuar com o boleto como está agora',
})

export const textos = {
  acoes: 'O que você pode fazer',
  motivo: {
    pagar: 'Por que a baixa é à mão',
    desfazer_baixa: 'Por que desfazer',
    cancelar: 'Por que cancelar',
  },
  pagar: {
    dia: 'Dia do pagamento',
    valor: 'Valor recebido',
    noDia: (dia: string, total: string, comMulta: boolean) =>
      `Em ${dia} são ${total}, com ${comMulta ? 'multa e juros' : 'o desconto'}`,
    confirmo: (diferenca: number) =>
      `São ${formatarDinheiro(Math.abs(diferenca))} a ${diferenca < 0 ? 'menos' : 'mais'} do que se deve nesse dia. Dar baixa assim mesmo.`,
    confirme: 'Confirme que o valor é este',
    meio: 'Como foi pago',
    escolha: 'Escolha como foi pago',
    exemplo: 'Pagou no balcão, comprovante do Pix conferido…',
  },
  vencimento: {
    campo: 'Novo vencimento',
    semMulta: (hoje: string, valor: string) =>
      `Hoje são ${hoje}, com multa e juros. Com o novo vencimento voltam a ser ${valor}.`,
    comDesconto: (desconto: string, ate: string) => `Pago até ${ate}, tem o desconto de ${desconto}.`,
  },
}
