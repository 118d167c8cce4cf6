import * as z from 'zod/mini'
import { ComId, Id, Instante } from '#base/comum.ts'
import { endpoint } from '#base/endpoint.ts'
import { Etapa } from './etapas.ts'
import { Rascunho } from './rascunho-api.ts'

/** Enough to choose one. What was typed is seen by who takes it over. */
const RascunhoDeQuemSaiu = z.object({
  id: Id,
  /** Whose it was. */
  dono: z.string(),
  /** Whom it is for: the name, or else the document. Null: nobody yet. */
  cliente: z.nullable(z.string()),
  etapa: Etapa,
  atualizado_em: Instante,
})
export type RascunhoDeQuemSaiu = z.infer<typeof RascunhoDeQuemSaiu>

const TROCAR = 'EDITAR.VENDA_VENDEDOR'

export const rascunhoDeQuemSaiuApi = {
  listar: endpoint({
    method: 'GET',
    path: '/venda/rascunho/de-quem-saiu',
    permissao: TROCAR,
    soPessoa: true,
    resumo: 'Os rascunhos de vendedores desativados ou excluídos, das empresas de quem pede',
    resposta: z.array(RascunhoDeQuemSaiu),
  }),
  /** Asks for the right to sell too. Taken by somebody else meanwhile: 409. */
  assumir: endpoint({
    method: 'POST',
    path: '/venda/rascunho/:id/assumir',
    permissao: TROCAR,
    soPessoa: true,
    resumo: 'Tomar para si, com os anexos, o rascunho de um vendedor desativado ou excluído',
    params: ComId,
    resposta: Rascunho,
  }),
}
