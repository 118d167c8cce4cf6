import { createFileRoute } from '@tanstack/react-router'
import { NovaEmpresaPage } from '#features/empresa/NovaEmpresaPage.tsx'

export const Route = createFileRoute('/_app/admin/empresa/nova')({
  staticData: { titulo: 'Nova empresa', habilidade: ['CRIAR.EMPRESA'] },
  component: NovaEmpresaPage,
})
