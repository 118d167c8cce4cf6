import * as z from 'zod/mini'
import { ComId } from '#base/comum.ts'
import { endpoint } from '#base/endpoint.ts'
import { PaginaSemTotal, Total } from '#base/pagina.ts'
import { BoletoResumo } from './boleto.ts'
import { FiltroBoleto } from './boleto-filtro.ts'

const permissao = 'LISTAR.BOLETO'

/** Total and sums are a separate call, so that the page never waits for them. */
const FiltroTotalDeBoletos = z.omit(FiltroBoleto, { ordem: true, cursor: true, limite: true })
export type FiltroTotalDeBoletos = z.infer<typeof FiltroTotalDeBoletos>

/** Sums are of the rows that were counted: with more than those, each is "mais de". */
export const TotalDeBoletos = z.extend(Total, { valor: z.int(), valor_pago: z.int() })
export type TotalDeBoletos = z.infer<typeof TotalDeBoletos>

export const listaDeBoletosApi = {
  listar: endpoint({
    method: 'GET',
    path: '/boleto',
    permissao,
    resumo: 'Listar boletos: os vencidos primeiro, depois pelo vencimento',
    query: FiltroBoleto,
    resposta: PaginaSemTotal(BoletoResumo),
  }),
  total: endpoint({
    method: 'GET',
    path: '/boleto/total',
    permissao,
    resumo: 'Quantos boletos a lista tem e quanto somam, contados até um teto',
    query: FiltroTotalDeBoletos,
    resposta: TotalDeBoletos,
  }),
  exportar: endpoint({
    method: 'GET',
    path: '/boleto/exportar',
    permissao,
    resumo: 'Exportar boletos em CSV, como filtrados',
    query: FiltroBoleto,
    resposta: { arquivo: 'text/csv; charset=utf-8' },
  }),
  numeros: endpoint({
    method: 'GET',
    path: '/boleto/numeros',
    permissao,
    resumo: 'Quantos boletos estão vencidos, rejeitados e à espera de remessa',
    resposta: z.object({ vencidos: Total, rejeitados: Total, a_remeter: Total, conferir: Total }),
  }),
  doCliente: endpoint({
    method: 'GET',
    path: '/cliente/:id/boletos',
    permissao,
    resumo: 'Quanto um cliente tem em aberto e vencido, e os boletos que vencem antes',
    params: ComId,
    resposta: z.object({
      em_aberto: z.int(),
      vencidos: z.int(),
      valor_em_aberto: z.int(),
      valor_vencido: z.int(),
      itens: z.array(BoletoResumo),
    }),
  }),
}
