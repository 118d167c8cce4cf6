import { retornoApi } from '@balcao/contract/cobranca/retorno-api'
import { rota, rotaDeLeitura, type Servidor } from '#infra/http/rota.ts'
import { exportarLinhas, exportarRetornos } from './exportar.queries.ts'
import { type PartesDoRetorno, receberRetorno } from './receber.commands.ts'
import { abrirRetorno, linhasDoRetorno, listarRetornos, obterRetorno } from './retorno.queries.ts'

export const rotasDeRetorno = (app: Servidor, partes: PartesDoRetorno) => {
  rota(app, retornoApi.enviar, async ({ query, body }, { db, usuario, origem }) => {
    const quem = { db, usuario, origem, empresas: usuario.empresas }
    const { id, repetido } = await receberRetorno(quem, partes, { ...query, ...body })
    return { ...(await obterRetorno(db, usuario, id)), repetido }
  })
  rota(app, retornoApi.listar, ({ query }, { db, usuario }) => listarRetornos(db, usuario, query))
  rotaDeLeitura(app, retornoApi.exportar, ({ query }, { db, leitura }) =>
    exportarRetornos(db, leitura, query),
  )
  rota(app, retornoApi.obter, ({ params }, { db, usuario }) => obterRetorno(db, usuario, params.id))
  rota(app, retornoApi.linhas, ({ params, query }, { db, usuario }) =>
    linhasDoRetorno(db, usuario, params.id, query),
  )
  rotaDeLeitura(app, retornoApi.exportarLinhas, ({ params, query }, { db, leitura }) =>
    exportarLinhas(db, leitura, params.id, query),
  )
  rota(app, retornoApi.baixar, ({ params }, { db, usuario }) =>
    abrirRetorno(db, partes.storage, usuario, params.id),
  )
}
