import { FiltroPromocao } from '@balcao/contract/catalogo/promocao-filtro'
import { lerBusca } from '#navegacao/busca-da-url.ts'

export const lerBuscaDePromocoes = lerBusca(FiltroPromocao)
