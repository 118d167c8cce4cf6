import { createFileRoute } from '@tanstack/react-router'
import { ArquivosPage } from '#features/arquivos-do-banco/ArquivosPage.tsx'
import { lerBuscaDosArquivos } from '#features/arquivos-do-banco/arquivos.busca.ts'

export const Route = createFileRoute('/_app/admin/boleto/arquivos/')({
  staticData: { titulo: 'Arquivos do banco', habilidade: ['EDITAR.BOLETO'] },
  validateSearch: lerBuscaDosArquivos,
  loaderDeps: ({ search }) => search,
  // Imported with the screen: the shell, which everyone downloads, must not carry its contract.
  loader: async ({ context: { queryClient }, deps }) => {
    const { avisos, remessas, retornos } = await import('#features/arquivos-do-banco/arquivos.data.ts')
    // Not awaited: each part has its own skeleton.
    void queryClient.prefetchQuery(remessas.aRemeter)
    void queryClient.prefetchQuery(remessas.listar(deps.remessas))
    void queryClient.prefetchQuery(retornos.listar(deps.retornos))
    void queryClient.prefetchQuery(avisos.listar({ cursor: deps.avisos, resultado: deps.aviso }))
  },
  component: ArquivosPage,
})
