import { createHash, timingSafeEqual } from 'node:crypto'
import { metricasApi } from '@balcao/contract/infra/metricas'
import type pg from 'pg'
import { contarTentativa, regrasDeToken } from '#infra/freio/freio.ts'
import { bearer, rota, type Servidor } from '#infra/http/rota.ts'
import { lerEspera } from '#infra/jobs/espera.queries.ts'
import { contagens } from '#infra/observacao/contagens.ts'
import { naoAutenticado, naoEncontrado } from '#infra/recusa/recusa.ts'
import { medirPedidos } from './pedidos-medidos.ts'
import { medirProcesso } from './processo-medido.ts'
import { emTexto, type Metrica, um } from './texto-prometheus.ts'

type Partes = { pool: pg.Pool; versao: string; ligacoesVivas: () => number }

const resumo = (texto: string) => createHash('sha256').update(texto).digest()

const doPool = ({ totalCount, idleCount, waitingCount }: pg.Pool): Metrica[] => [
  {
    nome: 'balcao_db_pool_connections',
    tipo: 'gauge',
    ajuda: 'Connections to the database',
    amostras: [
      { rotulos: { state: 'in_use' }, valor: totalCount - idleCount },
      { rotulos: { state: 'idle' }, valor: idleCount },
    ],
  },
  um('balcao_db_pool_waiting', 'gauge', 'Who waits for a connection', waitingCount),
]

const daFila = async (pool: pg.Pool): Promise<Metrica[]> => {
  // Without the database there is nothing to say about the queue, but all the more about the rest.
  const espera = await lerEspera(pool).catch(() => [])
  return [
    {
      nome: 'balcao_queue_waiting',
      tipo: 'gauge',
      ajuda: 'Jobs that wait, also for their hour',
      amostras: espera.map(({ job, esperando }) => ({ rotulos: { job }, valor: esperando })),
    },
    {
      nome: 'balcao_queue_oldest_seconds',
      tipo: 'gauge',
      ajuda: 'How long the oldest job has been due',
      amostras: espera.map(({ job, atraso_s }) => ({ rotulos: { job }, valor: atraso_s })),
    },
  ]
}

const doQueFoiFeito = (): Metrica[] => [
  {
    nome: 'balcao_jobs_total',
    tipo: 'counter',
    ajuda: 'Jobs that this process ran',
    amostras: Object.entries(contagens.trabalhos).flatMap(([job, { sucesso, falha }]) => [
      { rotulos: { job, result: 'done' }, valor: sucesso },
      { rotulos: { job, result: 'failed' }, valor: falha },
    ]),
  },
  {
    nome: 'balcao_mail_total',
    tipo: 'counter',
    ajuda: 'Letters that this process handed over',
    amostras: [
      { rotulos: { result: 'sent' }, valor: contagens.email.sucesso },
      { rotulos: { result: 'failed' }, valor: contagens.email.falha },
    ],
  },
  um('balcao_db_slow_queries_total', 'counter', 'Slow statements', contagens.consultas.demoradas),
  um('balcao_storage_errors_total', 'counter', 'Failures of the storage', contagens.storage.falha),
]

/** Measures requests from here on, so it comes before the routes. Without a token nothing is measured. */
export const prepararMetricas = (app: Servidor, token: string | undefined) => {
  if (!token) return () => rota(app, metricasApi.ler, () => Promise.reject(naoEncontrado()))
  const esperado = resumo(token)
  const pedidos = medirPedidos(app)
  const processo = medirProcesso()
  app.addHook('onClose', async () => processo.parar())

  return ({ pool, versao, ligacoesVivas }: Partes) =>
    rota(app, metricasApi.ler, async (_, { db, origem, req }) => {
      if (!timingSafeEqual(resumo(bearer(req) ?? ''), esperado)) {
        await contarTentativa(db, regrasDeToken('metricas', origem.ip))
        throw naoAutenticado('Token inválido')
      }
      const metricas = [
        {
          ...um('balcao_info', 'gauge', 'Which version runs', 1),
          amostras: [{ rotulos: { version: versao }, valor: 1 }],
        },
        ...pedidos(),
        ...doPool(pool),
        ...(await daFila(pool)),
        ...doQueFoiFeito(),
        um('balcao_live_connections', 'gauge', 'Open screens that hear what changes', ligacoesVivas()),
        ...processo.ler(),
      ]
      return textoEmPartes(metricas)
    })
}

async function* textoEmPartes(metricas: readonly Metrica[]) {
  for (const metrica of metricas) yield emTexto(metrica)
}
