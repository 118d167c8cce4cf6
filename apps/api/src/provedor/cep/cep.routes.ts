import { cepApi } from '@balcao/contract/provedor/cep-consulta'
import { rota, type Servidor } from '#infra/http/rota.ts'
import { protegerBusca } from './busca-de-cep.ts'
import { consultarCep } from './cep.commands.ts'
import { CircuitoAberto } from './disjuntor.ts'
import { criarViaCep } from './via-cep.ts'

export const rotasDeCep = (app: Servidor, url: string | undefined) => {
  const buscar = url ? protegerBusca(criarViaCep(url)) : null
  const aoFalhar = (erro: unknown): undefined => {
    // While the circuit is open, the failures that opened it are already in the log.
    if (!(erro instanceof CircuitoAberto)) app.log.warn({ err: erro }, 'busca de CEP sem resposta')
  }
  rota(app, cepApi.consultar, ({ params }, contexto) =>
    consultarCep(contexto, { buscar, aoFalhar }, params.cep),
  )
}
