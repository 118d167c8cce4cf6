import * as z from 'zod/mini'
import { ComId, Id, Instante, Texto } from '#base/comum.ts'
import { endpoint } from '#base/endpoint.ts'
import { Telefone } from '#valores/telefone.ts'
import { UsuarioAutenticado } from './login.ts'

// Apart from the way in, which everyone downloads: what people see and change of their own account.

export const Sessao = z.object({
  id: Id,
  atual: z.boolean(),
  dispositivo: z.string(),
  ip: z.string(),
  criada_em: Instante,
  usada_em: Instante,
})
export type Sessao = z.infer<typeof Sessao>

const Vazio = z.strictObject({})

export const contaApi = {
  editar: endpoint({
    method: 'PUT',
    path: '/auth/me',
    permissao: 'autenticada',
    resumo: 'Editar os próprios dados',
    body: z.strictObject({ nome: Texto(120, 3), telefone: z.nullable(Telefone), versao: z.int() }),
    resposta: UsuarioAutenticado,
  }),
  sessoes: endpoint({
    method: 'GET',
    path: '/auth/sessao',
    permissao: 'autenticada',
    resumo: 'As próprias sessões abertas',
    resposta: z.array(Sessao),
  }),
  encerrarSessao: endpoint({
    method: 'DELETE',
    path: '/auth/sessao/:id',
    permissao: 'autenticada',
    resumo: 'Encerrar uma das próprias sessões',
    params: ComId,
    resposta: Vazio,
  }),
  encerrarOutras: endpoint({
    method: 'DELETE',
    path: '/auth/sessao',
    permissao: 'autenticada',
    resumo: 'Encerrar as próprias sessões, menos a atual',
    resposta: Vazio,
  }),
}
