import { rascunhoApi } from '@balcao/contract/vendas/rascunho-api'
import { descartesDoAparelho } from '#aparelho/descartes.ts'
import { queryClient } from '#consultas.ts'
import { http } from '#http.ts'
import { alcancavel } from './alcancavel.ts'

/** Tells the server what was discarded without a network. False: some of it still has to be told. */
export const descartarNoServidor = async (usuario_id: string): Promise<boolean> => {
  const ids = await descartesDoAparelho.listar(usuario_id)
  if (!ids.length) return true
  if (!alcancavel(usuario_id)) return false
  try {
    for (const id of ids) {
      await http(rascunhoApi.descartar, { params: { id } })
      await descartesDoAparelho.tirar(usuario_id, id)
    }
    return true
  } catch {
    return false
  } finally {
    void queryClient.invalidateQueries({ queryKey: ['rascunho'] })
  }
}
