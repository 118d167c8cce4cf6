import * as z from 'zod/mini'
import { Id } from '#base/comum.ts'
import { endpoint } from '#base/endpoint.ts'

const MEGA = 1024 * 1024
export const IMAGEM_MAXIMA = 20 * MEGA
export const tiposDeImagem = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const

export const imagemApi = {
  enviar: endpoint({
    method: 'POST',
    path: '/arquivo/imagem',
    permissao: ['EDITAR.CONFIGURACAO', 'CRIAR.EMPRESA', 'EDITAR.EMPRESA', 'EDITAR.PLANO'],
    resumo: 'Enviar uma imagem que qualquer pessoa poderá ver, como um logotipo',
    binario: { tipos: tiposDeImagem, maximo: IMAGEM_MAXIMA },
    resposta: z.object({
      id: Id,
      /** The image proxy's URL, without modifiers. */
      url: z.string(),
      largura: z.int(),
      altura: z.int(),
    }),
    status: 201,
  }),
}
