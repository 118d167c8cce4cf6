import { createFileRoute } from '@tanstack/react-router'
import { comIds } from '../../../../../navegacao/dados-da-rota.ts'
import { EmConstrucao } from '../../../../../ui/shell/EmConstrucao.tsx'

export const Route = createFileRoute('/_app/admin/configuracao/plano/$id')({
  staticData: { titulo: 'Cadastro de plano', habilidade: ['EDITAR.PLANO'], valida: comIds('novo') },
  component: () => <EmConstrucao faz="editar o plano, seus preços, recursos, adicionais e onde é vendido." />,
})
