import {
  type DadosPlano,
  type EdicaoPlano,
  type MudancaDePreco,
  type NovoPlano,
  type Plano,
  planoApi,
} from '@balcao/contract/catalogo/plano'
import { useMutation } from '@tanstack/react-query'
import { consultasDe, procurarEm, relerNomes, useExcluir, useExportar } from '#cadastro.ts'
import { queryClient } from '#consultas.ts'
import { http } from '#http.ts'
import { opcoesDeAdicionais } from '#partes/adicional/adicionais.opcoes.ts'
import { opcoesDeCanais } from '#partes/canal-venda/canais.opcoes.ts'
import { opcoesDeEmpresas } from '#partes/empresa/empresas.opcoes.ts'
import { opcoesDeRecursos } from '#partes/recurso/recursos.opcoes.ts'

export const planos = consultasDe('plano', planoApi)

/** The options of the form. They are loaded before the form is shown, so that no name appears late. */
export const carregarOpcoes = () =>
  Promise.all([
    queryClient.ensureQueryData(opcoesDeEmpresas),
    queryClient.ensureQueryData(opcoesDeCanais),
    queryClient.ensureQueryData(opcoesDeRecursos),
    queryClient.ensureQueryData(opcoesDeAdicionais),
  ])

/** Resources, additionals and channels show how many plans use them. */
const reler = relerNomes('plano', 'recurso', 'adicional', 'canal-venda', 'promocao', 'catalogo')

/** The form keeps the list while "all of them" makes it irrelevant, in case the person changes their mind. */
const semListasOciosas = <D extends DadosPlano>(dados: D): D => ({
  ...dados,
  empresas: dados.todas_empresas ? [] : dados.empresas,
  cidades: dados.todas_cidades ? [] : dados.cidades,
  canais: dados.todos_canais ? [] : dados.canais,
})

export const useCriarPlano = () =>
  useMutation({
    mutationFn: (dados: NovoPlano) => http(planoApi.criar, { body: semListasOciosas(dados) }),
    meta: { erro: 'formulario' },
    onSettled: reler,
  })

export const useEditarPlano = (id: string) =>
  useMutation({
    mutationFn: (dados: EdicaoPlano) =>
      http(planoApi.editar, { params: { id }, body: semListasOciosas(dados) }),
    meta: { erro: 'formulario' },
    onSettled: reler,
  })

export const useExcluirPlano = (id: string) => useExcluir('plano', planoApi.excluir, id, reler)

export const useExportarPlanos = () => useExportar(planoApi.exportar)

export const useMudarPreco = (id: string) =>
  useMutation({
    mutationFn: (dados: MudancaDePreco) => http(planoApi.mudarPreco, { params: { id }, body: dados }),
    meta: { erro: 'formulario' },
    onSettled: reler,
  })

export const useDesfazerPreco = ({ id, versao }: Plano) =>
  useMutation({
    mutationFn: (a_partir_de: string) =>
      http(planoApi.desfazerPreco, { params: { id, a_partir_de }, query: { versao } }),
    meta: { erro: 'formulario' },
    // Not awaited: the new data removes the button that has to say that it worked.
    onSettled: () => void reler(),
  })

export const procurarPlanos = procurarEm(planoApi.listar, ({ id, nome, codigo }) => ({
  id,
  nome,
  descricao: codigo,
}))
