import { adicionalApi } from '@balcao/contract/catalogo/adicional'
import { queryOptions } from '@tanstack/react-query'
import { cadastroDe, relerNomes } from '#cadastro.ts'
import { queryClient } from '#consultas.ts'
import { http } from '#http.ts'
import { opcoesDeAdicionais } from '#partes/adicional/adicionais.opcoes.ts'
import { paraEnvio } from './adicional.formulario.ts'

export const adicionais = {
  ...cadastroDe('adicional', adicionalApi, {
    // Plans and promotions show its name and price; a change of incompatibilities reaches other additionals.
    reler: relerNomes('adicional', 'plano', 'promocao', 'catalogo'),
    paraEnvio,
  }),
  uso: (id: string) =>
    queryOptions({
      queryKey: ['adicional', id, 'uso'],
      queryFn: ({ signal }) => http(adicionalApi.uso, { params: { id } }, { signal }),
      // Asked again with each question.
      staleTime: 0,
    }),
}

/** Everything that the record's screen shows at first. Its history may arrive later. */
export const carregarAdicional = (id: string) =>
  Promise.all([
    queryClient.ensureQueryData(adicionais.obter(id)),
    queryClient.ensureQueryData(opcoesDeAdicionais),
  ])
