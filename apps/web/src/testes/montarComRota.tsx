import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { montar } from './montar.tsx'

/** For code that asks before a navigation: a router with one page, whose `history` the test can push to. */
export function montarComRota(conteudo: ReactNode) {
  const history = createMemoryHistory({ initialEntries: ['/'] })
  const router = createRouter({
    history,
    routeTree: createRootRoute({ component: () => conteudo, notFoundComponent: () => <p>Outra página</p> }),
  })
  montar(<RouterProvider router={router} />)
  return { history, caminho: () => history.location.href }
}
