import { boletoApi as api } from '@balcao/contract/cobranca/boleto-api'
import { veTudo } from '#clientes/cliente/mascarar.ts'
import { anotarOlhada } from '#clientes/cliente/visualizacao.commands.ts'
import { rota, type Servidor } from '#infra/http/rota.ts'
import {
  cancelarBoleto,
  desfazerBaixa,
  mudarVencimento,
  pagarBoleto,
  remeterDeNovo,
} from './agir.commands.ts'
import { lerBoleto, obterBoleto } from './boleto.queries.ts'
import { emitirAvulso } from './emitir/avulso.commands.ts'
import { emitirDoContrato, mesesDoContratoACobrar } from './emitir/contrato.commands.ts'
import { emitirDeTeste } from './emitir/teste.commands.ts'
import { emitirDaVenda } from './emitir/venda.commands.ts'
import { enviarBoleto, type PartesDoEnvio } from './enviar/enviar.commands.ts'
import { imprimirBoletos } from './impressao/imprimir.queries.ts'
import { rotasDaListaDeBoletos } from './lista/lista.routes.ts'
import { rotasDoBoletoPublico } from './publico/publico.routes.ts'

export const rotasDeBoleto = (app: Servidor, partes: PartesDoEnvio) => {
  const { links } = partes
  rotasDaListaDeBoletos(app)
  rotasDoBoletoPublico(app, links)
  rota(app, api.obter, async ({ params }, contexto) => {
    const { db, usuario } = contexto
    const visto = await obterBoleto(db, usuario, links, params.id)
    if (visto.cliente && veTudo(usuario)) await anotarOlhada(contexto, visto.cliente.id)
    return visto
  })
  rota(app, api.avulso, async ({ body }, contexto) =>
    obterBoleto(contexto.db, contexto.usuario, links, await emitirAvulso(contexto, body)),
  )
  rota(app, api.meses, ({ params }, { db, usuario }) => mesesDoContratoACobrar(db, usuario, params.id))
  rota(app, api.doContrato, ({ params, body }, contexto) => emitirDoContrato(contexto, params.id, body))
  rota(app, api.daVenda, async ({ params, body }, contexto) =>
    obterBoleto(contexto.db, contexto.usuario, links, await emitirDaVenda(contexto, params.id, body)),
  )
  rota(app, api.deTeste, async ({ params, body }, contexto) => {
    const { id, numero } = await lerBoleto(
      contexto.db,
      contexto.usuario,
      await emitirDeTeste(contexto, params.id, body),
    )
    return { id, numero }
  })
  rota(app, api.pdf, ({ params }, { db, usuario }) => imprimirBoletos(db, usuario, [params.id]))
  rota(app, api.imprimir, ({ query }, { db, usuario }) => imprimirBoletos(db, usuario, query.ids))
  rota(app, api.enviar, ({ params, body }, contexto) => enviarBoleto(contexto, partes, params.id, body))
  rota(app, api.pagar, ({ params, body }, contexto) => pagarBoleto(contexto, links, params.id, body))
  rota(app, api.desfazer_baixa, ({ params, body }, contexto) =>
    desfazerBaixa(contexto, links, params.id, body),
  )
  rota(app, api.mudar_vencimento, ({ params, body }, contexto) =>
    mudarVencimento(contexto, links, params.id, body),
  )
  rota(app, api.remeter_de_novo, ({ params, body }, contexto) =>
    remeterDeNovo(contexto, links, params.id, body),
  )
  rota(app, api.cancelar, ({ params, body }, contexto) => cancelarBoleto(contexto, links, params.id, body))
}
