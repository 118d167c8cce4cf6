import * as z from 'zod/mini'
import { endpoint } from '#base/endpoint.ts'
import type { Permissao } from '#base/permissao.ts'

/** What has to be there before the first sale, in the order to do it, and the right that each one takes. */
export const direitoDoPasso = {
  ligacao: 'EDITAR.USUARIO',
  empresa: 'CRIAR.EMPRESA',
  canal: 'CRIAR.CANAL_VENDA',
  recurso: 'CRIAR.RECURSO',
  plano: 'EDITAR.PLANO',
  vendedor: 'CRIAR.USUARIO',
} as const satisfies Record<string, Permissao>

export type Passo = keyof typeof direitoDoPasso
export const passos = Object.keys(direitoDoPasso) as [Passo, ...Passo[]]

export const PrimeirosPassos = z.object({
  /** Whether anyone has ever sent a sale. */
  vendeu: z.boolean(),
  faltam: z.array(
    z.object({
      passo: z.enum(passos),
      /** People of the same companies who can do it. Empty when the person can do it without them. */
      quem: z.array(z.string()),
    }),
  ),
})
export type PrimeirosPassos = z.infer<typeof PrimeirosPassos>

/** Whoever takes one of the steps, and whoever stands before a closed door while they are missing. */
export const podeVerPassos = ['REALIZAR_VENDA', ...Object.values(direitoDoPasso)] as const

export const primeirosPassosApi = {
  obter: endpoint({
    method: 'GET',
    path: '/primeiros-passos',
    soPessoa: true,
    permissao: podeVerPassos,
    resumo: 'O que falta cadastrar até a primeira venda, e quem pode',
    resposta: PrimeirosPassos,
  }),
}
