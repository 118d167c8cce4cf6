import { createFileRoute } from '@tanstack/react-router'
import { NovoPlanoPage } from '../../../../../features/plano/NovoPlanoPage.tsx'
import { carregarOpcoes } from '../../../../../features/plano/plano.data.ts'

export const Route = createFileRoute('/_app/admin/configuracao/plano/novo')({
  staticData: { titulo: 'Novo plano', habilidade: ['EDITAR.PLANO'] },
  loader: carregarOpcoes,
  component: NovoPlanoPage,
})
