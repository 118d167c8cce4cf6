import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { fila } from '#aparelho/anexos/fila-da-aba.ts'
import { anexosNoServidor } from '../anexo.data.ts'
import { juntarAnexos } from './juntar.ts'

/** The attachments of a sale, on this device and on the server. Sends what the server lacks. */
export function useAnexos(vendaId: string) {
  const itens = useSyncExternalStore(fila.assinar, () => fila.lista(vendaId))
  const { data: noServidor, dataUpdatedAt: sabidoEm } = useQuery(anexosNoServidor(vendaId))
  const cliente = useQueryClient()
  useEffect(() => {
    void fila.abrir(vendaId)
  }, [vendaId])

  const enviados = itens
    .filter(({ fase }) => fase === 'enviado')
    .map(({ arquivo }) => arquivo.id)
    .join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when one more was sent
  useEffect(() => {
    void cliente.invalidateQueries(anexosNoServidor(vendaId))
  }, [enviados, vendaId, cliente])

  return useMemo(
    () => ({ ...juntarAnexos({ itens, noServidor, sabidoEm }), sabido: noServidor !== undefined }),
    [itens, noServidor, sabidoEm],
  )
}
