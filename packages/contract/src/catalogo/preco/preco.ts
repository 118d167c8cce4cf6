import { semAcento } from '#valores/texto.ts'
import { type Cobranca, cobrar } from './cobranca.ts'
import { descontosAplicados } from './desconto-aplicado.ts'
import { descontosDoMes } from './descontos-do-mes.ts'
import { multaDeFidelidade } from './multa.ts'
import type { AdicionalDoPreco, EntradaDePreco } from './preco-entrada.ts'
import type { Fatura, LinhaDePreco, Preco } from './preco-resultado.ts'
import { cobrarPrimeiroMes } from './proporcional.ts'
import { horizonteDe } from './total-pago.ts'

/**
 * The price of a sale, month by month. The browser shows it live; the server computes it again and stores it.
 */
export function calcularPreco(entrada: EntradaDePreco): Preco {
  const { plano, data } = entrada
  const cobrancas = cobrar({ ...entrada, adicionais: entrada.adicionais.toSorted(porNome) })
  const mensais = cobrancas.filter(({ recorrente }) => recorrente)
  const doPrimeiroMes = (cobranca: Cobranca) => cobrarPrimeiroMes(cobranca, entrada)
  const instalacao = faturar(
    cobrancas.filter(({ tipo }) => tipo === 'INSTALACAO'),
    1,
  )
  const unicas = cobrancas.filter(({ tipo, recorrente }) => tipo === 'ADICIONAL' && !recorrente)

  const meses = Array.from({ length: horizonteDe(plano, cobrancas) }, (_, indice) => ({
    numero: indice + 1,
    competencia: competencia(data, indice),
    ...faturar(indice === 0 ? mensais.map(doPrimeiroMes) : mensais, indice + 1),
    multa: multaDeFidelidade({
      beneficio: plano.beneficio_valor,
      meses: plano.fidelidade_meses,
      cumpridos: indice,
    }),
  }))
  const mensalidades = meses.reduce((soma, { total }) => soma + total, 0)
  const umaVez = juntar([instalacao, faturar(unicas, 1)])
  const descontos = cobrancas.flatMap((uma) => descontosAplicados(uma, doPrimeiroMes(uma)))
  return {
    meses,
    primeira_fatura: juntar([...meses.slice(0, 1), umaVez]),
    instalacao,
    descontos,
    mensalidade_regular: mensais.reduce((soma, { valor }) => soma + valor, 0),
    total_fidelidade: mensalidades + umaVez.total,
    economia: descontos.reduce((soma, { total }) => soma + total, 0),
  }
}

/** Ignores the locale, so that server and browser give the same lines in the same order. */
export function porNome(a: AdicionalDoPreco, b: AdicionalDoPreco): number {
  const [nomeA, nomeB] = [semAcento(a.nome), semAcento(b.nome)]
  if (nomeA !== nomeB) return nomeA < nomeB ? -1 : 1
  return a.id < b.id ? -1 : 1
}

/** What these charges make of a month, with the discounts that still last. */
export const faturar = (cobrancas: Cobranca[], mes: number): Fatura =>
  somar(cobrancas.flatMap((cobranca) => linhasDe(cobranca, mes)))

const juntar = (faturas: Fatura[]): Fatura => somar(faturas.flatMap(({ linhas }) => linhas))

export const somar = (linhas: LinhaDePreco[]): Fatura => ({
  linhas,
  total: linhas.reduce((soma, { valor }) => soma + valor, 0),
})

function linhasDe(cobranca: Cobranca, mes: number): LinhaDePreco[] {
  const { tipo, id, nome, quantidade, valor } = cobranca
  const descontos = descontosDoMes(cobranca, mes).map(
    ({ abatimento, valor }): LinhaDePreco => ({
      tipo: 'DESCONTO',
      id: abatimento.promocao.id,
      descricao: `Desconto ${onde(cobranca)}: ${abatimento.promocao.nome}`,
      valor: -valor,
    }),
  )
  return [{ tipo, id, descricao: quantidade > 1 ? `${quantidade} × ${nome}` : nome, valor }, ...descontos]
}

function onde({ tipo, nome }: Cobranca): string {
  if (tipo === 'ADICIONAL') return `em ${nome}`
  return tipo === 'PLANO' ? 'na mensalidade' : 'na instalação'
}

/** The calendar month `depois` months after the given day. */
export function competencia(data: string, depois: number): string {
  const contados = Number(data.slice(0, 4)) * 12 + Number(data.slice(5, 7)) - 1 + depois
  const mes = (contados % 12) + 1
  return `${Math.floor(contados / 12)}-${mes < 10 ? '0' : ''}${mes}`
}
