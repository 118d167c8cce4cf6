import { formatarDinheiro } from '#valores/dinheiro.ts'
import { CEM_POR_CENTO, formatarPercentual } from '#valores/percentual.ts'
import { valorDoDesconto } from './preco/desconto.ts'
import type { Desconto, Promocao } from './promocao.ts'
import type { SituacaoPromocao } from './promocao-filtro.ts'

type Descontos = Pick<Promocao, 'desconto_mensalidade' | 'desconto_instalacao' | 'duracao_meses'>

export const nomesDasSituacoes: Record<SituacaoPromocao, string> = {
  VALENDO: 'Valendo',
  FUTURA: 'Futura',
  ENCERRADA: 'Encerrada',
  ESGOTADA: 'Esgotada',
  INATIVA: 'Inativa',
}

const mesesEmPalavras = (meses: number) => (meses === 1 ? '1 mês' : `${meses} meses`)

/** "50% por 3 meses · instalação grátis", "Instalação grátis": all discounts of a promotion in one line. */
export const descontosEmPalavras = (promocao: Descontos): string => {
  const { desconto_mensalidade: mensalidade, desconto_instalacao: instalacao, duracao_meses } = promocao
  const partes = [
    mensalidade && `${naMensalidade(mensalidade)} por ${mesesEmPalavras(duracao_meses)}`,
    instalacao && naInstalacao(instalacao),
  ]
  const frase = partes.filter((parte) => parte !== null).join(' · ')
  return frase.charAt(0).toUpperCase() + frase.slice(1)
}

const deGraca = ({ tipo, valor }: Desconto) =>
  tipo === 'PRECO_FINAL' ? valor === 0 : tipo === 'PERCENTUAL' && valor >= CEM_POR_CENTO

function naMensalidade(desconto: Desconto): string {
  if (deGraca(desconto)) return 'mensalidade grátis'
  if (desconto.tipo === 'PERCENTUAL') return `${formatarPercentual(desconto.valor)}%`
  const valor = formatarDinheiro(desconto.valor)
  return desconto.tipo === 'VALOR' ? `${valor} a menos` : `${valor} ao mês`
}

function naInstalacao(desconto: Desconto): string {
  if (deGraca(desconto)) return 'instalação grátis'
  if (desconto.tipo === 'PERCENTUAL') return `${formatarPercentual(desconto.valor)}% na instalação`
  const valor = formatarDinheiro(desconto.valor)
  return desconto.tipo === 'VALOR' ? `${valor} a menos na instalação` : `instalação por ${valor}`
}

type Vinculo = Pick<
  Promocao['adicionais'][number],
  'nome' | 'cobranca' | 'obrigatorio' | 'valor_promocional' | 'meses'
>

/** "Ponto extra (obrigatório, R$ 9,90 por 6 meses)". What is charged once has no number of months. */
export const vinculoEmPalavras = (vinculo: Vinculo): string => {
  const quanto = formatarDinheiro(vinculo.valor_promocional)
  const quando = vinculo.cobranca === 'MENSAL' ? ` por ${mesesEmPalavras(vinculo.meses)}` : ''
  return `${vinculo.nome} (${vinculo.obrigatorio ? 'obrigatório' : 'opcional'}, ${quanto}${quando})`
}

const EXEMPLO = 100_00
const exemplo = formatarDinheiro(EXEMPLO)

/**
 * What the discount does to a plan of R$ 100,00, so that people see at once whether it is what they meant.
 */
export function exemploNaMensalidade(desconto: Desconto, meses: number): string {
  const descontado = valorDoDesconto(desconto, EXEMPLO)
  if (descontado === 0) return `Um plano de ${exemplo} continua custando ${exemplo}.`
  const quando = meses === 1 ? 'no primeiro mês' : `nos ${meses} primeiros meses`
  return `Um plano de ${exemplo} sai ${porQuanto(descontado)} ${quando}, e depois volta a ${exemplo}.`
}

export function exemploNaInstalacao(desconto: Desconto): string {
  const descontado = valorDoDesconto(desconto, EXEMPLO)
  if (descontado === 0) return `Uma instalação de ${exemplo} continua custando ${exemplo}.`
  return `Uma instalação de ${exemplo} sai ${porQuanto(descontado)}.`
}

const porQuanto = (descontado: number) =>
  descontado === EXEMPLO ? 'de graça' : `por ${formatarDinheiro(EXEMPLO - descontado)}`
