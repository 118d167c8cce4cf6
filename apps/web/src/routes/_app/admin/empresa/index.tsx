import { FiltroEmpresa } from '@balcao/contract/provedor/empresa-filtro'
import { createFileRoute } from '@tanstack/react-router'
import { EmpresasPage } from '#features/empresa/EmpresasPage.tsx'
import { lerBusca } from '#navegacao/busca-da-url.ts'

const validateSearch = lerBusca(FiltroEmpresa)

export const Route = createFileRoute('/_app/admin/empresa/')({
  staticData: { titulo: 'Empresas' },
  validateSearch,
  loaderDeps: ({ search }) => search,
  // Imported with the screen: the shell, which everyone downloads, must not carry every noun's contract.
  loader: async ({ context, deps }) => {
    const { empresas } = await import('#features/empresa/empresa.data.ts')
    // Not awaited: the page has its own skeleton, and typing a search must never freeze it.
    void context.queryClient.prefetchQuery(empresas.listar(deps))
  },
  component: EmpresasPage,
})
