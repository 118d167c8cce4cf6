import { createFileRoute } from '@tanstack/react-router'
import { EmpresasPage } from '../../../../features/empresa/EmpresasPage.tsx'
import { lerBuscaDeEmpresas } from '../../../../features/empresa/empresa.busca.ts'
import { empresas } from '../../../../features/empresa/empresa.data.ts'

export const Route = createFileRoute('/_app/admin/empresa/')({
  staticData: { titulo: 'Empresas' },
  validateSearch: lerBuscaDeEmpresas,
  loaderDeps: ({ search }) => search,
  // Not waited for: the page has a skeleton of its own, and typing a search must never freeze it.
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(empresas.listar(deps)),
  component: EmpresasPage,
})
