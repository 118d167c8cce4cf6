import { createFileRoute } from '@tanstack/react-router'
import { EmConstrucao } from '../../../../ui/shell/EmConstrucao.tsx'

export const Route = createFileRoute('/_app/admin/configuracao/geral')({
  staticData: { titulo: 'Configurações gerais', habilidade: ['LISTAR.CONFIGURACAO'] },
  component: () => <EmConstrucao faz="mudar e testar todas as configurações do sistema." />,
})
