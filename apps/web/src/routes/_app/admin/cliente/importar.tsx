import { createFileRoute } from '@tanstack/react-router'
import { ImportarPage } from '../../../../features/importacao/ImportarPage.tsx'
import { lerBuscaDaImportacao } from '../../../../features/importacao/importacao.busca.ts'

export const Route = createFileRoute('/_app/admin/cliente/importar')({
  staticData: { titulo: 'Importar clientes', habilidade: ['IMPORTAR.CLIENTE'] },
  validateSearch: lerBuscaDaImportacao,
  component: ImportarPage,
})
