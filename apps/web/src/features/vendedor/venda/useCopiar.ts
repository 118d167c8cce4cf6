import { dadosDaCopia } from '@balcao/contract/vendas/copia'
import type { Venda } from '@balcao/contract/vendas/venda'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { novoId } from '#aparelho/novo-rascunho.ts'
import { rascunhosDoAparelho } from '#aparelho/rascunhos.ts'
import { useSessao } from '#sessao.ts'

/** A new draft on this device with the sale's data, and on to its first step. */
export function useCopiar(venda: Venda) {
  const navegar = useNavigate()
  const usuario_id = useSessao().usuarioAutenticado?.id ?? ''
  return useMutation({
    mutationFn: async () => {
      const id = novoId()
      await rascunhosDoAparelho.gravar(
        {
          usuario_id,
          id,
          dados: dadosDaCopia(venda),
          etapa: 'cliente',
          consulta: null,
          anexos: [],
          versao: null,
          no_servidor: null,
          a_enviar: true,
          sem_resposta: [],
          mudado_em: new Date().toISOString(),
        },
        0,
      )
      await navegar({ to: '/vendedor/venda/$id/$etapa', params: { id, etapa: 'cliente' } })
    },
  })
}
