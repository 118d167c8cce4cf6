import type { EscolhaDeAdicional } from './escolha-de-adicional.ts'
import type { AdicionalDoPreco } from './preco-entrada.ts'

export type { EscolhaDeAdicional }

/** An additional as the plan sells it. */
export type AdicionalDisponivel = Omit<AdicionalDoPreco, 'quantidade'> & {
  quantidade_maxima: number
  /** One side naming the other is enough. */
  incompativel_com: string[]
}

type SelecaoDeAdicionais = {
  disponiveis: AdicionalDisponivel[]
  escolhas: EscolhaDeAdicional[]
  /** Ids that the chosen promotions require, besides those that the plan requires. */
  exigidos?: string[]
}

/** What goes into the sale: the choices, plus one of every mandatory additional that was not chosen. */
export function escolherAdicionais({
  disponiveis,
  escolhas,
  exigidos = [],
}: SelecaoDeAdicionais): AdicionalDoPreco[] {
  const quantidades = quantidadePorId(escolhas)
  return disponiveis.flatMap(({ quantidade_maxima: _, incompativel_com: __, ...adicional }) => {
    const obrigatorio = adicional.obrigatorio || exigidos.includes(adicional.id)
    const quantidade = quantidades.get(adicional.id) ?? (obrigatorio ? 1 : 0)
    return quantidade > 0 ? [{ ...adicional, obrigatorio, quantidade }] : []
  })
}

export type ProblemaDeAdicional = {
  codigo: 'INDISPONIVEL' | 'QUANTIDADE_ACIMA_DO_MAXIMO' | 'INCOMPATIVEIS' | 'OBRIGATORIO_AUSENTE'
  adicional_id: string
  texto: string
}

/** Everything that is wrong with the choices, all at once. */
export function conferirAdicionais({
  disponiveis,
  escolhas,
  exigidos = [],
}: SelecaoDeAdicionais): ProblemaDeAdicional[] {
  const quantidades = quantidadePorId(escolhas)
  const conhecidos = new Set(disponiveis.map(({ id }) => id))
  const desconhecidos = new Set([...quantidades.keys(), ...exigidos].filter((id) => !conhecidos.has(id)))
  const escolhidos = disponiveis.filter(({ id }) => quantidades.has(id))
  return [
    ...[...desconhecidos].map(indisponivel),
    ...disponiveis
      .filter(({ id, obrigatorio }) => (obrigatorio || exigidos.includes(id)) && !quantidades.has(id))
      .map(obrigatorioAusente),
    ...escolhidos
      .filter(({ id, quantidade_maxima }) => (quantidades.get(id) ?? 0) > quantidade_maxima)
      .map(acimaDoMaximo),
    ...escolhidos.flatMap((um, i) =>
      escolhidos.slice(i + 1).flatMap((outro) => (incompativeis(um, outro) ? [naoCombinam(um, outro)] : [])),
    ),
  ]
}

/** Choosing the same additional twice adds up the quantities. */
function quantidadePorId(escolhas: EscolhaDeAdicional[]): Map<string, number> {
  const quantidades = new Map<string, number>()
  for (const { id, quantidade } of escolhas) quantidades.set(id, (quantidades.get(id) ?? 0) + quantidade)
  return quantidades
}

const incompativeis = (um: AdicionalDisponivel, outro: AdicionalDisponivel): boolean =>
  um.incompativel_com.includes(outro.id) || outro.incompativel_com.includes(um.id)

const indisponivel = (id: string): ProblemaDeAdicional => ({
  codigo: 'INDISPONIVEL',
  adicional_id: id,
  texto: 'Um dos adicionais não é vendido com este plano',
})

const obrigatorioAusente = ({ id, nome }: AdicionalDisponivel): ProblemaDeAdicional => ({
  codigo: 'OBRIGATORIO_AUSENTE',
  adicional_id: id,
  texto: `${nome} é obrigatório nesta oferta`,
})

const acimaDoMaximo = ({ id, nome, quantidade_maxima }: AdicionalDisponivel): ProblemaDeAdicional => ({
  codigo: 'QUANTIDADE_ACIMA_DO_MAXIMO',
  adicional_id: id,
  texto: `${nome}: a quantidade máxima é ${quantidade_maxima}`,
})

const naoCombinam = (um: AdicionalDisponivel, outro: AdicionalDisponivel): ProblemaDeAdicional => ({
  codigo: 'INCOMPATIVEIS',
  adicional_id: um.id,
  texto: `${um.nome} e ${outro.nome} não podem ser vendidos juntos`,
})
