import { createFileRoute } from '@tanstack/react-router'
import { EmpresaPage } from '#features/empresa/EmpresaPage.tsx'
import { comIds } from '#navegacao/dados-da-rota.ts'

export const Route = createFileRoute('/_app/admin/empresa/$id')({
  staticData: { titulo: 'Empresa', habilidade: ['EDITAR.EMPRESA'], valida: comIds() },
  // Imported with the screen: the shell, which everyone downloads, must not carry every noun's contract.
  loader: async ({ context, params }) => {
    const { empresas } = await import('#features/empresa/empresa.data.ts')
    return context.queryClient.ensureQueryData(empresas.obter(params.id))
  },
  component: EmpresaPage,
})
