import { createFileRoute } from '@tanstack/react-router'
import { NovaPromocaoPage } from '#features/promocao/NovaPromocaoPage.tsx'

export const Route = createFileRoute('/_app/admin/promocao/nova')({
  staticData: { titulo: 'Nova promoção', habilidade: ['CRIAR.PROMOCAO'] },
  component: NovaPromocaoPage,
})
