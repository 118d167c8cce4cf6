import { iconeApi } from '@balcao/contract/provedor/icone'
import { rota, type Servidor } from '#infra/http/rota.ts'
import { buscarIcones, desenhosDeIcones } from './icone.queries.ts'

/** A drawing changes only with a new version of the set. */
const UMA_SEMANA = 'public, max-age=604800, stale-while-revalidate=2592000'

export const rotasDeIcone = (app: Servidor) => {
  rota(app, iconeApi.buscar, ({ query }) => buscarIcones(query.termo))
  rota(app, iconeApi.conjunto, async ({ params, query }, { res }) => {
    const conjunto = await desenhosDeIcones(params.arquivo, query.icons)
    res.header('cache-control', UMA_SEMANA)
    return conjunto
  })
}
