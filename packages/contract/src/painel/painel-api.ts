import * as z from 'zod/mini'
import { Id, Instante } from '#base/comum.ts'
import { endpoint } from '#base/endpoint.ts'
import { Total } from '#base/pagina.ts'
import { DataIso } from '#valores/data.ts'
import { FilaDeVendas } from '#vendas/lista-api.ts'
import { DIAS_NO_MAXIMO, diasDo } from './periodo.ts'

const recorte = { empresa_id: z.optional(Id), canal_venda_id: z.optional(Id) }

export const FiltroDoPainel = z.strictObject({ de: DataIso, ate: DataIso, ...recorte }).check(
  z.refine(({ de, ate }) => de <= ate, {
    error: 'O período termina antes de começar',
    path: ['ate'],
  }),
  z.refine((periodo) => diasDo(periodo) <= DIAS_NO_MAXIMO, {
    error: 'Escolha um período de até três anos',
    path: ['ate'],
  }),
)
export type FiltroDoPainel = z.infer<typeof FiltroDoPainel>

const RecorteDoPainel = z.strictObject(recorte)
export type RecorteDoPainel = z.infer<typeof RecorteDoPainel>

/** How many sales, and their regular monthly value in centavos. */
const numeros = {
  vendidas: z.int(),
  vendidas_valor: z.int(),
  aprovadas: z.int(),
  aprovadas_valor: z.int(),
  instaladas: z.int(),
  instaladas_valor: z.int(),
  reprovadas: z.int(),
  reprovadas_valor: z.int(),
  canceladas: z.int(),
  canceladas_valor: z.int(),
}
const Numeros = z.object(numeros)
export type Numeros = z.infer<typeof Numeros>

const Periodo = z.object({ de: DataIso, ate: DataIso })

/** How far the sales that were sent in the period have come by now. */
const Funil = z.object({
  enviadas: z.int(),
  /** Of those that came so far; `segundos` is the mean time since the step before. */
  etapas: z.array(
    z.object({
      marco: z.enum(['analise', 'aprovada', 'agendada', 'concluida']),
      vendas: z.int(),
      segundos: z.nullable(z.int()),
    }),
  ),
  reprovadas: z.int(),
  canceladas: z.int(),
})
export type Funil = z.infer<typeof Funil>

const Painel = z.object({
  /** Without LISTAR.TODAS_VENDAS the figures are the person's own. */
  proprias: z.boolean(),
  periodo: Periodo,
  anterior: Periodo,
  passo: z.enum(['dia', 'mes']),
  atual: Numeros,
  antes: Numeros,
  funil: Funil,
  /** The days or months of the period, in order, without gaps. */
  serie: z.array(z.object({ dia: DataIso, ...numeros })),
})
export type Painel = z.infer<typeof Painel>

const LinhaDoCorte = z.object({
  /** A city's is its IBGE code. */
  id: z.string(),
  nome: z.string(),
  ...numeros,
  /** Sent in the period before. */
  antes: z.int(),
})
export type LinhaDoCorte = z.infer<typeof LinhaDoCorte>

const Cortes = z.object({
  vendedor: z.array(LinhaDoCorte),
  canal: z.array(LinhaDoCorte),
  plano: z.array(LinhaDoCorte),
  cidade: z.array(LinhaDoCorte),
})
export type Cortes = z.infer<typeof Cortes>

const Parado = z.object({
  filas: z.array(
    z.object({
      ...FilaDeVendas.shape,
      /** Since when the one that has waited longest is there. */
      desde: z.nullable(Instante),
    }),
  ),
  /** Null for people who may not list tickets. */
  atendimentos: z.nullable(
    z.object({
      em_aberto: Total,
      atrasados: Total,
      /** The earliest deadline that has passed. */
      desde: z.nullable(Instante),
    }),
  ),
})
export type Parado = z.infer<typeof Parado>

const Somado = z.object({ boletos: z.int(), valor: z.int() })
/** Boletos have no channel, and belong to no seller. */
const Recebimentos = z.object({
  recebido: Somado,
  /** In the period before. */
  antes: Somado,
  /** As of today, whatever the period. */
  vencido: Somado,
  a_vencer: Somado,
})
export type Recebimentos = z.infer<typeof Recebimentos>

export const permissoesDoPainel = ['LISTAR.VENDA', 'LISTAR.TODAS_VENDAS'] as const

export const painelApi = {
  obter: endpoint({
    method: 'GET',
    path: '/painel',
    permissao: permissoesDoPainel,
    resumo: 'Números do período ao lado dos do anterior, funil e série',
    query: FiltroDoPainel,
    resposta: Painel,
  }),
  cortes: endpoint({
    method: 'GET',
    path: '/painel/cortes',
    permissao: permissoesDoPainel,
    resumo: 'Números do período por vendedor, canal, plano e cidade',
    query: FiltroDoPainel,
    resposta: Cortes,
  }),
  parado: endpoint({
    method: 'GET',
    path: '/painel/parado',
    permissao: permissoesDoPainel,
    resumo: 'O que espera em cada fila, o que está atrasado e desde quando',
    query: RecorteDoPainel,
    resposta: Parado,
  }),
  recebimentos: endpoint({
    method: 'GET',
    path: '/painel/recebimentos',
    permissao: 'LISTAR.BOLETO',
    resumo:
      'Quanto foi recebido por boletos no período e no anterior, quanto está vencido e quanto ainda vence',
    query: FiltroDoPainel,
    resposta: Recebimentos,
  }),
  exportar: endpoint({
    method: 'GET',
    path: '/painel/exportar',
    permissao: permissoesDoPainel,
    resumo: 'Exportar os números do período em CSV',
    query: FiltroDoPainel,
    resposta: { arquivo: 'text/csv; charset=utf-8' },
  }),
}
