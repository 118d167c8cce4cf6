import { createFileRoute } from '@tanstack/react-router'
import { ModelosPage } from '#features/modelo-texto/ModelosPage.tsx'

export const Route = createFileRoute('/_app/admin/configuracao/textos')({
  staticData: { titulo: 'Textos do aceite e do contrato', habilidade: ['LISTAR.CONFIGURACAO'] },
  loader: async ({ context }) => {
    const { modelosDeTexto } = await import('#features/modelo-texto/modelo-texto.data.ts')
    await context.queryClient.ensureQueryData(modelosDeTexto)
  },
  component: ModelosPage,
})
