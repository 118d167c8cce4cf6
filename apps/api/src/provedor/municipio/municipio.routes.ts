import { municipioApi } from '@balcao/contract/provedor/municipio'
import { rota, type Servidor } from '#infra/http/rota.ts'
import {
  buscarMunicipios,
  municipiosDoEstado,
  municipiosPorCodigo,
  todosOsMunicipios,
} from './municipio.queries.ts'

export const rotasDeMunicipio = (app: Servidor) => {
  rota(app, municipioApi.buscar, ({ query }, { db, usuario }) => buscarMunicipios(db, usuario, query))
  rota(app, municipioApi.porCodigos, ({ query }, { db }) => municipiosPorCodigo(db, query.codigos))
  rota(app, municipioApi.doEstado, ({ params }, { db }) => municipiosDoEstado(db, params.uf))
  rota(app, municipioApi.todos, (_, { db }) => todosOsMunicipios(db))
}
