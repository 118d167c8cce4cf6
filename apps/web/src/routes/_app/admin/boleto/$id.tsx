import { createFileRoute } from '@tanstack/react-router'
import { BoletoPage } from '#features/boleto/BoletoPage.tsx'
import { comIds } from '#navegacao/dados-da-rota.ts'

export const Route = createFileRoute('/_app/admin/boleto/$id')({
  staticData: { titulo: 'Boleto', habilidade: ['LISTAR.BOLETO'], valida: comIds() },
  // As for the client: reading it counts as an access, and hovering over a link must not.
  preload: false,
  // Imported with the screen: what a boleto is made of is too large for the shell, which everyone downloads.
  loader: async ({ context, params }) => {
    const { boletoDe } = await import('#features/boleto/boleto.data.ts')
    // Not awaited: the page has its own skeleton.
    void context.queryClient.prefetchQuery(boletoDe(params.id))
  },
  component: BoletoPage,
})
