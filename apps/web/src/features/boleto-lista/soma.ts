import type { FiltroBoleto } from '@balcao/contract/cobranca/boleto-filtro'
import type { TotalDeBoletos } from '@balcao/contract/cobranca/boleto-lista-api'
import { formatarDinheiro } from '@balcao/contract/valores/dinheiro'
import { textos } from './boletos.textos.ts'

const t = textos.soma

/** What a filter leaves in the list: what was paid, what was not, or both. */
export type Mostra = 'PAGOS' | 'EM_ABERTO' | 'TUDO'

export const oQueMostra = ({ visao, situacao, pago_de, pago_ate }: FiltroBoleto): Mostra => {
  if (visao === 'pagos' || situacao === 'PAGO' || pago_de || pago_ate) return 'PAGOS'
  return visao || situacao === 'ABERTO' ? 'EM_ABERTO' : 'TUDO'
}

/** The total, with what its rows add up to in words. Of rows that were not all counted, it is more than that. */
export const comSoma = (filtro: FiltroBoleto) => (contado: TotalDeBoletos) => {
  const escrever = (centavos: number) => {
    const escrito = formatarDinheiro(centavos)
    return contado.total_exato ? escrito : t.maisDe(escrito)
  }
  const [valor, pago] = [escrever(contado.valor), escrever(contado.valor_pago)]
  const somas = {
    PAGOS: t.recebidos(pago),
    EM_ABERTO: t.aReceber(valor),
    TUDO: filtro.situacao === 'CANCELADO' ? t.cancelados(valor) : t.tudo(valor, pago),
  }
  return { ...contado, soma: contado.total === 0 ? undefined : somas[oQueMostra(filtro)] }
}
