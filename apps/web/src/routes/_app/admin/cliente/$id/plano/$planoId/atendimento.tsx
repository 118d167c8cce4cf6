import { podeAlguma } from '@balcao/contract/base/habilidade'
import { createFileRoute } from '@tanstack/react-router'
import { AtendimentosDoContratoPage } from '#features/atendimento-contrato/AtendimentosDoContratoPage.tsx'
import { filtroDe, lerBuscaDoContrato } from '#features/atendimento-contrato/contrato.busca.ts'
import { habilidadeAtual } from '#habilidade.ts'
import { comIds } from '#navegacao/dados-da-rota.ts'

export const Route = createFileRoute('/_app/admin/cliente/$id/plano/$planoId/atendimento')({
  staticData: { titulo: 'Atendimentos', valida: comIds() },
  validateSearch: lerBuscaDoContrato,
  loaderDeps: ({ search }) => search,
  // Imported with the screen: what a ticket is made of is too large for the shell, which everyone downloads.
  loader: async ({ context, deps, params }) => {
    if (!podeAlguma(habilidadeAtual(), ['LISTAR.ATENDIMENTO'])) return
    const { atendimentosDoContrato, contratoDe } = await import(
      '#features/atendimento-contrato/contrato.data.ts'
    )
    // Not awaited: the page has its own skeleton, and typing a search must never freeze it.
    void context.queryClient.prefetchQuery(contratoDe(params.id, params.planoId))
    void context.queryClient.prefetchQuery(atendimentosDoContrato(params.planoId).listar(filtroDe(deps)))
  },
  component: AtendimentosDoContratoPage,
})
