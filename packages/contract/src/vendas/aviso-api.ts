import * as z from 'zod/mini'
import { TipoAnexo } from '#base/anexo.ts'
import { ComId, Id, Instante } from '#base/comum.ts'
import { endpoint } from '#base/endpoint.ts'
import { filtroDeLista, PaginaSemTotal } from '#base/pagina.ts'
import { TiposDeAviso, tiposDeAviso } from '#provedor/configuracao-avisos.ts'
import { situacoesDeVenda } from './situacao.ts'

const Nada = z.object({})

/** Something that happened to a sale, for one person. */
export const Aviso = z.object({
  id: Id,
  tipo: z.enum(tiposDeAviso),
  criado_em: Instante,
  lido_em: z.nullable(Instante),
  venda_id: Id,
  protocolo: z.int(),
  cliente: z.string(),
  situacao: z.enum(situacoesDeVenda),
  /** Whether the person sold it: their own page of it is another one than the others'. */
  propria: z.boolean(),
  /** Who did it. Null: the system. */
  quem: z.nullable(z.string()),
  motivo: z.nullable(z.string()),
  /** What the sale waits for since, in words. Null: `tipo` says it. */
  espera: z.nullable(z.string()),
  /** The attachments that were rejected then. */
  anexos: z.array(TipoAnexo),
})
export type Aviso = z.infer<typeof Aviso>

const { cursor, limite } = filtroDeLista(['criado_em'])
export const FiltroAvisos = z.strictObject({
  so_nao_lidos: z.optional(z.literal('sim')),
  cursor,
  limite,
})
export type FiltroAvisos = z.infer<typeof FiltroAvisos>

/** `permitidos`: what goes by mail at all. `por_email`: what of it this person wants. */
export const PreferenciaDeAvisos = z.object({ permitidos: TiposDeAviso, por_email: TiposDeAviso })
export type PreferenciaDeAvisos = z.infer<typeof PreferenciaDeAvisos>

export const avisoApi = {
  listar: endpoint({
    method: 'GET',
    path: '/aviso',
    permissao: 'autenticada',
    resumo: 'Os próprios avisos, os mais recentes primeiro',
    query: FiltroAvisos,
    resposta: PaginaSemTotal(Aviso),
  }),
  ler: endpoint({
    method: 'PUT',
    path: '/aviso/:id/lido',
    permissao: 'autenticada',
    resumo: 'Marcar um aviso como lido',
    params: ComId,
    resposta: Nada,
  }),
  lerTodos: endpoint({
    method: 'PUT',
    path: '/aviso/lidos',
    permissao: 'autenticada',
    resumo: 'Marcar todos os próprios avisos como lidos',
    resposta: Nada,
  }),
  preferencia: endpoint({
    method: 'GET',
    path: '/aviso/preferencia',
    permissao: 'autenticada',
    resumo: 'Quais avisos a pessoa recebe também por e-mail',
    resposta: PreferenciaDeAvisos,
  }),
  preferir: endpoint({
    method: 'PUT',
    path: '/aviso/preferencia',
    permissao: 'autenticada',
    resumo: 'Escolher quais avisos chegam também por e-mail',
    body: z.strictObject({ por_email: TiposDeAviso }),
    resposta: PreferenciaDeAvisos,
  }),
}
