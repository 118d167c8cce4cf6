import { createFileRoute } from '@tanstack/react-router'
import { AdicionalPage } from '#features/adicional/AdicionalPage.tsx'
import { comIds } from '#navegacao/dados-da-rota.ts'

export const Route = createFileRoute('/_app/admin/configuracao/adicional/$id')({
  staticData: { titulo: 'Adicional', habilidade: ['EDITAR.ADICIONAL', 'CRIAR.ADICIONAL'], valida: comIds() },
  // Imported with the screen: the shell, which everyone downloads, must not carry every noun's contract.
  loader: async ({ params }) => {
    const { carregarAdicional } = await import('#features/adicional/adicional.data.ts')
    return carregarAdicional(params.id)
  },
  component: AdicionalPage,
})
