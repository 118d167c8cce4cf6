import * as z from 'zod/mini'
import { Id } from '#base/comum.ts'
import { endpoint } from '#base/endpoint.ts'
import { idsDaUrl } from '#base/escolha.ts'
import { situacoesDeContrato } from '#vendas/contrato.ts'
import { SituacaoVenda } from '#vendas/situacao.ts'

/** As many as are looked up at once. */
const CLIENTES_NO_MAXIMO = 20

const VendaNoResumo = z.object({
  id: Id,
  protocolo: z.int(),
  plano: z.string(),
  situacao: SituacaoVenda,
  /** Whether it is the person's own: sellers have a page for those. */
  propria: z.boolean(),
})

/** What a client has and waits for, in as few words as fit beside their name. */
const ResumoDoCliente = z.object({
  cliente_id: Id,
  /** For everybody: what it is called and where it stands. Those in force first. */
  planos: z.array(z.object({ id: Id, nome: z.string(), situacao: z.enum(situacoesDeContrato) })),
  planos_a_mais: z.int(),
  /** Those that are not over, as far as the person sees sales. Null: they see none. */
  vendas: z.nullable(z.array(VendaNoResumo)),
  /** Null for people who may not list tickets. */
  atendimentos: z.nullable(z.object({ em_aberto: z.int(), atrasados: z.int() })),
  /** `valor_vencido` in centavos, without fine and interest. Null for people who may not list boletos. */
  boletos: z.nullable(z.object({ em_aberto: z.int(), vencidos: z.int(), valor_vencido: z.int() })),
})
export type ResumoDoCliente = z.infer<typeof ResumoDoCliente>

export const resumoDoClienteApi = {
  listar: endpoint({
    method: 'GET',
    path: '/cliente/resumos',
    permissao: 'autenticada',
    resumo: 'Planos, vendas em andamento, atendimentos e boletos em aberto de alguns clientes',
    query: z.strictObject({ ids: idsDaUrl(CLIENTES_NO_MAXIMO) }),
    resposta: z.array(ResumoDoCliente),
  }),
}
