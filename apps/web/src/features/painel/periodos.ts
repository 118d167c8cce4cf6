import { mesDe, type Periodo } from '@balcao/contract/painel/periodo'
import { somarDias, somarMeses } from '@balcao/contract/valores/dia'
import * as z from 'zod/mini'

/** The periods that people ask for by name, each counted from today. */
const periodos = {
  hoje: { nome: 'Hoje', de: (hoje: string) => ({ de: hoje, ate: hoje }) },
  '7_dias': { nome: 'Últimos 7 dias', de: (hoje: string) => ({ de: somarDias(hoje, -6), ate: hoje }) },
  '30_dias': { nome: 'Últimos 30 dias', de: (hoje: string) => ({ de: somarDias(hoje, -29), ate: hoje }) },
  mes: { nome: 'Este mês', de: (hoje: string) => ({ de: mesDe(hoje), ate: hoje }) },
  mes_passado: {
    nome: 'Mês passado',
    de: (hoje: string) => ({ de: somarMeses(mesDe(hoje), -1), ate: somarDias(mesDe(hoje), -1) }),
  },
  ano: { nome: 'Este ano', de: (hoje: string) => ({ de: `${hoje.slice(0, 4)}-01-01`, ate: hoje }) },
  '12_meses': {
    nome: 'Últimos 12 meses',
    de: (hoje: string) => ({ de: somarDias(somarMeses(hoje, -12), 1), ate: hoje }),
  },
  '3_anos': {
    nome: 'Últimos 3 anos',
    de: (hoje: string) => ({ de: somarDias(somarMeses(hoje, -36), 1), ate: hoje }),
  },
} satisfies Record<string, { nome: string; de: (hoje: string) => Periodo }>

export type NomeDoPeriodo = keyof typeof periodos
const nomesDosPeriodos = Object.keys(periodos) as [NomeDoPeriodo, ...NomeDoPeriodo[]]
export const NomeDoPeriodo = z.enum(nomesDosPeriodos)
export const PERIODO_PADRAO: NomeDoPeriodo = '30_dias'

export const opcoesDePeriodo = nomesDosPeriodos.map((valor) => ({ valor, nome: periodos[valor].nome }))
export const periodoDe = (nome: NomeDoPeriodo, hoje: string) => periodos[nome].de(hoje)
