import { createFileRoute } from '@tanstack/react-router'
import { NovoAdicionalPage } from '#features/adicional/NovoAdicionalPage.tsx'

export const Route = createFileRoute('/_app/admin/configuracao/adicional/novo')({
  staticData: { titulo: 'Novo adicional', habilidade: ['CRIAR.ADICIONAL'] },
  component: NovoAdicionalPage,
})
