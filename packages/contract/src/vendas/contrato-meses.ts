import { canonico } from '#base/canonico.ts'
import { type Cobranca, cobrar } from '#catalogo/preco/cobranca.ts'
import { competencia, faturar, porNome, somar } from '#catalogo/preco/preco.ts'
import type { PromocaoDoPreco } from '#catalogo/preco/preco-entrada.ts'
import type { LinhaDePreco, Preco } from '#catalogo/preco/preco-resultado.ts'
import { dividirMeioPar } from '#valores/dinheiro.ts'
import type { EventoAcordado } from './contrato-acordado.ts'
import { diasCobrados } from './contrato-dias.ts'
import {
  type EstadoDoContrato,
  type ItemDoContrato,
  type LinhaDoTempo,
  linhaDoTempo,
} from './contrato-estado.ts'
import type { MesDoContrato } from './contrato-visto.ts'

/** A contract from its first day on: what was sold, and what was agreed since. */
export type HistoriaDoContrato = {
  base: EstadoDoContrato
  ativo_desde: string
  /** Frozen at the sale, counted from the installation. */
  preco: Pick<Preco, 'meses' | 'primeira_fatura'>
  promocoes: PromocaoDoPreco[]
  eventos: readonly EventoAcordado[]
  /** What the sale charges once was paid apart: the first invoice goes without it. */
  venda_cobrada?: boolean
}

/** Which month of the contract a day belongs to. Months are those of the calendar, as on the invoices. */
export const mesDoDia = (ativo_desde: string, dia: string): number => {
  const meses = (data: string) => Number(data.slice(0, 4)) * 12 + Number(data.slice(5, 7))
  return meses(dia) - meses(ativo_desde) + 1
}

/**
 * What is paid, month by month. What nobody changed is as frozen; after the frozen months the regular value goes on. What
 * plan and additionals cost changes with the month after the event's. Days without service are not charged. A cancelled
 * contract ends with the month of its last day, and what came in that month to be paid once is charged with it: there is
 * no next one.
 */
export const mesesDoContrato = (historia: HistoriaDoContrato, ate: number): MesDoContrato[] =>
  mesesSeguidos(mesesSoltos(historia), 1, ate)

type MesSolto = (numero: number) => MesDoContrato | null

/** Up to the last one that the contract has. */
export const mesesSeguidos = (mes: MesSolto, de: number, ate: number): MesDoContrato[] => {
  const meses: MesDoContrato[] = []
  for (let numero = de; numero <= ate; numero++) {
    const pago = mes(numero)
    if (!pago) break
    meses.push(pago)
  }
  return meses
}

/** One month without those before it. Null once the contract is over. */
export const mesesSoltos = (historia: HistoriaDoContrato): MesSolto => {
  const tempo = linhaDoTempo(historia.base, historia.eventos)
  const emCadaEstado = new Map<EstadoDoContrato, Cobranca[]>()
  const cobrancas = (estado: EstadoDoContrato) => {
    const prontas = emCadaEstado.get(estado) ?? cobrancasDo(historia, estado)
    emCadaEstado.set(estado, prontas)
    return prontas
  }
  return (numero) => {
    const mes = mesDoContrato(historia, tempo, cobrancas, numero)
    return mes.dias?.cobrados === 0 && acabou(tempo, mes.competencia) ? null : mes
  }
}

const acabou = ({ em }: LinhaDoTempo, mes: string) => em(`${mes}-01`).situacao === 'CANCELADO'

const mesDoContrato = (
  historia: HistoriaDoContrato,
  tempo: LinhaDoTempo,
  cobrancas: (estado: EstadoDoContrato) => Cobranca[],
  numero: number,
): MesDoContrato => {
  const { base, ativo_desde, preco } = historia
  const mes = competencia(ativo_desde, numero - 1)
  const primeiro = `${mes}-01`
  const congelado = preco.meses[numero - 1]
  const estado = tempo.antesDe(primeiro)
  const linhasDe = (de: EstadoDoContrato) => faturar(cobrancas(de), numero).linhas
  const mudou = estado !== base && canonico(linhasDe(estado)) !== canonico(linhasDe(base))
  const mensais = mudou || !congelado ? linhasDe(estado) : congelado.linhas
  const { dias, causas } = diasCobrados(tempo, mes, ativo_desde)
  const ultimo = acabou(tempo, competencia(ativo_desde, numero))
  const avulsos = [
    ...avulsosDe(estado, competencia(ativo_desde, numero - 2)),
    ...(ultimo ? avulsosDe(tempo.em(`${mes}-31`), mes) : []),
  ]
  const mudaram = tempo.eventos.filter(
    (evento) =>
      (mudou && evento.dia < primeiro && aindaConta(tempo, evento.dia, estado)) ||
      avulsos.some(({ desde }) => desde === evento.dia) ||
      causas.includes(evento),
  )
  const regular = congelado ? 'CONGELADO' : 'REGULAR'
  return {
    numero,
    competencia: mes,
    ...somar([...(dias ? emParte(mensais, dias) : mensais), ...umaVez(historia, avulsos, numero)]),
    origem: mudaram.length ? 'ALTERADO' : regular,
    eventos: mudaram.map(({ id }) => id),
    dias,
  }
}

/** Whether what is paid monthly still shows what happened on that day. What came and left again changes nothing. */
const aindaConta = (
  { em, antesDe }: LinhaDoTempo,
  dia: string,
  { plano, itens }: EstadoDoContrato,
): boolean => {
  const [antes, depois] = [antesDe(dia), em(dia)]
  const trocou = depois.plano !== antes.plano && depois.plano === plano
  const trouxe = itens.some(({ desde, cobranca }) => desde === dia && cobranca === 'MENSAL')
  return trocou || trouxe || vendidosEm(depois) < vendidosEm(antes)
}

/** How much of what was sold to be paid monthly is still there. */
const vendidosEm = ({ itens }: EstadoDoContrato) =>
  itens
    .filter(({ desde, cobranca }) => desde === null && cobranca === 'MENSAL')
    .reduce((soma, { quantidade }) => soma + quantidade, 0)

/** What the first invoice has besides its month: the installation, and what was sold to be paid once. */
export const umaVezNaVenda = ({ primeira_fatura, meses }: HistoriaDoContrato['preco']): LinhaDePreco[] =>
  primeira_fatura.linhas.slice(meses[0]?.linhas.length).filter(({ valor }) => valor !== 0)

/** What came in this month to be paid once. */
const avulsosDe = ({ itens }: EstadoDoContrato, mes: string) =>
  itens.filter(({ desde, cobranca }) => cobranca === 'UNICA' && desde?.slice(0, 7) === mes)

/** Charged whole, however many days of the month had service. */
const umaVez = (
  { base: { plano }, preco, ativo_desde: data, venda_cobrada }: HistoriaDoContrato,
  adicionais: ItemDoContrato[],
  numero: number,
) => {
  const daVenda = numero === 1 && !venda_cobrada ? umaVezNaVenda(preco) : []
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
const cobrancasDo = (
  { promocoes, ativo_desde: data }: HistoriaDoContrato,
  { plano, itens, plano_da_venda }: EstadoDoContrato,
): Cobranca[] => {
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
  return [
    ...vendidas.filter(({ recorrente }) => recorrente),
    ...acrescidas.filter(({ tipo }) => tipo === 'ADICIONAL'),
  ]
}
