import { primeirosPassosApi } from '@balcao/contract/vendas/primeiros-passos'
import { rota, type Servidor } from '#infra/http/rota.ts'
import { obterPrimeirosPassos } from './primeiros-passos.queries.ts'

export const rotasDePrimeirosPassos = (app: Servidor) =>
  rota(app, primeirosPassosApi.obter, (_, { db, usuario }) => obterPrimeirosPassos(db, usuario))
