import { nomeDoDispositivo } from '@balcao/contract/valores/dispositivo'
import { rascunhoApi } from '@balcao/contract/vendas/rascunho-api'
import { http } from '#http.ts'
import { lerPortador } from '#sessao/portador.ts'
import { sessao } from '#sessao.ts'
import type { Servidor } from './sincronia.tipos.ts'

/** The second place of truth, for one person: nothing is sent in the name of who signed in meanwhile. */
export const rascunhosDoServidor = (usuario_id: string): Servidor => ({
  alcancavel: () => navigator.onLine && lerPortador(sessao.estado().accessToken)?.pessoa === usuario_id,
  obter: (id) => http(rascunhoApi.obter, { params: { id } }),
  gravar: (id, gravacao) =>
    http(rascunhoApi.gravar, {
      params: { id },
      body: { ...gravacao, dispositivo: nomeDoDispositivo(navigator.userAgent) },
    }),
  descartar: async (id) => {
    await http(rascunhoApi.descartar, { params: { id } })
  },
})
