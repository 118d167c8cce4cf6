import { contaBancariaApi } from '@balcao/contract/cobranca/conta-bancaria'
import { useMutation } from '@tanstack/react-query'
import { consultasDe, relerNomes, useCriar, useEditar, useExcluir } from '#cadastro.ts'
import { http } from '#http.ts'
import { paraEnvio, type ValoresConta } from './conta-bancaria.formulario.ts'

const NOME = 'conta-bancaria'

/** A new default takes the mark from another account, so all of them are read again. */
const reler = relerNomes(NOME)

export const contas = {
  ...consultasDe(NOME, contaBancariaApi),
  useCriar: (empresa_id: string) =>
    useCriar<typeof contaBancariaApi.criar, ValoresConta>(contaBancariaApi.criar, reler, (valores) => ({
      ...paraEnvio(valores),
      empresa_id,
    })),
  useEditar: (id: string) =>
    useEditar<typeof contaBancariaApi.editar, ValoresConta>(contaBancariaApi.editar, id, reler, paraEnvio),
  useExcluir: (id: string) => useExcluir(NOME, contaBancariaApi.excluir, id, reler),
}

export const useCriarSegredo = (id: string) =>
  useMutation({
    mutationFn: () => http(contaBancariaApi.criarSegredo, { params: { id } }),
    meta: { erro: 'formulario' },
    onSettled: reler,
  })

export const useExcluirSegredo = (id: string) =>
  useMutation({
    mutationFn: () => http(contaBancariaApi.excluirSegredo, { params: { id } }),
    meta: { erro: 'formulario' },
    onSettled: reler,
  })
