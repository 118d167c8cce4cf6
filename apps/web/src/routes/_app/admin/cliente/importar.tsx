import { createFileRoute } from '@tanstack/react-router'
import { ImportarPage } from '#features/importacao/ImportarPage.tsx'
import { lerBuscaDaImportacao } from '#features/importacao/importacao.busca.ts'

export const Route = createFileRoute('/_app/admin/cliente/importar')({
  staticData: { titulo: 'Importar clientes', habilidade: ['IMPORTAR.CLIENTE'] },
  validateSearch: lerBuscaDaImportacao,
  // A running import is shown at the top, so it must be there first and not push the rest down.
  loader: async ({ context: { queryClient } }) => {
    const { importacoes } = await import('#features/importacao/importacao.data.ts')
    await queryClient.prefetchQuery(importacoes.listar(undefined))
  },
  component: ImportarPage,
})
