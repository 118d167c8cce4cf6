import * as z from 'zod/mini'
import { ComId, Id, Instante, Texto, Versao } from '#base/comum.ts'
import { endpoint } from '#base/endpoint.ts'
import { Correcao } from './correcao.ts'
import { Etapa } from './etapas.ts'
import { DadosDoRascunho } from './rascunho.ts'

export const Rascunho = z.object({
  id: Id,
  dados: DadosDoRascunho,
  etapa: Etapa,
  /** The device that saved it last, in words: "Chrome no Android". */
  dispositivo: z.string(),
  versao: Versao,
  criado_em: Instante,
  atualizado_em: Instante,
  /** Null: a new sale. */
  corrige: z.nullable(Correcao),
})
export type Rascunho = z.infer<typeof Rascunho>

export const RascunhoListado = z.extend(Rascunho, {
  /** Whom it sells to, on record: the draft of a known client may hold nothing but an id. */
  no_cadastro: z.nullable(z.string()),
})
export type RascunhoListado = z.infer<typeof RascunhoListado>

export const GravacaoDeRascunho = z.strictObject({
  dados: DadosDoRascunho,
  etapa: Etapa,
  dispositivo: Texto(80),
  /** The version that this device changed. Null: it has never been on the server. */
  versao: z.nullable(Versao),
  /** The sent sale's version that it corrects. Left out: a new sale. */
  corrige: z.optional(Versao),
})
export type GravacaoDeRascunho = z.infer<typeof GravacaoDeRascunho>

const VENDER = 'REALIZAR_VENDA'
/** Without the right to sell, drafts only correct sales that others have sent. */
export const VENDER_OU_CORRIGIR = [VENDER, 'EDITAR.VENDA'] as const

export const rascunhoApi = {
  listar: endpoint({
    method: 'GET',
    path: '/venda/rascunho',
    permissao: VENDER,
    resumo: 'Os próprios rascunhos de venda',
    resposta: z.array(RascunhoListado),
  }),
  /** Saved on another device meanwhile: 409 with that version, and nothing is overwritten. */
  gravar: endpoint({
    method: 'PUT',
    path: '/venda/rascunho/:id',
    permissao: VENDER_OU_CORRIGIR,
    resumo: 'Guardar um rascunho, com o identificador que o aparelho lhe deu',
    params: ComId,
    body: GravacaoDeRascunho,
    resposta: Rascunho,
  }),
  descartar: endpoint({
    method: 'DELETE',
    path: '/venda/rascunho/:id',
    permissao: VENDER_OU_CORRIGIR,
    resumo: 'Descartar um rascunho próprio, com os seus anexos; os de uma venda ficam com ela',
    params: ComId,
    resposta: z.strictObject({}),
  }),
}
