import { createFileRoute } from '@tanstack/react-router'
import { NovoCanalPage } from '#features/canal-venda/NovoCanalPage.tsx'

export const Route = createFileRoute('/_app/admin/canal-venda/novo')({
  staticData: { titulo: 'Novo canal', habilidade: ['CRIAR.CANAL_VENDA'] },
  component: NovoCanalPage,
})
