import { empresaApi } from '@balcao/contract/provedor/empresa'
import { useMutation } from '@tanstack/react-query'
import { consultasDe, relerNomes, useExcluir, useExportar } from '#cadastro.ts'
import { http } from '#http.ts'
import { paraEnvio, type ValoresEmpresa } from './empresa.formulario.ts'

export const empresas = consultasDe('empresa', empresaApi)

/**
 * A company's name is shown with its people, channels and plans.
 * Creating one may also give it to the person who did.
 */
const reler = relerNomes('empresa', 'usuario', 'canal-venda', 'plano')

export const useCriarEmpresa = () =>
  useMutation({
    mutationFn: (valores: ValoresEmpresa) => http(empresaApi.criar, { body: paraEnvio(valores) }),
    meta: { erro: 'formulario' },
    onSettled: reler,
  })

export const useEditarEmpresa = (id: string) =>
  useMutation({
    mutationFn: ({ versao, ...valores }: ValoresEmpresa & { versao: number }) =>
      http(empresaApi.editar, { params: { id }, body: { ...paraEnvio(valores), versao } }),
    meta: { erro: 'formulario' },
    onSettled: reler,
  })

export const useExcluirEmpresa = (id: string) => useExcluir('empresa', empresaApi.excluir, id, reler)

export const useExportarEmpresas = () => useExportar(empresaApi.exportar)
