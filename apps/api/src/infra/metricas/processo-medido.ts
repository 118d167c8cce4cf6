import { monitorEventLoopDelay } from 'node:perf_hooks'
import { type Metrica, um } from './texto-prometheus.ts'

const NANO = 1e9
const MICRO = 1e6

/** What the process itself costs, under the names that every Prometheus dashboard for Node knows. */
export const medirProcesso = () => {
  const atraso = monitorEventLoopDelay({ resolution: 20 })
  atraso.enable()
  const inicio = Date.now() / 1000 - process.uptime()

  const ler = (): Metrica[] => {
    const { user, system } = process.cpuUsage()
    const memoria = process.memoryUsage()
    const quantil = (q: number) => atraso.percentile(q * 100) / NANO
    const metricas = [
      um('process_cpu_user_seconds_total', 'counter', 'User CPU time', user / MICRO),
      um('process_cpu_system_seconds_total', 'counter', 'System CPU time', system / MICRO),
      um('process_resident_memory_bytes', 'gauge', 'Resident memory', memoria.rss),
      um('nodejs_heap_size_used_bytes', 'gauge', 'Used heap', memoria.heapUsed),
      um('nodejs_external_memory_bytes', 'gauge', 'Memory outside of the heap', memoria.external),
      um('process_start_time_seconds', 'gauge', 'Start, since the epoch', inicio),
      um('nodejs_eventloop_lag_p50_seconds', 'gauge', 'Median lag since the last reading', quantil(0.5)),
      um('nodejs_eventloop_lag_p99_seconds', 'gauge', '99th percentile of the lag', quantil(0.99)),
      um('nodejs_eventloop_lag_max_seconds', 'gauge', 'Longest lag', atraso.max / NANO),
    ]
    atraso.reset()
    return metricas
  }
  return { ler, parar: () => atraso.disable() }
}
