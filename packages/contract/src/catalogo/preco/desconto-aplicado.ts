import type { Abatimento, Cobranca } from './cobranca.ts'
import { descreverDesconto } from './desconto.ts'
import { descontosDoMes } from './descontos-do-mes.ts'
import type { DescontoAplicado } from './preco-resultado.ts'

/**
 * Each discount of a charge as a whole, with its reason. A discount is left out when others leave nothing for
 * it.
 */
export function descontosAplicados(cobranca: Cobranca, noPrimeiroMes: Cobranca): DescontoAplicado[] {
  return cobranca.abatimentos.flatMap((abatimento) => {
    const meses = mesesDoDesconto(cobranca, abatimento)
    const [primeiro, ultimo] = [meses[0], meses.at(-1)]
    if (primeiro === undefined || ultimo === undefined) return []
    // In its first month the other discounts leave the least for this one.
    const reduzido = primeiro.valor < prometido(abatimento)
    return {
      promocao_id: abatimento.promocao.id,
      motivo: [
        `${abatimento.promocao.nome}: ${descreverDesconto(abatimento.desconto, alvoEmPalavras(cobranca))}`,
        cobranca.quantidade > 1 && abatimento.desconto.valor > 0 ? ' cada' : '',
        cobranca.recorrente ? ` ${mesesEmPalavras(primeiro.mes, ultimo.mes)}` : '',
        reduzido ? ', até zerar o valor' : '',
      ].join(''),
      alvo: cobranca.tipo === 'PLANO' ? 'MENSALIDADE' : cobranca.tipo,
      de_mes: primeiro.mes,
      ate_mes: ultimo.mes,
      total:
        meses.reduce((soma, { valor }) => soma + valor, 0) - naoDado(cobranca, noPrimeiroMes, abatimento),
    }
  })
}

/** Always consecutive: a discount can wait for a stronger one to end, but is never interrupted. */
const mesesDoDesconto = (cobranca: Cobranca, abatimento: Abatimento): { mes: number; valor: number }[] =>
  Array.from({ length: abatimento.meses }, (_, indice) => indice + 1).flatMap((mes) =>
    descontosDoMes(cobranca, mes)
      .filter((desconto) => desconto.abatimento === abatimento)
      .map(({ valor }) => ({ mes, valor })),
  )

/** What a discount does not give because only a part of month 1 is charged. */
const naoDado = (cobranca: Cobranca, noPrimeiroMes: Cobranca, { promocao }: Abatimento) =>
  dadoNoPrimeiroMes(cobranca, promocao.id) - dadoNoPrimeiroMes(noPrimeiroMes, promocao.id)

const dadoNoPrimeiroMes = (cobranca: Cobranca, promocaoId: string) =>
  descontosDoMes(cobranca, 1).find(({ abatimento }) => abatimento.promocao.id === promocaoId)?.valor ?? 0

const prometido = ({ desconto, valor }: Abatimento): number =>
  desconto.tipo === 'VALOR' ? desconto.valor : valor

function alvoEmPalavras({ tipo, nome }: Cobranca): string {
  if (tipo === 'ADICIONAL') return nome
  return tipo === 'PLANO' ? 'mensalidade' : 'instalação'
}

function mesesEmPalavras(de: number, ate: number): string {
  if (de === ate) return `no ${de}º mês`
  return de === 1 ? `nos ${ate} primeiros meses` : `do ${de}º ao ${ate}º mês`
}
