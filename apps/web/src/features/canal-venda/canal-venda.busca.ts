import { FiltroCanalVenda } from '@balcao/contract/canal-venda'
import { lerBusca } from '../../navegacao/busca-da-url.ts'

export const lerBuscaDeCanais = lerBusca(FiltroCanalVenda)
