import { FiltroPromocao } from '@balcao/contract/promocao-filtro'
import { lerBusca } from '../../navegacao/busca-da-url.ts'

export const lerBuscaDePromocoes = lerBusca(FiltroPromocao)
