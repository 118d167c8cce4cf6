import { createFileRoute, notFound } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { ManualPage } from '#features/ajuda/ManualPage.tsx'
import { lerBusca } from '#navegacao/busca-da-url.ts'

const validateSearch = lerBusca(z.strictObject({ busca: z.optional(z.string()) }))

export const Route = createFileRoute('/_app/ajuda/$pagina')({
  staticData: { titulo: 'Manual' },
  validateSearch,
  loader: async ({ params }) => {
    const { paginas } = await import('virtual:manual')
    if (!paginas.some(({ nome }) => nome === params.pagina)) throw notFound()
  },
  component: () => <ManualPage nome={Route.useParams().pagina} busca={Route.useSearch().busca ?? ''} />,
})
