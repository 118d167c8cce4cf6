import { FiltroAdicional } from '@balcao/contract/adicional-filtro'
import { lerBusca } from '../../navegacao/busca-da-url.ts'

export const lerBuscaDeAdicionais = lerBusca(FiltroAdicional)
