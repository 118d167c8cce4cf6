import { QueryClientProvider } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { queryClient } from '#consultas.ts'
import { esquemaForcado } from '#tema.ts'
import { Tema } from './Tema.tsx'

/** Around every screen. It is drawn again only for an address that wants another theme. */
export function Provedores({ children }: { children: ReactNode }) {
  const forcado = useLocation({ select: ({ pathname }) => esquemaForcado(pathname) })
  return (
    <QueryClientProvider client={queryClient}>
      <Tema forcado={forcado}>{children}</Tema>
    </QueryClientProvider>
  )
}
