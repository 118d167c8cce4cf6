import { canalVendaApi, nomesDosCanais } from '@balcao/contract/provedor/canal-venda'
import { useMutation } from '@tanstack/react-query'
import { consultasDe, procurarEm, relerNomes, useExcluir, useExportar } from '#cadastro.ts'
import { http } from '#http.ts'
import { paraEnvio, type ValoresCanal } from './canal-venda.formulario.ts'

export const canais = consultasDe('canal-venda', canalVendaApi)

/** A channel's name is shown with the people, plans and promotions that use it. */
const reler = relerNomes('canal-venda', 'usuario', 'plano', 'promocao')

export const useCriarCanal = () =>
  useMutation({
    mutationFn: (valores: ValoresCanal) => http(canalVendaApi.criar, { body: paraEnvio(valores) }),
    meta: { erro: 'formulario' },
    onSettled: reler,
  })

export const useEditarCanal = (id: string) =>
  useMutation({
    mutationFn: ({ versao, ...valores }: ValoresCanal & { versao: number }) =>
      http(canalVendaApi.editar, { params: { id }, body: { ...paraEnvio(valores), versao } }),
    meta: { erro: 'formulario' },
    onSettled: reler,
  })

export const useExcluirCanal = (id: string) => useExcluir('canal-venda', canalVendaApi.excluir, id, reler)

export const useExportarCanais = () => useExportar(canalVendaApi.exportar)

export const procurarCanais = procurarEm(canalVendaApi.listar, ({ id, nome, tipo }) => ({
  id,
  nome,
  descricao: nomesDosCanais[tipo],
}))
