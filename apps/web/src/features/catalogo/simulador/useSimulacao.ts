import type { Oferta, PaginaDeOfertas } from '@balcao/contract/oferta'
import { NADA_ESCOLHIDO, precoDaOferta } from '@balcao/contract/oferta-preco'
import { useDebouncedValue } from '@mantine/hooks'
import { hashKey, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { CriteriosDaTela } from '../catalogo.busca.ts'
import { ofertas } from '../catalogo.data.ts'
import { alternarPromocao, comQuantidade } from './escolhas.ts'

const ESPERA_MS = 300

type Partes = {
  oferta: Oferta
  pagina: Pick<PaginaDeOfertas, 'dia' | 'canal_venda_id'>
  criterios: CriteriosDaTela
  cupom: string | undefined
}

/**
 * What was chosen, and what it costs: worked out here at once by the server's own function, then by the server, whose
 * word counts.
 */
export function useSimulacao({ oferta, pagina, criterios, cupom }: Partes) {
  const [escolhas, setEscolhas] = useState(NADA_ESCOLHIDO)
  const aqui = useMemo(() => precoDaOferta(oferta, pagina.dia, escolhas), [oferta, pagina.dia, escolhas])
  const pedido = { ...criterios, plano_id: oferta.id, cupom, ...escolhas }
  const [pedidoParado] = useDebouncedValue(pedido, ESPERA_MS)
  const servidor = useQuery(ofertas.preco(pedidoParado))
  const parado = hashKey([pedidoParado]) === hashKey([pedido])
  const emDia = parado && servidor.data !== undefined

  const tomadas = aqui.promocoes.map(({ id }) => id)
  return {
    escolhas,
    promocoes: aqui.promocoes,
    adicionais: aqui.adicionais,
    preco: emDia ? servidor.data.preco : aqui.preco,
    conferido: emDia,
    erro: parado ? servidor.error : null,
    mudarQuantidade: (id: string, quantidade: number) =>
      setEscolhas({ ...escolhas, adicionais: comQuantidade(escolhas.adicionais, id, quantidade) }),
    alternarPromocao: (id: string) =>
      setEscolhas({ ...escolhas, promocoes: alternarPromocao(oferta, tomadas, id) }),
    usarMelhor: () => setEscolhas({ ...escolhas, promocoes: null }),
  }
}
export type Simulacao = ReturnType<typeof useSimulacao>
