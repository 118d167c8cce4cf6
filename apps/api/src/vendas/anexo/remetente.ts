import type { Pessoa } from '#infra/http/contexto.ts'

/** Who sends a file: a person with an account, or the subscriber through their link. */
export type Remetente = { usuario: Pessoa } | { assinante: { cliente_id: string } }

/** The name of the client would have to be forgotten with them. */
const ASSINANTE = 'Assinante'

/** Who it is in the rows of an upload and of an attachment. */
export const comoColunas = (remetente: Remetente) =>
  'usuario' in remetente
    ? { usuario_id: remetente.usuario.id, usuario_nome: remetente.usuario.nome, do_assinante: false }
    : { usuario_id: remetente.assinante.cliente_id, usuario_nome: ASSINANTE, do_assinante: true }
