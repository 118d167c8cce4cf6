import { rascunhoApi } from '@balcao/contract/vendas/rascunho-api'
import { useMutation } from '@tanstack/react-query'
import { descartesDoAparelho } from '#aparelho/descartes.ts'
import { rascunhosDoAparelho } from '#aparelho/rascunhos.ts'
import { relerNomes } from '#cadastro.ts'
import { ErroHttp } from '#http/erro.ts'
import { http } from '#http.ts'

type OndeEsta = { id: string; noAparelho: boolean; noServidor: boolean }

/**
 * First on the server: what it refuses to let go stays on the device too. Without a network the device notes it, and
 * the server is told later.
 */
export const useDescartar = (usuario: string) =>
  useMutation({
    mutationFn: async ({ id, noAparelho, noServidor }: OndeEsta) => {
      const depois = noServidor && !(await descartarNoServidor(id))
      if (depois) await descartesDoAparelho.por(usuario, id)
      if (noAparelho) await rascunhosDoAparelho.excluir(usuario, id)
      return { depois }
    },
    meta: { erro: 'formulario' },
    onSettled: relerNomes('rascunho'),
  })

/** False: it could not be asked. */
const descartarNoServidor = async (id: string) => {
  if (!navigator.onLine) return false
  try {
    await http(rascunhoApi.descartar, { params: { id } })
    return true
  } catch (erro) {
    if (erro instanceof ErroHttp && erro.ehDeRede) return false
    throw erro
  }
}
