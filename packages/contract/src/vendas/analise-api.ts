import * as z from 'zod/mini'
import { ComId, Id, Instante } from '#base/comum.ts'
import { endpoint } from '#base/endpoint.ts'
import { Referencia } from '#base/escolha.ts'
import { camposDoComprador } from '#clientes/cliente/comprador.ts'
import { Anexo } from './anexo.ts'
import { FilaDeDecisao } from './fila-de-decisao.ts'
import { Venda } from './venda.ts'

/** Who has a sale in hand. It lapses by itself when nobody keeps it alive. */
export const EmMaos = z.object({
  quem: Referencia,
  /** The person who asks. */
  minha: z.boolean(),
  desde: Instante,
  ate: Instante,
})
export type EmMaos = z.infer<typeof EmMaos>

/** How often an open page says that it is still there. The server waits for more than two of them. */
export const RENOVAR_EM_MAOS_MS = 40_000
export const SEGUNDOS_EM_MAOS = 120

/** What the client's record says where the sale says something else. */
const Diferenca = z.object({
  campo: z.enum(camposDoComprador),
  /** Masked for people who may not view clients. Null: empty there, or not to be seen at all. */
  no_cadastro: z.nullable(z.string()),
  oculto: z.boolean(),
})
export type Diferenca = z.infer<typeof Diferenca>

/** All that is looked at to decide about a sale. */
export const Analise = z.object({
  venda: Venda,
  /** Every version, kind by kind, the newest first. */
  anexos: z.array(Anexo),
  /** Whether the person who asks sold it. */
  propria: z.boolean(),
  em_maos: z.nullable(EmMaos),
  /** Until the sale is approved: the approval writes what the sale says into the record. */
  diferencas: z.array(Diferenca),
  /** What came of it. Its holder may be somebody else by now. */
  contrato: z.nullable(z.object({ id: Id, cliente_id: Id })),
  aceite: z.object({ feito: z.boolean(), ate: z.nullable(Instante) }),
  /** Whether the person who asks may hand the subscriber's links over. */
  manda_link: z.boolean(),
})
export type Analise = z.infer<typeof Analise>

const VER = ['LISTAR.VENDA', 'LISTAR.TODAS_VENDAS'] as const
const DECIDIR = ['EDITAR.VENDA_SITUACAO', 'AUTORIZAR.VENDA_RESTRITA'] as const

export const analiseApi = {
  obter: endpoint({
    method: 'GET',
    path: '/venda/:id/analise',
    permissao: VER,
    resumo: 'Uma venda com tudo o que se olha para decidir sobre ela',
    params: ComId,
    resposta: Analise,
  }),
  /** Nobody else gets the same one. `venda_id` is null when nothing is left. */
  proxima: endpoint({
    method: 'POST',
    path: '/venda/proxima',
    permissao: DECIDIR,
    soPessoa: true,
    resumo: 'Pegar a próxima da fila: a mais antiga que ninguém tem em mãos, nunca a própria',
    /** The one that the person leaves: it is let go, and the queue goes on after it. */
    body: z.strictObject({
      /** Left out: the one in which the person decides, analysis before authorisation. */
      fila: z.optional(FilaDeDecisao),
      depois_de: z.optional(Id),
    }),
    resposta: z.object({ venda_id: z.nullable(Id) }),
  }),
  /** Answers who has it, which may be somebody else. `assumir` takes it from them, and that is audited. */
  segurar: endpoint({
    method: 'PUT',
    path: '/venda/:id/em-maos',
    permissao: DECIDIR,
    soPessoa: true,
    resumo: 'Ter uma venda em mãos, ou dizer que ainda a tem',
    params: ComId,
    body: z.strictObject({ assumir: z._default(z.boolean(), false) }),
    resposta: EmMaos,
  }),
  largar: endpoint({
    method: 'DELETE',
    path: '/venda/:id/em-maos',
    permissao: DECIDIR,
    soPessoa: true,
    resumo: 'Largar uma venda que se tem em mãos',
    params: ComId,
    resposta: z.object({}),
  }),
}
