import { createFileRoute } from '@tanstack/react-router'
import { comIds } from '../../../../navegacao/dados-da-rota.ts'
import { EmConstrucao } from '../../../../ui/shell/EmConstrucao.tsx'

export const Route = createFileRoute('/_app/admin/grupo-permissao/$id')({
  staticData: {
    titulo: 'Grupo de permissão',
    habilidade: ['VISUALIZAR.GRUPO_PERMISSAO', 'EDITAR.GRUPO_PERMISSAO', 'CRIAR.GRUPO_PERMISSAO'],
    valida: comIds('novo'),
  },
  component: () => <EmConstrucao faz="marcar o que cada grupo pode fazer." />,
})
