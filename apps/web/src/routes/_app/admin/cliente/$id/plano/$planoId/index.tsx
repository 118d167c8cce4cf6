import { podeAlguma } from '@balcao/contract/base/habilidade'
import { ABRE_CLIENTE } from '@balcao/contract/clientes/cliente/quem-abre'
import { createFileRoute } from '@tanstack/react-router'
import { ContratoPage } from '#features/contrato/ContratoPage.tsx'
import { habilidadeAtual } from '#habilidade.ts'
import { comIds } from '#navegacao/dados-da-rota.ts'

export const Route = createFileRoute('/_app/admin/cliente/$id/plano/$planoId/')({
  staticData: { titulo: 'Contrato', valida: comIds() },
  // As for the client: reading it counts as an access, and hovering over a link must not.
  preload: false,
  // Imported with the screen: what a contract is made of is too large for the shell, which everyone downloads.
  loader: async ({ context, params: { id, planoId } }) => {
    if (!podeAlguma(habilidadeAtual(), ABRE_CLIENTE)) return
    const { contratoDe } = await import('#features/contrato/contrato.data.ts')
    // Not awaited: the page has its own skeleton.
    void context.queryClient.prefetchQuery(contratoDe(id, planoId))
    if (!podeAlguma(habilidadeAtual(), ['LISTAR.BOLETO'])) return
    const { boletosDoContrato } = await import('#features/contrato/boletos/boletos.data.ts')
    void context.queryClient.prefetchQuery(boletosDoContrato(planoId))
  },
  component: ContratoPage,
})
