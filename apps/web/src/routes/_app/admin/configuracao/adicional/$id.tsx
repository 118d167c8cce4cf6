import { createFileRoute } from '@tanstack/react-router'
import { comIds } from '../../../../../navegacao/dados-da-rota.ts'
import { EmConstrucao } from '../../../../../ui/shell/EmConstrucao.tsx'

export const Route = createFileRoute('/_app/admin/configuracao/adicional/$id')({
  staticData: {
    titulo: 'Adicional',
    habilidade: ['EDITAR.ADICIONAL', 'CRIAR.ADICIONAL'],
    valida: comIds('novo'),
  },
  component: () => <EmConstrucao faz="editar o adicional." />,
})
