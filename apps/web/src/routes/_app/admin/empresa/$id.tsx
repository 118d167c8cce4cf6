import { createFileRoute } from '@tanstack/react-router'
import { EmpresaPage } from '../../../../features/empresa/EmpresaPage.tsx'
import { empresas } from '../../../../features/empresa/empresa.data.ts'
import { comIds } from '../../../../navegacao/dados-da-rota.ts'

export const Route = createFileRoute('/_app/admin/empresa/$id')({
  staticData: { titulo: 'Empresa', habilidade: ['EDITAR.EMPRESA'], valida: comIds() },
  loader: ({ context, params }) => context.queryClient.ensureQueryData(empresas.obter(params.id)),
  component: EmpresaPage,
})
