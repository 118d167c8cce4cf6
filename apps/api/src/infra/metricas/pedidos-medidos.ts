import type { FastifyInstance } from 'fastify'
import type { Metrica } from './texto-prometheus.ts'

/** In seconds. What takes longer than the last one is in `+Inf`. */
const LIMITES = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

type Serie = { method: string; route: string; status: Map<number, number>; faixas: number[]; soma: number }

/** One name for all files of the page and one for what does not exist: nobody outside can make new series. */
const nomeDaRota = (url: string | undefined) => {
  if (url === undefined) return 'unknown'
  return url.startsWith('/api/') ? url : 'page'
}

const duracoesDe = ({ method, route, faixas, soma }: Serie) => {
  let ate = 0
  const total = faixas.reduce((a, b) => a + b, 0)
  return [
    ...LIMITES.map((le, i) => {
      ate += faixas[i] ?? 0
      return { sufixo: '_bucket', rotulos: { method, route, le }, valor: ate }
    }),
    { sufixo: '_bucket', rotulos: { method, route, le: '+Inf' }, valor: total },
    { sufixo: '_sum', rotulos: { method, route }, valor: soma },
    { sufixo: '_count', rotulos: { method, route }, valor: total },
  ]
}

/**
 * How many requests each route answered, how and how fast. Counted by hand: the usual library took 3 µs for each
 * answer, twenty times as much.
 */
export const medirPedidos = (app: FastifyInstance) => {
  const rotas = new Map<string, Map<string, Serie>>()

  const novaSerie = (route: string, method: string) => {
    const porMetodo = rotas.get(route) ?? new Map<string, Serie>()
    rotas.set(route, porMetodo)
    const faixas = Array<number>(LIMITES.length + 1).fill(0)
    const nova = { method, route, status: new Map<number, number>(), faixas, soma: 0 }
    porMetodo.set(method, nova)
    return nova
  }

  app.addHook('onResponse', (req, res, pronto) => {
    const route = nomeDaRota(req.routeOptions.url)
    const serie = rotas.get(route)?.get(req.method) ?? novaSerie(route, req.method)
    const segundos = res.elapsedTime / 1000
    let faixa = 0
    while (faixa < LIMITES.length && segundos > (LIMITES[faixa] ?? 0)) faixa++
    serie.faixas[faixa] = (serie.faixas[faixa] ?? 0) + 1
    serie.soma += segundos
    serie.status.set(res.statusCode, (serie.status.get(res.statusCode) ?? 0) + 1)
    pronto()
  })

  return (): Metrica[] => {
    const series = [...rotas.values()].flatMap((porMetodo) => [...porMetodo.values()])
    return [
      {
        nome: 'balcao_http_requests_total',
        tipo: 'counter',
        ajuda: 'Answered requests',
        amostras: series.flatMap(({ method, route, status }) =>
          [...status].map(([codigo, valor]) => ({ rotulos: { method, route, status: codigo }, valor })),
        ),
      },
      {
        nome: 'balcao_http_request_duration_seconds',
        tipo: 'histogram',
        ajuda: 'Time until the answer was sent',
        amostras: series.flatMap(duracoesDe),
      },
    ]
  }
}
