import { somar } from '@balcao/contract/catalogo/preco/preco'
import type { EventoAcordado } from '@balcao/contract/vendas/contrato-acordado'
import type { EstadoDoContrato } from '@balcao/contract/vendas/contrato-estado'
import { mesDoDia, mesesSeguidos, mesesSoltos, umaVezNaVenda } from '@balcao/contract/vendas/contrato-meses'
import type { MesDoContrato } from '@balcao/contract/vendas/contrato-visto'
import { desfeitoComAVenda, historiaDe } from './historia.ts'
import type { ContratoLido } from './lido.queries.ts'

/** A year ahead is as far as people plan. */
const MESES_A_FRENTE = 12
const MESES_NO_MAXIMO = 240

type DoContrato = {
  lido: ContratoLido
  base: EstadoDoContrato
  eventos: readonly EventoAcordado[]
  hoje: string
}

/** Its months by number, and the number of the present one: of the last, if it is over. 0 if it never had one. */
const mesesDe = ({ lido, base, eventos, hoje }: DoContrato, ativo_desde: string) => {
  const mes = mesesSoltos(historiaDe(lido, base, ativo_desde, eventos))
  let atual = Math.min(Math.max(mesDoDia(ativo_desde, hoje), 1), MESES_NO_MAXIMO)
  while (atual > 0 && !mes(atual)) atual--
  return { mes, atual }
}

/** From now on: what is left of the frozen months, and at least a year. Before the installation, the frozen ones. */
export const mesesVistos = (um: DoContrato): { mes_atual: number | null; meses: MesDoContrato[] } => {
  const { contrato, venda } = um.lido
  const { ativo_desde } = contrato
  if (desfeitoComAVenda(um.lido)) return { mes_atual: null, meses: [] }
  if (ativo_desde) {
    const { mes, atual } = mesesDe(um, ativo_desde)
    if (!atual) return { mes_atual: null, meses: [] }
    const ate = Math.max(venda.preco.meses.length, atual + MESES_A_FRENTE)
    const meses = mesesSeguidos(mes, atual, Math.min(ate, MESES_NO_MAXIMO))
    return { mes_atual: atual, meses }
  }
  const meses = venda.preco.meses.map(({ numero, competencia, linhas }) => ({
    ...{ numero, competencia },
    ...somar(numero === 1 ? [...linhas, ...umaVezNaVenda(venda.preco)] : linhas),
    ...{ origem: 'CONGELADO' as const, eventos: [], dias: null },
  }))
  return { mes_atual: null, meses }
}

/** What was paid before. */
export const mesesPassados = (um: DoContrato): MesDoContrato[] => {
  const { contrato } = um.lido
  if (!contrato.ativo_desde || desfeitoComAVenda(um.lido)) return []
  const { mes, atual } = mesesDe(um, contrato.ativo_desde)
  return mesesSeguidos(mes, 1, atual - 1)
}
