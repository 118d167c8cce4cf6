import { createFileRoute } from '@tanstack/react-router'
import { comIds } from '../../../../../navegacao/dados-da-rota.ts'
import { EmConstrucao } from '../../../../../ui/shell/EmConstrucao.tsx'

export const Route = createFileRoute('/_app/admin/cliente/$id/')({
  staticData: {
    titulo: 'Cliente',
    habilidade: ['VISUALIZAR.CLIENTE', 'CRIAR.VENDA'],
    valida: comIds('novo'),
  },
  component: () => (
    <EmConstrucao faz="reunir dados, endereços, planos, vendas, atendimentos e boletos do cliente." />
  ),
})
