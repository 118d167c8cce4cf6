import { createFileRoute } from '@tanstack/react-router'
import { VendaEnviadaPage } from '#features/vendedor/venda/VendaEnviadaPage.tsx'
import { comIds } from '#navegacao/dados-da-rota.ts'

export const Route = createFileRoute('/_app/vendedor/venda/$id/')({
  staticData: {
    titulo: 'Venda enviada',
    foraDaTrilha: true,
    habilidade: ['REALIZAR_VENDA'],
    valida: comIds(),
  },
  component: VendaEnviadaPage,
})
