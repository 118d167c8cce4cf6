import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, type ParsedLocation } from '@tanstack/react-router'
import { ErroDaRaiz } from '#shell/ErroDaRota.tsx'
import { NaoEncontrada } from '#shell/NaoEncontrada.tsx'
import { Raiz } from '#shell/Raiz.tsx'

type Contexto = {
  queryClient: QueryClient
  guardar: (location: ParsedLocation, preload: boolean) => Promise<void>
}

export const Route = createRootRouteWithContext<Contexto>()({
  beforeLoad: ({ context, location, preload }) => context.guardar(location, preload),
  component: Raiz,
  errorComponent: ErroDaRaiz,
  notFoundComponent: NaoEncontrada,
})
