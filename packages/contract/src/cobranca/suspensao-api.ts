import * as z from 'zod/mini'
import { Id } from '#base/comum.ts'
import { endpoint } from '#base/endpoint.ts'
import { escolha, Referencia } from '#base/escolha.ts'
import { filtroDeLista } from '#base/pagina.ts'
import { suspensoesPorAtraso } from '#provedor/configuracao-cobranca.ts'
import { DataIso } from '#valores/data.ts'

const permissao = 'EDITAR.CONTRATO'
export const SUSPENSOES_POR_VEZ = 100

export const tiposDeSuspensao = ['SUSPENDER', 'RELIGAR'] as const
const TipoDeSuspensao = z.enum(tiposDeSuspensao)
export type TipoDeSuspensao = z.infer<typeof TipoDeSuspensao>

export const SuspensaoSugerida = z.object({
  contrato_id: Id,
  cliente: Referencia,
  empresa: z.string(),
  plano: z.string(),
  /** Since when it owes, or since when it is suspended. */
  desde: DataIso,
  dias: z.int(),
  /** Overdue boletos of this contract and what they add up to. None once all are paid. */
  boletos: z.int(),
  valor: z.int(),
  /** What the contract's history will say. */
  motivo: z.string(),
})
export type SuspensaoSugerida = z.infer<typeof SuspensaoSugerida>

const modos = Object.keys(suspensoesPorAtraso) as [keyof typeof suspensoesPorAtraso]

const { cursor, limite } = filtroDeLista(['desde'])
export const FiltroSuspensao = z.strictObject({ tipo: TipoDeSuspensao, cursor, limite })
export type FiltroSuspensao = z.infer<typeof FiltroSuspensao>

const PaginaDeSuspensoes = z.object({
  /** The setting. With `NAO` the list is empty. */
  modo: z.enum(modos),
  dias_para_suspender: z.int(),
  itens: z.array(SuspensaoSugerida),
  anterior: z.nullable(z.string()),
  proximo: z.nullable(z.string()),
})
export type PaginaDeSuspensoes = z.infer<typeof PaginaDeSuspensoes>

export const suspensaoApi = {
  listar: endpoint({
    method: 'GET',
    path: '/cobranca/suspensao',
    permissao,
    resumo: 'Contratos a suspender por atraso, ou a religar porque tudo foi pago',
    query: FiltroSuspensao,
    resposta: PaginaDeSuspensoes,
  }),
  exportar: endpoint({
    method: 'GET',
    path: '/cobranca/suspensao/exportar',
    permissao,
    resumo: 'Exportar em CSV os contratos a suspender, ou a religar',
    query: FiltroSuspensao,
    resposta: { arquivo: 'text/csv; charset=utf-8' },
  }),
  /** Each one by itself: one that cannot be done any more does not stop the others. */
  fazer: endpoint({
    method: 'POST',
    path: '/cobranca/suspensao',
    permissao,
    resumo: 'Suspender ou religar estes contratos',
    body: z.strictObject({
      tipo: TipoDeSuspensao,
      contratos: escolha(Id, SUSPENSOES_POR_VEZ).check(z.minLength(1)),
    }),
    resposta: z.object({
      feitos: z.int(),
      falhas: z.array(z.object({ contrato_id: Id, texto: z.string() })),
    }),
  }),
}
