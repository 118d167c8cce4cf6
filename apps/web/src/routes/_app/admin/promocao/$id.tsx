import { createFileRoute } from '@tanstack/react-router'
import { PromocaoPage } from '../../../../features/promocao/PromocaoPage.tsx'
import { carregarPromocao } from '../../../../features/promocao/promocao.data.ts'
import { comIds } from '../../../../navegacao/dados-da-rota.ts'

export const Route = createFileRoute('/_app/admin/promocao/$id')({
  staticData: { titulo: 'Promoção', habilidade: ['VINCULAR.ADICIONAL'], valida: comIds() },
  loader: ({ params }) => carregarPromocao(params.id),
  component: PromocaoPage,
})
