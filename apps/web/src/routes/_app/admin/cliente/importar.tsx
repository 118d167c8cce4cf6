import { createFileRoute } from '@tanstack/react-router'
import { EmConstrucao } from '../../../../ui/shell/EmConstrucao.tsx'

export const Route = createFileRoute('/_app/admin/cliente/importar')({
  staticData: { titulo: 'Importar clientes', habilidade: ['IMPORTAR.CLIENTE'] },
  component: () => (
    <EmConstrucao faz="ler uma planilha, conferir linha a linha e importar em segundo plano." />
  ),
})
