import { clienteApi } from '@balcao/contract/cliente/api'
import type { FiltroTotalDeClientes } from '@balcao/contract/cliente/filtro'
import { lerConfiguracao } from '../configuracao/configuracao.queries.ts'
import type { Db, Fontes } from '../db/conexao.ts'
import type { Contexto } from '../http/contexto.ts'
import { JsonPronto } from '../http/json-pronto.ts'
import { rota, rotaPresumida, type Servidor } from '../http/rota.ts'
import { anotarExportacao } from './acesso.commands.ts'
import { lerBusca } from './busca.ts'
import { exportarClientes } from './exportar.queries.ts'
import { frearChaves } from './freio-de-chaves.ts'
import { lerPagina, listarClientes, resumosVisiveis } from './lista.queries.ts'
import { veTudo } from './mascarar.ts'
import { totalDeClientes } from './total.queries.ts'
import { verCliente } from './ver.commands.ts'

const CARTOES = 10
const UTC = 'UTC'

/** The provider's days begin at its own midnight; only a filter by day has to know. */
const fusoDe = (db: Db, { criado_de, criado_ate }: FiltroTotalDeClientes) =>
  criado_de || criado_ate ? lerConfiguracao(db).then(({ fuso_horario }) => fuso_horario) : UTC

/** Who may not view asks for whole documents a limited number of times, wherever they ask. */
const frear = (
  { db, usuario }: Pick<Contexto, 'db' | 'usuario'>,
  { busca }: { busca?: string | undefined },
) => (veTudo(usuario) ? undefined : frearChaves(db, usuario, lerBusca(busca)))

/** Once there is something to take away: a search that is refused takes nothing. */
async function* aoComecar(partes: AsyncIterable<string>, anotar: () => Promise<void>) {
  let primeira = true
  for await (const parte of partes) {
    if (primeira) await anotar()
    primeira = false
    yield parte
  }
}

/** What is read all the time, by everybody. */
export const rotasDeLeituraDeCliente = (app: Servidor, fontes: Fontes) => {
  rotaPresumida(app, clienteApi.listar, async ({ query }, contexto) => {
    await frear(contexto, query)
    return listarClientes(fontes, contexto, query, await fusoDe(contexto.db, query))
  })
  rota(app, clienteApi.total, async ({ query }, contexto) => {
    await frear(contexto, query)
    return totalDeClientes(fontes.pool, contexto.usuario, query, await fusoDe(contexto.db, query))
  })
  rota(app, clienteApi.exportar, async ({ query }, contexto) => {
    await frear(contexto, query)
    const { fuso_horario } = await lerConfiguracao(contexto.db)
    const partes = exportarClientes(fontes, contexto, query, fuso_horario)
    return aoComecar(partes, () => anotarExportacao(contexto, query))
  })
  rotaPresumida(app, clienteApi.consultar, async ({ query }, contexto) => {
    await frear(contexto, query)
    const { linhas, proximo } = await lerPagina(fontes, contexto, { ...query, limite: CARTOES }, UTC)
    const mascarado = !veTudo(contexto.usuario)
    const itens = resumosVisiveis(contexto.usuario, linhas).map((linha) =>
      Buffer.concat([linha.subarray(0, -1), Buffer.from(`,"mascarado":${mascarado}}`)]),
    )
    return JsonPronto.lista(itens, { ha_mais: proximo !== null })
  })
  rotaPresumida(app, clienteApi.obter, ({ params }, contexto) => verCliente(fontes, contexto, params.id))
}
