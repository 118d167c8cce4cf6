import { configuracaoApi } from '@balcao/contract/configuracao'
import type { Ambiente } from '../env.ts'
import { rota, type Servidor } from '../http/rota.ts'
import { configuracaoPublica } from './configuracao.queries.ts'

export const rotasDeConfiguracao = (app: Servidor, env: Ambiente) => {
  rota(app, configuracaoApi.publica, (_, { db }) => configuracaoPublica(db, env))
}
