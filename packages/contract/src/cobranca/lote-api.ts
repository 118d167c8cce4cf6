import * as z from 'zod/mini'
import { ComId, Id, Instante } from '#base/comum.ts'
import { endpoint } from '#base/endpoint.ts'
import { Referencia } from '#base/escolha.ts'
import { filtroDeLista, PaginaSemTotal } from '#base/pagina.ts'
import { Competencia } from './competencia.ts'

const permissao = 'CRIAR.BOLETO'

export const situacoesDeLote = ['EM_ANDAMENTO', 'CONCLUIDO', 'CANCELADO'] as const
export type SituacaoLote = (typeof situacoesDeLote)[number]

export const nomesDasSituacoesDeLote: Record<SituacaoLote, string> = {
  EM_ANDAMENTO: 'Emitindo',
  CONCLUIDO: 'Concluído',
  CANCELADO: 'Interrompido',
}

export const Lote = z.object({
  id: Id,
  empresa: Referencia,
  conta: z.object({ id: Id, nome: z.string() }),
  competencia: z.string(),
  situacao: z.enum(situacoesDeLote),
  /** Contracts to look at, and how many of them were looked at. */
  total: z.int(),
  vistos: z.int(),
  emitidos: z.int(),
  /** They had a boleto of this month already, or nothing to pay. */
  sem_cobranca: z.int(),
  falhas: z.int(),
  valor: z.int(),
  criado_por: z.string(),
  criado_em: Instante,
  concluido_em: z.nullable(Instante),
  /** Why the account could no longer issue, for a batch that the program stopped. */
  motivo: z.nullable(z.string()),
})
export type Lote = z.infer<typeof Lote>

const FalhaDoLote = z.object({
  cliente_plano_id: Id,
  cliente: Referencia,
  plano: z.string(),
  motivo: z.string(),
})
export type FalhaDoLote = z.infer<typeof FalhaDoLote>

export const NovoLote = z.strictObject({
  empresa_id: Id,
  competencia: Competencia,
  conta_bancaria_id: z.optional(Id),
})
export type NovoLote = z.infer<typeof NovoLote>

const PreviaDoLote = z.object({
  /** The month that was asked for, or the next one to issue. */
  competencia: z.string(),
  contratos: z.int(),
  ja_emitidos: z.int(),
  /** Of those without a boleto: nothing to pay in this month. Null: too many to look at each of them beforehand. */
  sem_cobranca: z.nullable(z.int()),
})
export type PreviaDoLote = z.infer<typeof PreviaDoLote>

/** At the most, where nobody looked at what each contract has to pay. */
export const boletosAEmitir = ({ contratos, ja_emitidos, sem_cobranca }: PreviaDoLote) =>
  contratos - ja_emitidos - (sem_cobranca ?? 0)

const { cursor, limite } = filtroDeLista(['criado_em'])
const Paginado = z.strictObject({ cursor, limite })
export type FiltroLote = z.infer<typeof Paginado>

export const loteApi = {
  previa: endpoint({
    method: 'GET',
    path: '/boleto/lote/previa',
    permissao,
    resumo:
      'Quantos contratos um lote veria, quantos já têm boleto do mês e quantos não têm o que pagar; sem mês, do próximo a emitir',
    query: z.strictObject({ empresa_id: Id, competencia: z.optional(Competencia) }),
    resposta: PreviaDoLote,
  }),
  iniciar: endpoint({
    method: 'POST',
    path: '/boleto/lote',
    permissao,
    resumo: 'Emitir os boletos de um mês para todos os contratos de uma empresa; cada um uma vez',
    body: NovoLote,
    resposta: Lote,
    status: 202,
  }),
  listar: endpoint({
    method: 'GET',
    path: '/boleto/lote',
    permissao,
    resumo: 'Os lotes, o último primeiro',
    query: Paginado,
    resposta: PaginaSemTotal(Lote),
  }),
  obter: endpoint({
    method: 'GET',
    path: '/boleto/lote/:id',
    permissao,
    resumo: 'Um lote e até onde foi',
    params: ComId,
    resposta: Lote,
  }),
  falhas: endpoint({
    method: 'GET',
    path: '/boleto/lote/:id/falha',
    permissao,
    resumo: 'Os contratos de um lote que ficaram sem boleto, e por quê',
    params: ComId,
    query: Paginado,
    resposta: PaginaSemTotal(FalhaDoLote),
  }),
  exportarFalhas: endpoint({
    method: 'GET',
    path: '/boleto/lote/:id/falha/exportar',
    permissao,
    resumo: 'Exportar em CSV os contratos de um lote que ficaram sem boleto',
    params: ComId,
    query: Paginado,
    resposta: { arquivo: 'text/csv; charset=utf-8' },
  }),
  interromper: endpoint({
    method: 'POST',
    path: '/boleto/lote/:id/interromper',
    permissao,
    resumo: 'Parar um lote; o que já foi emitido fica',
    params: ComId,
    resposta: Lote,
  }),
}
