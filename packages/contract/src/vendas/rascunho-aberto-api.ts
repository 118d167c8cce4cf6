import * as z from 'zod/mini'
import { ComId, Id, Instante, Versao } from '#base/comum.ts'
import { endpoint } from '#base/endpoint.ts'
import { Oferta, PromocaoDaOferta } from '#catalogo/oferta.ts'
import { Preco } from '#catalogo/preco/preco-resultado.ts'
import { DataIso } from '#valores/data.ts'
import { Correcao } from './correcao.ts'
import { EscolhaDaOferta } from './escolha-da-oferta.ts'
import { CanalDaVenda } from './preparo-api.ts'
import { Rascunho, VENDER_OU_CORRIGIR } from './rascunho-api.ts'

/** What was sold, for as long as the same is chosen. */
const Vendida = z.object({
  escolha: EscolhaDaOferta,
  dia: DataIso,
  plano: z.omit(Oferta, { adicionais: true, promocoes: true }),
  adicionais: z.array(
    z.object({
      id: Id,
      nome: z.string(),
      cobranca: z.enum(['MENSAL', 'UNICA']),
      valor: z.int(),
      quantidade: z.int(),
      obrigatorio: z.boolean(),
    }),
  ),
  promocoes: z.array(PromocaoDaOferta),
  preco: Preco,
})

/** The sale under correction, with what its steps need when there is no network. */
export const CorrecaoAberta = z.extend(Correcao, {
  propria: z.boolean(),
  vendida: Vendida,
  /** The channel that it was sold by, which may be out of use by now. A device may hold a correction without it. */
  canal: z.optional(CanalDaVenda),
  /** As `intactaDesde` says of it. The same devices do not know it. */
  intacta_desde: z.optional(z.nullable(Instante)),
})
export type CorrecaoAberta = z.infer<typeof CorrecaoAberta>

export const RascunhoAberto = z.extend(Rascunho, {
  /** Null: a correction that was not begun yet, as the sale stands. */
  versao: z.nullable(Versao),
  corrige: z.nullable(CorrecaoAberta),
})
export type RascunhoAberto = z.infer<typeof RascunhoAberto>

export const rascunhoAbertoApi = {
  /** Of a sent sale that this person may correct: its correction, begun or not. Of another sent sale: 409. */
  obter: endpoint({
    method: 'GET',
    path: '/venda/rascunho/:id',
    permissao: VENDER_OU_CORRIGIR,
    resumo: 'Obter um rascunho próprio, ou a correção de uma venda',
    params: ComId,
    resposta: RascunhoAberto,
  }),
}
