import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { toast } from '#ui/toast.tsx'
import { clientes } from './cliente.data.ts'
import { textos } from './cliente.textos.ts'

type Tela = '/admin/cliente/$id' | '/admin/cliente/$id/dados'

/**
 * A record that was merged answers with the one that stayed.
 * The address changes to that one, and the person is told.
 */
export function useEnderecoDoQueFicou(pedido: string, id: string, tela: Tela) {
  const navegar = useNavigate()
  const cache = useQueryClient()
  const seguir = useEffectEvent(() => {
    cache.setQueryData(clientes.obter(id).queryKey, cache.getQueryData(clientes.obter(pedido).queryKey))
    toast.info(textos.unificado)
    void navegar({ to: tela, params: { id }, replace: true, ignoreBlocker: true })
  })
  const mudou = pedido.toLowerCase() !== id
  useEffect(() => {
    if (mudou) seguir()
  }, [mudou])
}
