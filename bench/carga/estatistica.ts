import type { TempoDeCpu } from './cpu.ts'

/** What one cell of the bench measured. Times are in milliseconds; processor times are per request. */
export type Medida = {
  porSegundo: number
  p50: number
  p95: number
  p99: number
  cpuDoServidor: number
  cpuDoPostgres: number
  vezes: number
}

const SEM_CPU: TempoDeCpu = { servidor: 0, postgres: 0 }

export const resumir = (tempos: number[], segundos: number, { servidor, postgres } = SEM_CPU): Medida => {
  const ordenados = Float64Array.from(tempos).sort()
  const percentil = (p: number) =>
    ordenados[Math.min(ordenados.length - 1, Math.ceil(ordenados.length * p) - 1)] ?? 0
  return {
    porSegundo: tempos.length / segundos,
    p50: percentil(0.5),
    p95: percentil(0.95),
    p99: percentil(0.99),
    cpuDoServidor: servidor,
    cpuDoPostgres: postgres,
    vezes: tempos.length,
  }
}

export const mediana = (valores: number[]) => {
  const ordenados = valores.toSorted((a, b) => a - b)
  const meio = ordenados.length >> 1
  const [antes = 0, depois = antes] = [ordenados[meio - 1], ordenados[meio]]
  return ordenados.length % 2 ? depois : (antes + depois) / 2
}

/** The median of each number over the rounds, so that one disturbed round does not count. */
export const medianaDasMedidas = (medidas: Medida[]): Medida => {
  const de = (campo: keyof Medida) => mediana(medidas.map((medida) => medida[campo]))
  return {
    porSegundo: de('porSegundo'),
    p50: de('p50'),
    p95: de('p95'),
    p99: de('p99'),
    cpuDoServidor: de('cpuDoServidor'),
    cpuDoPostgres: de('cpuDoPostgres'),
    vezes: de('vezes'),
  }
}
