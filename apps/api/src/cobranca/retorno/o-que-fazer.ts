import type { EventoDoRetorno } from '@balcao/contract/cobranca/retorno-eventos'
import type { ResultadoLinha } from '@balcao/contract/cobranca/retorno-resultados'
import { formatarDinheiro } from '@balcao/contract/valores/dinheiro'
import { type Acontecimento, chaveSemId } from '#cobranca/boleto/acontecer/decidir.ts'

export type LinhaLida = {
  linha: number
  nosso_numero: string
  ocorrencia: string
  evento: EventoDoRetorno
  motivos: string | null
  valor_titulo: number
  valor_pago: number
  tarifa: number
  data_ocorrencia: string | null
  data_credito: string | null
}

/** What changes no boleto, and is written down beside it. */
type Anotacao = { resultado: Extract<ResultadoLinha, 'ANOTADO' | 'CONFERIR'>; texto: string }

const anotar = (texto: string): Anotacao => ({ resultado: 'ANOTADO', texto })
const conferir = (texto: string): Anotacao => ({ resultado: 'CONFERIR', texto })
const comMotivos = (texto: string, { motivos }: LinhaLida) => (motivos ? `${texto}: ${motivos}` : texto)

/** `chave` says what the payment is, so that a notice about the same payment is the same. */
const pagamento = (linha: LinhaLida, gerado_em: string | null): Acontecimento | Anotacao => {
  const { valor_pago: valor, data_credito, tarifa } = linha
  const pago_em = linha.data_ocorrencia ?? data_credito ?? gerado_em
  if (pago_em === null)
    return conferir(`O banco avisa um pagamento de ${formatarDinheiro(valor)} e não diz de que dia`)
  const dito = { meio: 'BOLETO', pago_em, valor } as const
  return {
    tipo: 'PAGO',
    chave: chaveSemId(dito),
    ...dito,
    ...{ credito_em: data_credito, tarifa, a_mao: false },
  }
}

/** The money comes by the Pix notice, which says who paid and how much. This only says that it came. */
const porPix = (pago: boolean): Anotacao =>
  pago
    ? anotar('O banco confirma o pagamento pelo Pix do boleto')
    : conferir(
        'O banco diz que foi pago pelo Pix do boleto, e o aviso do Pix não chegou. Quando chegar, o boleto é quitado; se não chegar, confira no extrato.',
      )

type Situacao = { pago: boolean; gerado_em: string | null }

/** What a line of the bank's file means for its boleto. */
export const oQueFazer = (linha: LinhaLida, { pago, gerado_em }: Situacao): Acontecimento | Anotacao => {
  switch (linha.evento) {
    case 'ENTRADA_CONFIRMADA':
      return { tipo: 'REGISTRADO' }
    case 'ENTRADA_REJEITADA':
      return { tipo: 'REJEITADO', motivos: linha.motivos ?? 'o banco não disse o motivo' }
    case 'LIQUIDACAO':
      return pagamento(linha, gerado_em)
    case 'BAIXA':
      return { tipo: 'BAIXADO', motivos: linha.motivos ?? '' }
    case 'BAIXA_POR_PIX':
      return porPix(pago)
    case 'TARIFA':
      return anotar(`Tarifa do banco: ${formatarDinheiro(linha.tarifa)}`)
    case 'INSTRUCAO_RECUSADA':
      return conferir(comMotivos('O banco recusou uma instrução', linha))
    case 'ESTORNO':
      return conferir(`O banco desfez um pagamento de ${formatarDinheiro(linha.valor_pago)}`)
    case 'AINDA_NAO_E_DINHEIRO':
      return anotar('O banco avisa um pagamento que ainda não foi creditado')
    case 'A_CONFERIR':
      return conferir(comMotivos(`Ocorrência ${linha.ocorrencia} do banco, para uma pessoa conferir`, linha))
    case 'OUTRO':
      return anotar(comMotivos(`Ocorrência ${linha.ocorrencia} do banco, sem efeito no boleto`, linha))
  }
}
