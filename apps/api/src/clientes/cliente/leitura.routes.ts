import { clienteApi } from '@balcao/contract/clientes/cliente/api'
import type { FiltroTotalDeClientes } from '@balcao/contract/clientes/cliente/filtro'
import type pg from 'pg'
import type { Db } from '#infra/db/conexao.ts'
import type { Preparada, Valores } from '#infra/db/preparada.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import { JsonPronto } from '#infra/http/json-pronto.ts'
import type { Leitura, Linha } from '#infra/http/leitura.ts'
import { rota, rotaDeLeitura, type Servidor } from '#infra/http/rota.ts'
import { lerConfiguracao } from '#provedor/configuracao/configuracao.queries.ts'
import { lerBusca } from './busca.ts'
import { exportarClientes } from './exportar.queries.ts'
import { frearChaves } from './freio-de-chaves.ts'
import { lerPagina, listarClientes, resumosVisiveis } from './lista.queries.ts'
import { veTudo } from './mascarar.ts'
import { totalDeClientes } from './total.queries.ts'
import { verCliente } from './ver.commands.ts'
import { anotarExportacao } from './visualizacao.commands.ts'

const CARTOES = 10
const UTC = 'UTC'

/** The provider's days begin at its own midnight. Only a filter by day needs the time zone. */
const fusoDe = (db: Db, { criado_de, criado_ate }: FiltroTotalDeClientes) =>
  criado_de || criado_ate ? lerConfiguracao(db).then(({ fuso_horario }) => fuso_horario) : UTC

/**
 * People who may not view clients get a limited number of questions about complete documents. They are
 * counted before any of the answer is used.
 */
const comFreio = (db: Db, leitura: Leitura, { busca }: { busca?: string | undefined }): Leitura => {
  let contada: Promise<void> | undefined
  const frear = (quem: Pessoa) => {
    contada ??= frearChaves(db, quem, lerBusca(busca))
    return contada
  }
  return {
    ...leitura,
    quem: async () => {
      const quem = await leitura.quem()
      await frear(quem)
      return quem
    },
    ler: async <L extends Linha>(consulta: Preparada, valores: Valores) => {
      const lido = await leitura.ler<L>(consulta, valores)
      await frear(lido.usuario)
      return lido
    },
  }
}

/** Runs `anotar` only once there is something to download: a refused search takes nothing. */
async function* aoComecar(partes: AsyncIterable<string>, anotar: () => Promise<void>) {
  let primeira = true
  for await (const parte of partes) {
    if (primeira) await anotar()
    primeira = false
    yield parte
  }
}

/** Reads that everybody makes all the time. */
export const rotasDeLeituraDeCliente = (app: Servidor, { pool }: { pool: pg.Pool }) => {
  rotaDeLeitura(app, clienteApi.listar, async ({ query }, { db, leitura }) =>
    listarClientes(pool, comFreio(db, leitura, query), query, await fusoDe(db, query)),
  )
  rota(app, clienteApi.total, async ({ query }, { db, usuario }) => {
    await frearChaves(db, usuario, lerBusca(query.busca))
    return totalDeClientes(pool, usuario, query, await fusoDe(db, query))
  })
  rotaDeLeitura(app, clienteApi.exportar, async ({ query }, { db, origem, leitura }) => {
    const usuario = await comFreio(db, leitura, query).quem()
    const { fuso_horario } = await lerConfiguracao(db)
    const partes = exportarClientes(pool, leitura, query, fuso_horario)
    return aoComecar(partes, () => anotarExportacao({ db, usuario, origem }, query))
  })
  rotaDeLeitura(app, clienteApi.consultar, async ({ query }, { db, leitura }) => {
    const filtro = { ...query, limite: CARTOES }
    const pagina = await lerPagina(pool, comFreio(db, leitura, query), filtro, UTC)
    const mascarado = !veTudo(pagina.usuario)
    const itens = resumosVisiveis(pagina).map((linha) => `${linha.slice(0, -1)},"mascarado":${mascarado}}`)
    return JsonPronto.lista(itens, { ha_mais: pagina.proximo !== null })
  })
  rotaDeLeitura(app, clienteApi.obter, ({ params }, contexto) => verCliente(contexto, params.id))
}
