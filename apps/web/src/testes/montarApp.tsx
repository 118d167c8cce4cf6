import type { Permissao } from '@balcao/contract/base/permissao'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRouter, RouterProvider } from '@tanstack/react-router'
import { onTestFinished, vi } from 'vitest'
import { queryClient } from '#consultas.ts'
import { escreverEndereco, lerEndereco } from '#navegacao/endereco.ts'
import { routeTree } from '#routeTree.gen.ts'
import { montar } from './montar.tsx'
import { entrarCom } from './pessoa.ts'

type Resposta = { status?: number; json: unknown }
type Responder = (url: URL) => Resposta | undefined | Promise<Resposta | undefined>

/** What no test of a screen is about: icons, pictures, the rest of the API. */
const OUTRA_COISA: Resposta = { status: 404, json: { message: 'Não encontrado', errors: [] } }

/**
 * A screen at its address, with the shell, for somebody with these permissions. The given function answers
 * for the API, at the edge of `fetch`. `chamadas` grows with every call.
 */
export function montarApp(
  endereco: string,
  permissoes: Permissao[],
  responder: Responder,
  esquema?: 'light' | 'dark',
) {
  const chamadas: string[] = []
  const falso = vi.spyOn(window, 'fetch').mockImplementation(async (entrada, opcoes) => {
    const url = new URL(entrada instanceof Request ? entrada.url : String(entrada), location.origin)
    if (!url.pathname.endsWith('/vivo')) chamadas.push(url.pathname + url.search)
    const { status = 200, json } = (await responder(url)) ?? OUTRA_COISA
    // As in a real network: an aborted call gets no answer.
    opcoes?.signal?.throwIfAborted()
    return Response.json(json, { status })
  })
  entrarCom(permissoes)
  const history = createMemoryHistory({ initialEntries: [endereco] })
  const router = createRouter({
    routeTree,
    history,
    parseSearch: lerEndereco,
    stringifySearch: escreverEndereco,
    context: { queryClient, guardar: () => Promise.resolve() },
  })
  queryClient.clear()
  montar(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
    esquema,
    undefined,
    'div',
  )
  onTestFinished(() => falso.mockRestore())
  return { chamadas, router, endereco: () => history.location.href }
}
