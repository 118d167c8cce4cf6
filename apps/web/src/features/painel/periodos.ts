import { mesDe, type Periodo } from '@balcao/contract/painel/periodo'
import { somarDias, somarMeses } from '@balcao/contract/valores/dia'
import type { NomeDoPeriodo } from './busca.ts'

/** In the order of the choice, each counted from today. */
const periodos: Record<NomeDoPeriodo, { nome: string; de: (hoje: string) => Periodo }> = {
  hoje: { nome: 'Hoje', de: (hoje) => ({ de: hoje, ate: hoje }) },
  '7_dias': { nome: 'Últimos 7 dias', de: (hoje) => ({ de: somarDias(hoje, -6), ate: hoje }) },
  '30_dias': { nome: 'Últimos 30 dias', de: (hoje) => ({ de: somarDias(hoje, -29), ate: hoje }) },
  mes: { nome: 'Este mês', de: (hoje) => ({ de: mesDe(hoje), ate: hoje }) },
  mes_passado: {
    nome: 'Mês passado',
    de: (hoje) => ({ de: somarMeses(mesDe(hoje), -1), ate: somarDias(mesDe(hoje), -1) }),
  },
  ano: { nome: 'Este ano', de: (hoje) => ({ de: `${hoje.slice(0, 4)}-01-01`, ate: hoje }) },
  '12_meses': {
    nome: 'Últimos 12 meses',
    de: (hoje) => ({ de: somarDias(somarMeses(hoje, -12), 1), ate: hoje }),
  },
  '3_anos': {
    nome: 'Últimos 3 anos',
    de: (hoje) => ({ de: somarDias(somarMeses(hoje, -36), 1), ate: hoje }),
  },
}

const nomesDosPeriodos = Object.keys(periodos) as NomeDoPeriodo[]
export const PERIODO_PADRAO: NomeDoPeriodo = '30_dias'

export const opcoesDePeriodo = nomesDosPeriodos.map((valor) => ({ valor, nome: periodos[valor].nome }))
export const periodoDe = (nome: NomeDoPeriodo, hoje: string) => periodos[nome].de(hoje)
