import { ofertaApi } from '@balcao/contract/catalogo/oferta'
import { retratoApi } from '@balcao/contract/catalogo/oferta-retrato'
import { rota, type Servidor } from '#infra/http/rota.ts'
import { etiquetaDa } from './etiqueta.queries.ts'
import { listarOfertas } from './oferta.queries.ts'
import { precificar } from './preco.queries.ts'
import { retratoDasOfertas } from './retrato.queries.ts'

export const rotasDeOferta = (app: Servidor) => {
  rota(app, ofertaApi.listar, ({ query }, { db, usuario }) => listarOfertas(db, usuario, query))
  rota(app, retratoApi.obter, (_, { db, usuario }) => retratoDasOfertas(db, usuario))
  rota(app, ofertaApi.preco, ({ body }, { db, usuario }) => precificar(db, usuario, body))
  rota(app, ofertaApi.etiqueta, ({ params, query }, { db, usuario }) =>
    etiquetaDa(db, usuario, params.id, query),
  )
}
