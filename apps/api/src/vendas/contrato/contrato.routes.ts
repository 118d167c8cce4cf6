import { contratoApi } from '@balcao/contract/vendas/contrato-api'
import { historicoDoClienteApi } from '@balcao/contract/vendas/historico-do-cliente-api'
import { anotarOlhada } from '#clientes/cliente/visualizacao.commands.ts'
import { rota, rotaDeLeitura, type Servidor } from '#infra/http/rota.ts'
import { contratosDoCliente, mesesAnteriores, multaDoContrato, obterContrato } from './contrato.queries.ts'
import { desfazerEvento, registrarEvento } from './evento.commands.ts'
import { historicoDoCliente } from './historico-do-cliente.queries.ts'
import { opcoesDoContrato } from './opcoes.queries.ts'
import { pdfDoContrato } from './pdf.queries.ts'
import { simularEvento } from './simular.queries.ts'
import { verContrato } from './ver.commands.ts'

export const rotasDeContrato = (app: Servidor) => {
  rota(app, historicoDoClienteApi.obter, ({ params }, { db, usuario }) =>
    historicoDoCliente(db, usuario, params.id),
  )
  rota(app, contratoApi.doCliente, ({ params }, { db, usuario }) =>
    contratosDoCliente(db, usuario, params.id),
  )
  rotaDeLeitura(app, contratoApi.obter, ({ params, query }, contexto) =>
    verContrato(contexto, params.id, query.cliente_id),
  )
  rota(app, contratoApi.mesesAnteriores, ({ params }, { db, usuario }) =>
    mesesAnteriores(db, usuario, params.id),
  )
  rota(app, contratoApi.multa, ({ params, query }, { db, usuario }) =>
    multaDoContrato(db, usuario, params.id, query.dia),
  )
  rota(app, contratoApi.opcoes, ({ params, query }, { db, usuario }) =>
    opcoesDoContrato(db, usuario, params.id, query.dia),
  )
  rota(app, contratoApi.simular, ({ params, body }, { db, usuario }) =>
    simularEvento(db, usuario, params.id, body),
  )
  rota(app, contratoApi.registrar, ({ params, body }, contexto) => registrarEvento(contexto, params.id, body))
  rota(app, contratoApi.desfazer, ({ params, body }, contexto) => desfazerEvento(contexto, params, body))
  rota(app, contratoApi.pdf, async ({ params }, contexto) => {
    const { db, usuario } = contexto
    const visto = await obterContrato(db, usuario, params.id)
    await anotarOlhada(contexto, visto.cliente.id)
    return pdfDoContrato(db, usuario, visto)
  })
}
