import type { AnyRouter } from '@tanstack/react-router'
import { comTeto } from './com-teto.ts'
import { decidir } from './decidir.ts'

/** Moving the pointer over a long menu must not queue a download per entry. */
const MAXIMO_PENDENTE = 4

/** A page that the person would be refused is not preloaded, and only a few downloads run at once. */
export const limitarPreload = (router: AnyRouter) => {
  const preload = comTeto(router.preloadRoute, MAXIMO_PENDENTE)
  const limitado = (opcoes: Parameters<typeof preload>[0]) => {
    const { pathname } = router.buildLocation(opcoes)
    return decidir(router, pathname).tipo === 'passar' ? preload(opcoes) : Promise.resolve(undefined)
  }
  // The router types this method by the address. What passes through here is that same address.
  router.preloadRoute = limitado as AnyRouter['preloadRoute']
}
