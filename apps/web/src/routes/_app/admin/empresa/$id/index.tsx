import { createFileRoute } from '@tanstack/react-router'
import { ContasDaEmpresa } from '#features/conta-bancaria/ContasDaEmpresa.tsx'
import { EmpresaPage } from '#features/empresa/EmpresaPage.tsx'
import { comIds } from '#navegacao/dados-da-rota.ts'

export const Route = createFileRoute('/_app/admin/empresa/$id/')({
  staticData: { titulo: 'Empresa', habilidade: ['EDITAR.EMPRESA'], valida: comIds() },
  // Imported with the screen: the shell, which everyone downloads, must not carry every noun's contract.
  loader: async ({ context, params }) => {
    const { contas } = await import('#features/conta-bancaria/conta-bancaria.data.ts')
    // Not awaited: the section has its own skeleton.
    void context.queryClient.prefetchQuery(contas.listar({ empresa_id: params.id }))
    const { empresas } = await import('#features/empresa/empresa.data.ts')
    return context.queryClient.ensureQueryData(empresas.obter(params.id))
  },
  component: EmpresaComContas,
})

function EmpresaComContas() {
  const { id } = Route.useParams()
  return <EmpresaPage id={id} secoes={<ContasDaEmpresa empresaId={id} />} />
}
