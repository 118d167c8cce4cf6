import { createFileRoute } from '@tanstack/react-router'
import { AdicionalPage } from '../../../../../features/adicional/AdicionalPage.tsx'
import { carregarAdicional } from '../../../../../features/adicional/adicional.data.ts'
import { comIds } from '../../../../../navegacao/dados-da-rota.ts'

export const Route = createFileRoute('/_app/admin/configuracao/adicional/$id')({
  staticData: { titulo: 'Adicional', habilidade: ['EDITAR.ADICIONAL', 'CRIAR.ADICIONAL'], valida: comIds() },
  loader: ({ params }) => carregarAdicional(params.id),
  component: AdicionalPage,
})
