import { FiltroAdicional } from '@balcao/contract/catalogo/adicional-filtro'
import { lerBusca } from '#navegacao/busca-da-url.ts'

export const lerBuscaDeAdicionais = lerBusca(FiltroAdicional)
