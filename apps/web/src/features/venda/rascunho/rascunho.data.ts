import { nomeDoDispositivo } from '@balcao/contract/valores/dispositivo'
import { rascunhoAbertoApi } from '@balcao/contract/vendas/rascunho-aberto-api'
import { rascunhoApi } from '@balcao/contract/vendas/rascunho-api'
import { http } from '#http.ts'
import { alcancavel } from '#partes/venda/alcancavel.ts'
import type { Servidor } from './sincronia.tipos.ts'

/** The second place of truth, for one person. */
export const rascunhosDoServidor = (usuario_id: string): Servidor => ({
  alcancavel: () => alcancavel(usuario_id),
  obter: (id) => http(rascunhoAbertoApi.obter, { params: { id } }),
  gravar: (id, gravacao) =>
    http(rascunhoApi.gravar, {
      params: { id },
      body: { ...gravacao, dispositivo: nomeDoDispositivo(navigator.userAgent) },
    }),
  descartar: async (id) => {
    await http(rascunhoApi.descartar, { params: { id } })
  },
})
