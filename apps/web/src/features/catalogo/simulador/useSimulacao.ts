import type { Oferta } from '@balcao/contract/catalogo/oferta'
import type { CriteriosDaOferta } from '@balcao/contract/catalogo/oferta-filtro'
import { useDebouncedValue } from '@mantine/hooks'
import { hashKey, useQuery } from '@tanstack/react-query'
import { ofertas } from '../catalogo.data.ts'
import { useEscolhas } from './useEscolhas.ts'

const ESPERA_MS = 300

type Partes = { oferta: Oferta; dia: string; criterios: CriteriosDaOferta; cupom: string | undefined }

/**
 * What was chosen, and what it costs. The price is computed here at once by the same function that the server
 * uses. The server's answer then replaces it.
 */
export function useSimulacao({ oferta, dia, criterios, cupom }: Partes) {
  const aqui = useEscolhas(oferta, dia)
  const pedido = { ...criterios, plano_id: oferta.id, cupom, ...aqui.escolhas }
  const [pedidoParado] = useDebouncedValue(pedido, ESPERA_MS)
  const servidor = useQuery(ofertas.preco(pedidoParado))
  const parado = hashKey([pedidoParado]) === hashKey([pedido])
  const emDia = parado && servidor.data !== undefined
  return {
    ...aqui,
    preco: emDia ? servidor.data.preco : aqui.preco,
    conferido: emDia,
    erro: parado ? servidor.error : null,
  }
}
export type Simulacao = ReturnType<typeof useSimulacao>
