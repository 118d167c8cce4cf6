import { FiltroCanalVenda } from '@balcao/contract/provedor/canal-venda-filtro'
import { lerBusca } from '#navegacao/busca-da-url.ts'

export const lerBuscaDeCanais = lerBusca(FiltroCanalVenda)
