import { empresaApi } from '@balcao/contract/empresa'
import { rota, type Servidor } from '../http/rota.ts'
import { opcoesDeEmpresa } from './empresa.queries.ts'

export const rotasDeEmpresa = (app: Servidor) => {
  rota(app, empresaApi.opcoes, (_, { db, usuario }) => opcoesDeEmpresa(db, usuario))
}
