import { FiltroAdicional } from '@balcao/contract/adicional'
import { lerBusca } from '../../navegacao/busca-da-url.ts'

export const lerBuscaDeAdicionais = lerBusca(FiltroAdicional)
