import { createFileRoute } from '@tanstack/react-router'
import { comIds } from '../../../../navegacao/dados-da-rota.ts'
import { EmConstrucao } from '../../../../ui/shell/EmConstrucao.tsx'

export const Route = createFileRoute('/_app/admin/promocao/$id')({
  staticData: { titulo: 'Promoção', habilidade: ['VINCULAR.ADICIONAL'], valida: comIds('nova') },
  component: () => <EmConstrucao faz="editar a promoção e vincular adicionais." />,
})
