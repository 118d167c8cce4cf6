import { painelApi } from '@balcao/contract/painel/painel-api'
import { rota, rotaDeLeitura, type Servidor } from '#infra/http/rota.ts'
import { cortesDoPainel } from './cortes.queries.ts'
import { exportarPainel } from './exportar.queries.ts'
import { obterPainel } from './painel.queries.ts'
import { oQueEstaParado } from './parado.queries.ts'
import { recebimentosDoPainel } from './recebimentos.queries.ts'

export const rotasDoPainel = (app: Servidor) => {
  rotaDeLeitura(app, painelApi.obter, ({ query }, { db, leitura }) => obterPainel(db, leitura, query))
  rotaDeLeitura(app, painelApi.cortes, ({ query }, { db, leitura }) => cortesDoPainel(db, leitura, query))
  rotaDeLeitura(app, painelApi.exportar, ({ query }, { db, leitura }) => exportarPainel(db, leitura, query))
  rota(app, painelApi.recebimentos, ({ query }, { db, usuario }) => recebimentosDoPainel(db, usuario, query))
  rota(app, painelApi.parado, ({ query }, { db, usuario }) => oQueEstaParado(db, usuario, query))
}
