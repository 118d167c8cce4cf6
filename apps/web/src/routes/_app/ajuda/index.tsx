import { createFileRoute, redirect } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { ManualPage } from '#features/ajuda/ManualPage.tsx'
import { lerBusca } from '#navegacao/busca-da-url.ts'

const validateSearch = lerBusca(
  z.strictObject({
    busca: z.optional(z.string()),
    /** The screen that asks for help, and the step of the sale. */
    tela: z.optional(z.string()),
    etapa: z.optional(z.string()),
  }),
)

export const Route = createFileRoute('/_app/ajuda/')({
  staticData: { titulo: 'Ajuda' },
  validateSearch,
  beforeLoad: async ({ search: { tela, etapa } }) => {
    if (!tela) return
    const { destinoDe } = await import('#features/ajuda/destinos.ts')
    const { pagina, secao } = destinoDe(tela, etapa)
    throw pagina
      ? redirect({ to: '/ajuda/$pagina', params: { pagina }, hash: secao, replace: true })
      : redirect({ to: '/ajuda', replace: true })
  },
  component: () => <ManualPage nome="" busca={Route.useSearch().busca ?? ''} />,
})
