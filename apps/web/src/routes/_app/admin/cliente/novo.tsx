import { createFileRoute } from '@tanstack/react-router'
import { NovoClientePage } from '#features/cliente/NovoClientePage.tsx'
import { opcoesDeEmpresas } from '#partes/empresa/empresas.opcoes.ts'

export const Route = createFileRoute('/_app/admin/cliente/novo')({
  staticData: { titulo: 'Novo cliente', habilidade: ['EDITAR.CLIENTE'] },
  loader: ({ context }) => context.queryClient.ensureQueryData(opcoesDeEmpresas),
  component: NovoClientePage,
})
