import { createFileRoute } from '@tanstack/react-router'
import { comIds } from '../../../../navegacao/dados-da-rota.ts'
import { EmConstrucao } from '../../../../ui/shell/EmConstrucao.tsx'

export const Route = createFileRoute('/_app/admin/empresa/$id')({
  staticData: { titulo: 'Empresa', habilidade: ['EDITAR.EMPRESA'], valida: comIds('nova') },
  component: () => (
    <EmConstrucao faz="reunir os dados da empresa, o logo, a conta para boletos e os usuários ligados." />
  ),
})
