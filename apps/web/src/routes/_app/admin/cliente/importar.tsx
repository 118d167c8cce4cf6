import { createFileRoute } from '@tanstack/react-router'
import { ImportarPage } from '#features/importacao/ImportarPage.tsx'
import { lerBuscaDaImportacao } from '#features/importacao/importacao.busca.ts'

export const Route = createFileRoute('/_app/admin/cliente/importar')({
  staticData: { titulo: 'Importar clientes', habilidade: ['IMPORTAR.CLIENTE'] },
  validateSearch: lerBuscaDaImportacao,
  // What is running is said at the top: it must be there before the rest, not push it down.
  loader: async ({ context: { queryClient } }) => {
    const { importacoes } = await import('#features/importacao/importacao.data.ts')
    await queryClient.prefetchQuery(importacoes.listar(undefined))
  },
  component: ImportarPage,
})
