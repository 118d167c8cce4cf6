import { adicionalApi } from '@balcao/contract/catalogo/adicional'
import { consultasDe, relerNomes, useCriar, useEditar, useExcluir, useExportar } from '#cadastro.ts'
import { queryClient } from '#consultas.ts'
import { opcoesDeAdicionais } from '#partes/adicional/adicionais.opcoes.ts'

export const adicionais = consultasDe('adicional', adicionalApi)

/** Everything that the record's screen shows at first. Its history may arrive later. */
export const carregarAdicional = (id: string) =>
  Promise.all([
    queryClient.ensureQueryData(adicionais.obter(id)),
    queryClient.ensureQueryData(opcoesDeAdicionais),
  ])

/**
 * Plans and promotions show its name and price, and a change of incompatibilities reaches other additionals.
 */
const reler = relerNomes('adicional', 'plano', 'promocao', 'catalogo')

export const useCriarAdicional = () => useCriar(adicionalApi.criar, reler)

export const useEditarAdicional = (id: string) => useEditar(adicionalApi.editar, id, reler)

export const useExcluirAdicional = (id: string) => useExcluir('adicional', adicionalApi.excluir, id, reler)

export const useExportarAdicionais = () => useExportar(adicionalApi.exportar)
