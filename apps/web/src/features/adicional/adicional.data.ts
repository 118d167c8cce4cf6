import { adicionalApi } from '@balcao/contract/catalogo/adicional'
import { cadastroDe, relerNomes } from '#cadastro.ts'
import { queryClient } from '#consultas.ts'
import { opcoesDeAdicionais } from '#partes/adicional/adicionais.opcoes.ts'
import { paraEnvio } from './adicional.formulario.ts'

export const adicionais = cadastroDe('adicional', adicionalApi, {
  // Plans and promotions show its name and price; a change of incompatibilities reaches other additionals.
  reler: relerNomes('adicional', 'plano', 'promocao', 'catalogo'),
  paraEnvio,
})

/** Everything that the record's screen shows at first. Its history may arrive later. */
export const carregarAdicional = (id: string) =>
  Promise.all([
    queryClient.ensureQueryData(adicionais.obter(id)),
    queryClient.ensureQueryData(opcoesDeAdicionais),
  ])
