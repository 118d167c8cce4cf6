import type { AnyRouter, ParsedLocation } from '@tanstack/react-router'
import { ErroHttp } from '#http/erro.ts'
import { textos } from '#textos/textos.ts'
import { toast } from '#ui/toast.tsx'
import { decidir } from './decidir.ts'
import { buscarDeNovo, buscarEstilosEmFalta, ehDePedaco } from './recarga.ts'

type Tardio = { preload?: () => Promise<void> }

/** The page's components that are not loaded yet. A loaded one no longer has a `preload`. */
const faltam = (router: AnyRouter, caminho: string) =>
  router
    .getMatchedRoutes(caminho)[0]
    .map(({ options }) => (options.component ?? {}) as Tardio)
    .filter(({ preload }) => preload)

const faltaCodigo = async (router: AnyRouter, caminho: string) => {
  await Promise.all([
    buscarEstilosEmFalta(),
    ...faltam(router, caminho).map((componente) => componente.preload?.()),
  ])
  return faltam(router, caminho).length > 0
}

/** Without a network, a page still opens when everything it needs is already loaded. */
const faltaAlgoSemRede = async (router: AnyRouter, { pathname, search }: ParsedLocation) => {
  if (decidir(router, pathname).tipo === 'carga_completa') return true
  const matches = await router.preloadRoute({ to: pathname, search })
  return matches?.some(({ error }) => ehDePedaco(error) || (error instanceof ErroHttp && error.ehDeRede))
}

type Lugar = AnyRouter['history']['location']
type Troca = { currentLocation: Lugar; nextLocation: Lugar }

/**
 * For a click to a page whose code does not load. If the chunk belongs to an
 * older version, the clicked address is opened with a full load. If the server
 * cannot be reached, everything stays as it is and the person is told.
 */
export const segurarSemPedaco = (router: AnyRouter) =>
  router.history.block({
    enableBeforeUnload: false,
    blockerFn: async ({ currentLocation, nextLocation }: Troca) => {
      const { pathname, href } = nextLocation
      if (pathname === currentLocation.pathname) return false
      const falta =
        (await faltaCodigo(router, pathname)) ||
        (!navigator.onLine && (await faltaAlgoSemRede(router, router.parseLocation(nextLocation))))
      if (!falta) return false
      const desfecho = await buscarDeNovo(() => window.location.assign(href))
      if (desfecho === 'sem_rede') toast.erro(textos.erro.rede)
      // The reload did not help. The page opens and shows its own error.
      return desfecho !== 'em_vao'
    },
  })
