import { createFileRoute } from '@tanstack/react-router'
import { lerBuscaDoRetorno } from '#features/arquivos-do-banco/arquivos.busca.ts'
import { RetornoPage } from '#features/arquivos-do-banco/RetornoPage.tsx'
import { comIds } from '#navegacao/dados-da-rota.ts'

export const Route = createFileRoute('/_app/admin/boleto/arquivos/retorno/$id')({
  staticData: { titulo: 'Retorno', habilidade: ['EDITAR.BOLETO'], valida: comIds() },
  validateSearch: lerBuscaDoRetorno,
  // Imported with the screen: the shell, which everyone downloads, must not carry its contract.
  loader: async ({ context, params }) => {
    const { retornos } = await import('#features/arquivos-do-banco/arquivos.data.ts')
    return context.queryClient.ensureQueryData(retornos.obter(params.id))
  },
  component: RetornoPage,
})
