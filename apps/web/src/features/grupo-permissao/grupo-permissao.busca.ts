import { FiltroGrupo } from '@balcao/contract/acesso/grupo-permissao-filtro'
import { lerBusca } from '#navegacao/busca-da-url.ts'

export const lerBuscaDeGrupos = lerBusca(FiltroGrupo)
