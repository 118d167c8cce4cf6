import { listaDeAtendimentosApi } from '@balcao/contract/posvenda/atendimento-lista-api'
import { rota, rotaDeLeitura, type Servidor } from '#infra/http/rota.ts'
import { responsaveisDosAtendimentos } from '../atendentes.queries.ts'
import { exportarAtendimentos } from './exportar.queries.ts'
import { listarAtendimentos } from './lista.queries.ts'
import { atendimentosDoCliente, numerosDosAtendimentos, totalDeAtendimentos } from './numeros.queries.ts'

const api = listaDeAtendimentosApi

/** The tickets that people work through: list, numbers and file. */
export const rotasDaListaDeAtendimentos = (app: Servidor) => {
  rotaDeLeitura(app, api.listar, ({ query }, { db, leitura }) => listarAtendimentos(db, leitura, query))
  rotaDeLeitura(app, api.exportar, ({ query }, { db, leitura }) => exportarAtendimentos(db, leitura, query))
  rota(app, api.total, ({ query }, { db, usuario }) => totalDeAtendimentos(db, usuario, query))
  rota(app, api.numeros, (_, { db, usuario }) => numerosDosAtendimentos(db, usuario))
  rota(app, api.responsaveis, (_, { db, usuario }) => responsaveisDosAtendimentos(db, usuario))
  rota(app, api.doCliente, ({ params }, { db, usuario }) => atendimentosDoCliente(db, usuario, params.id))
}
