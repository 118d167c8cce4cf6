import { cobrar } from '#catalogo/preco/cobranca.ts'
import { competencia, faturar, porNome, somar } from '#catalogo/preco/preco.ts'
import type { PromocaoDoPreco } from '#catalogo/preco/preco-entrada.ts'
import type { LinhaDePreco, Preco } from '#catalogo/preco/preco-resultado.ts'
import { dividirMeioPar } from '#valores/dinheiro.ts'
import type { EventoAcordado } from './contrato-acordado.ts'
import { diasCobrados } from './contrato-dias.ts'
import { type EstadoDoContrato, estadoEm, type ItemDoContrato, valem } from './contrato-estado.ts'
import type { MesDoContrato } from './contrato-visto.ts'

/** A contract from its first day on: what was sold, and what was agreed since. */
export type HistoriaDoContrato = {
  base: EstadoDoContrato
  ativo_desde: string
  /** Frozen at the sale, counted from the installation. */
  preco: Pick<Preco, 'meses' | 'primeira_fatura'>
  promocoes: PromocaoDoPreco[]
  eventos: readonly EventoAcordado[]
}

/** Which month of the contract a day belongs to. Months are those of the calendar, as on the invoices. */
export const mesDoDia = (ativo_desde: string, dia: string): number => {
  const meses = (data: string) => Number(data.slice(0, 4)) * 12 + Number(data.slice(5, 7))
  return meses(dia) - meses(ativo_desde) + 1
}

/** What plan and additionals cost changes with the month after the event's. */
const MUDAM_O_PRECO = ['TROCA_PLANO', 'ADICIONAL_ENTRA', 'ADICIONAL_SAI'] as const
const mudaPreco = ({ tipo }: EventoAcordado) => MUDAM_O_PRECO.some((t) => t === tipo)

/**
 * What is paid, month by month. What nobody changed is as frozen; after the frozen months the regular value goes on.
 * Days without service are not charged. A cancelled contract ends with the month of its last day, and what came in that
 * month to be paid once is charged with it: there is no next one.
 */
export const mesesDoContrato = (historia: HistoriaDoContrato, ate: number): MesDoContrato[] => {
  const meses: MesDoContrato[] = []
  for (let numero = 1; numero <= ate; numero++) {
    const mes = mesDoContrato(historia, numero)
    if (mes.dias?.cobrados === 0 && acabou(historia, mes.competencia)) break
    meses.push(mes)
  }
  return meses
}

const acabou = ({ base, eventos }: HistoriaDoContrato, mes: string) =>
  estadoEm(base, eventos, `${mes}-01`).situacao === 'CANCELADO'

const mesDoContrato = (historia: HistoriaDoContrato, numero: number): MesDoContrato => {
  const { base, ativo_desde, preco, eventos } = historia
  const mes = competencia(ativo_desde, numero - 1)
  const anteriores = valem(eventos).filter(({ dia }) => dia.slice(0, 7) < mes)
  const deste = anteriores.filter(mudaPreco)
  const congelado = preco.meses[numero - 1]
  const estado = estadoEm(base, anteriores)
  const mensais = deste.length || !congelado ? linhasDo(historia, estado, numero) : congelado.linhas
  const { dias, causas } = diasCobrados(base, eventos, mes, ativo_desde)
  const ultimo = acabou(historia, competencia(ativo_desde, numero))
  const agora = ultimo ? avulsosDe(estadoEm(base, eventos, `${mes}-31`), mes) : []
  const antes = avulsosDe(estado, competencia(ativo_desde, numero - 2))
  const trouxeram = valem(eventos).filter(({ dia }) => agora.some(({ desde }) => desde === dia))
  const mudaram = [...deste, ...trouxeram, ...causas]
  const regular = congelado ? 'CONGELADO' : 'REGULAR'
  return {
    numero,
    competencia: mes,
    ...somar([
      ...(dias ? emParte(mensais, dias) : mensais),
      ...umaVez(historia, [...antes, ...agora], numero),
    ]),
    origem: mudaram.length ? 'ALTERADO' : regular,
    eventos: mudaram.map(({ id }) => id),
    dias,
  }
}

/** What the first invoice has besides its month: the installation, and what was sold to be paid once. */
export const umaVezNaVenda = ({ primeira_fatura, meses }: HistoriaDoContrato['preco']): LinhaDePreco[] =>
  primeira_fatura.linhas.slice(meses[0]?.linhas.length).filter(({ valor }) => valor !== 0)

/** What came in this month to be paid once. */
const avulsosDe = ({ itens }: EstadoDoContrato, mes: string) =>
  itens.filter(({ desde, cobranca }) => cobranca === 'UNICA' && desde?.slice(0, 7) === mes)

/** Charged whole, however many days of the month had service. */
const umaVez = (
  { base: { plano }, preco, ativo_desde: data }: HistoriaDoContrato,
  adicionais: ItemDoContrato[],
  numero: number,
) => {
  const daVenda = numero === 1 ? umaVezNaVenda(preco) : []
  if (!adicionais.length) return daVenda
  const cobrancas = cobrar({ plano, adicionais: adicionais.toSorted(porNome), promocoes: [], data })
  const { linhas } = faturar(
    cobrancas.filter(({ tipo }) => tipo === 'ADICIONAL'),
    numero,
  )
  return [...daVenda, ...linhas]
}

/** Its part of each line. Rounded apart, discounts could exceed what they are taken off: they end where nothing is left. */
const emParte = (linhas: LinhaDePreco[], { cobrados, de }: { cobrados: number; de: number }) => {
  let resta = 0
  return linhas.map((linha) => {
    const parte = dividirMeioPar(linha.valor * cobrados, de)
    const valor = linha.tipo === 'DESCONTO' ? Math.max(parte, -resta) : parte
    resta = linha.tipo === 'DESCONTO' ? resta + valor : valor
    return { ...linha, valor }
  })
}

/** The discounts of the sale go on where what they are for is still there. What came later has none. */
const linhasDo = (
  { promocoes, ativo_desde: data }: HistoriaDoContrato,
  { plano, itens, plano_da_venda }: EstadoDoContrato,
  numero: number,
) => {
  const semDoPlano = promocoes.map((promocao) => ({ ...promocao, desconto_mensalidade: null }))
  const mensais = itens.filter(({ cobranca }) => cobranca === 'MENSAL').toSorted(porNome)
  const vendidas = cobrar({
    plano,
    adicionais: mensais.filter(({ desde }) => desde === null),
    promocoes: plano_da_venda ? promocoes : semDoPlano,
    data,
  })
  const depois = mensais.filter(({ desde }) => desde !== null)
  const acrescidas = cobrar({ plano, adicionais: depois, promocoes: [], data })
  return faturar(
    [
      ...vendidas.filter(({ recorrente }) => recorrente),
      ...acrescidas.filter(({ tipo }) => tipo === 'ADICIONAL'),
    ],
    numero,
  ).linhas
}
