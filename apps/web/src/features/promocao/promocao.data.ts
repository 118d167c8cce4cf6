import { promocaoApi } from '@balcao/contract/catalogo/promocao'
import {
  consultasDe,
  procurarEm,
  relerNomes,
  useCriar,
  useEditar,
  useExcluir,
  useExportar,
} from '#cadastro.ts'
import { queryClient } from '#consultas.ts'
import { opcoesDeAdicionais } from '#partes/adicional/adicionais.opcoes.ts'

export const promocoes = consultasDe('promocao', promocaoApi)

/** Everything that the record's screen shows at first. The options and the history may arrive later. */
export const carregarPromocao = (id: string) =>
  Promise.all([
    queryClient.ensureQueryData(promocoes.obter(id)),
    queryClient.ensureQueryData(opcoesDeAdicionais),
  ])

/** Plans and additionals show how many promotions they are in. */
const reler = relerNomes('promocao', 'plano', 'adicional')

export const useCriarPromocao = () => useCriar(promocaoApi.criar, reler)

export const useEditarPromocao = (id: string) => useEditar(promocaoApi.editar, id, reler)

export const useVincularAdicionais = (id: string) => useEditar(promocaoApi.vincular, id, reler)

export const useExcluirPromocao = (id: string) => useExcluir('promocao', promocaoApi.excluir, id, reler)

export const useExportarPromocoes = () => useExportar(promocaoApi.exportar)

export const procurarPromocoes = procurarEm(promocaoApi.listar, ({ id, nome, codigo }) => ({
  id,
  nome,
  descricao: codigo ?? '',
}))
