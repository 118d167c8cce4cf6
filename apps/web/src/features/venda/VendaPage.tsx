import type { Etapa } from '@balcao/contract/vendas/etapas'
import { useParams, useSearch } from '@tanstack/react-router'
import { EnvioProvider } from './envio/EnvioProvider.tsx'
import { Moldura } from './moldura/Moldura.tsx'
import { RascunhoProvider } from './rascunho/RascunhoProvider.tsx'

const DAQUI = { from: '/_app/vendedor/venda/$id/$etapa' } as const

/** One sale, one step at a time. */
export function VendaPage() {
  const { id, etapa } = useParams(DAQUI)
  const { campo, ...para } = useSearch(DAQUI)
  return (
    <EnvioProvider key={id} id={id}>
      <RascunhoProvider id={id}>
        <Moldura id={id} etapa={etapa as Etapa} campo={campo} para={para} />
      </RascunhoProvider>
    </EnvioProvider>
  )
}
