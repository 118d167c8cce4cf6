import { FiltroEmpresa } from '@balcao/contract/provedor/empresa-filtro'
import { lerBusca } from '#navegacao/busca-da-url.ts'

export const lerBuscaDeEmpresas = lerBusca(FiltroEmpresa)
