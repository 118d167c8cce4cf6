import { listaDeBoletosApi as api } from '@balcao/contract/cobranca/boleto-lista-api'
import { rota, rotaDeLeitura, type Servidor } from '#infra/http/rota.ts'
import { exportarBoletos } from './exportar.queries.ts'
import { boletosDoCliente, listarBoletos, numerosDosBoletos, totalDeBoletos } from './lista.queries.ts'

/** The boletos that people work through: list, sums and file. */
export const rotasDaListaDeBoletos = (app: Servidor) => {
  rota(app, api.listar, ({ query }, { db, usuario }) => listarBoletos(db, usuario, query))
  rota(app, api.total, ({ query }, { db, usuario }) => totalDeBoletos(db, usuario, query))
  rotaDeLeitura(app, api.exportar, ({ query }, { db, leitura }) => exportarBoletos(db, leitura, query))
  rota(app, api.numeros, (_, { db, usuario }) => numerosDosBoletos(db, usuario))
  rota(app, api.doCliente, ({ params }, { db, usuario }) => boletosDoCliente(db, usuario, params.id))
}
