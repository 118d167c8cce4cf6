import { createFileRoute } from '@tanstack/react-router'
import { PromocaoPage } from '#features/promocao/PromocaoPage.tsx'
import { comIds } from '#navegacao/dados-da-rota.ts'

export const Route = createFileRoute('/_app/admin/promocao/$id')({
  staticData: { titulo: 'Promoção', habilidade: ['VINCULAR.ADICIONAL'], valida: comIds() },
  // Imported with the screen: a promotion's contract is too large for the shell, which everyone downloads.
  loader: async ({ params }) => {
    const { carregarPromocao } = await import('#features/promocao/promocao.data.ts')
    return carregarPromocao(params.id)
  },
  component: PromocaoPage,
})
