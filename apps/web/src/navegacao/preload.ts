import type { AnyRouter } from '@tanstack/react-router'
import { comTeto } from './com-teto.ts'
import { decidir } from './decidir.ts'

/** Hovering over a long menu must not queue a download per entry. */
const MAXIMO_PENDENTE = 4

/** What the person would be refused is not worth a download, and never more than a few are on their way. */
export const limitarPreload = (router: AnyRouter) => {
  const preload = comTeto(router.preloadRoute, MAXIMO_PENDENTE)
  const limitado = (opcoes: Parameters<typeof preload>[0]) => {
    const { pathname } = router.buildLocation(opcoes)
    return decidir(router, pathname).tipo === 'passar' ? preload(opcoes) : Promise.resolve(undefined)
  }
  // The router types this method by the address given; what passes through here is the same address.
  router.preloadRoute = limitado as AnyRouter['preloadRoute']
}
