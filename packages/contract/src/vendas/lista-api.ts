import * as z from 'zod/mini'
import { Id, Instante } from '#base/comum.ts'
import { endpoint } from '#base/endpoint.ts'
import { PaginaSemTotal, Total } from '#base/pagina.ts'
import { FiltroTotalDeVendas, FiltroVenda } from './lista-filtro.ts'
import { Agendamento } from './pagamento.ts'
import { VendaResumo } from './venda-resumo.ts'
import { VisaoDeVenda } from './visao.ts'

/** A sale as the people who follow it see it in a list. */
export const VendaNaLista = z.extend(VendaResumo, {
  empresa: z.string(),
  canal: z.string(),
  vendedor: z.string(),
  /** Who has it open to decide about it. */
  em_maos: z.nullable(z.string()),
  /** Until somebody schedules it, the day is a wish. */
  agendamento: Agendamento,
  /** When the sale reached the milestone that the list is filtered by. */
  marco_em: z.nullable(Instante),
  /** Where to go and whom to call. Only in the installations of the day. */
  visita: z.optional(
    z.object({ endereco: z.string(), referencia: z.nullable(z.string()), telefone: z.nullable(z.string()) }),
  ),
})
export type VendaNaLista = z.infer<typeof VendaNaLista>

/** A queue with its numbers, counted up to a ceiling. */
export const FilaDeVendas = z.object({
  visao: VisaoDeVenda,
  ...Total.shape,
  /** How many of them are late, up to the same ceiling. */
  atrasadas: z.int(),
  /** After this many hours in its state a sale is late. Null: nothing is ever late here. */
  prazo_em_horas: z.nullable(z.int()),
})
export type FilaDeVendas = z.infer<typeof FilaDeVendas>

const permissao = ['LISTAR.VENDA', 'LISTAR.TODAS_VENDAS'] as const

export const listaDeVendasApi = {
  listar: endpoint({
    method: 'GET',
    path: '/venda',
    permissao,
    resumo: 'Listar vendas: todas as alcançadas ou, sem LISTAR.TODAS_VENDAS, as próprias',
    query: FiltroVenda,
    resposta: PaginaSemTotal(VendaNaLista),
  }),
  total: endpoint({
    method: 'GET',
    path: '/venda/total',
    permissao,
    resumo: 'Quantas vendas a lista tem, contadas até um teto',
    query: FiltroTotalDeVendas,
    resposta: Total,
  }),
  filas: endpoint({
    method: 'GET',
    path: '/venda/filas',
    permissao,
    resumo: 'Quantas vendas esperam em cada fila, e quantas estão atrasadas',
    resposta: z.array(FilaDeVendas),
  }),
  vendedores: endpoint({
    method: 'GET',
    path: '/venda/vendedores',
    permissao,
    resumo: 'Quem vendeu o que a pessoa alcança, para filtrar',
    resposta: z.array(z.object({ id: Id, nome: z.string() })),
  }),
  exportar: endpoint({
    method: 'GET',
    path: '/venda/exportar',
    permissao,
    resumo: 'Exportar vendas em CSV, como filtradas',
    query: FiltroVenda,
    resposta: { arquivo: 'text/csv; charset=utf-8' },
  }),
}
