import {
  type DadosPlano,
  type MudancaDePreco,
  type NovoPlano,
  type Plano,
  planoApi,
} from '@balcao/contract/catalogo/plano'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { cadastroDe, procurarEm, relerNomes, useCriar, useEditar } from '#cadastro.ts'
import { queryClient } from '#consultas.ts'
import { http } from '#http.ts'
import { opcoesDeAdicionais } from '#partes/adicional/adicionais.opcoes.ts'
import { opcoesDeCanais } from '#partes/canal-venda/canais.opcoes.ts'
import { opcoesDeEmpresas } from '#partes/empresa/empresas.opcoes.ts'
import { opcoesDeRecursos } from '#partes/recurso/recursos.opcoes.ts'
import type { ValoresNovoPlano } from './plano.formulario.ts'

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

export const planos = {
  ...cadastroDe('plano', planoApi, { reler }),
  uso: (id: string) =>
    queryOptions({
      queryKey: ['plano', id, 'uso'],
      queryFn: ({ signal }) => http(planoApi.uso, { params: { id } }, { signal }),
      // Asked again with each question.
      staleTime: 0,
    }),
  useEditar: (id: string) => useEditar(planoApi.editar, id, reler, semListasOciosas<DadosPlano>),
  // The form has just found them valid: what was null until typed is a number now.
  useCriar: () =>
    useCriar(planoApi.criar, reler, (valores: ValoresNovoPlano) => semListasOciosas(valores as NovoPlano)),
}

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
