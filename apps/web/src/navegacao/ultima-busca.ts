import type { AnyRouter } from '@tanstack/react-router'

/** Each list's filter, as this page showed it last. */
const buscas = new Map<string, object>()

/** Whoever opened a record of a filtered list finds the list again as it was. The next person finds nothing of it. */
export const lembrarBuscas = (router: AnyRouter) =>
  router.subscribe('onResolved', ({ toLocation: { pathname, search } }) => {
    if (pathname === '/login') buscas.clear()
    else buscas.set(pathname, search)
  })

export const ultimaBusca = (pathname: string) => buscas.get(pathname) ?? {}
