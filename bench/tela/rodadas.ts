import { mediana, resumir } from '../carga/estatistica.ts'
import type { Amostra } from './percorrer.ts'
import { PROCESSADOR_MAIS_LENTO } from './visitar.ts'

export const LIMITES = { tecla: 50, passo: 100 } as const

/** A round on the slow processor, and one on the machine's own for the processor time. */
export type Rodada = { lenta: Amostra[]; livre: Amostra[] }

/** One field or one way from step to step, over all rounds. */
export type Linha = {
  cenario: string
  nome: string
  tipo: Amostra['tipo']
  vezes: number
  /** Of the least disturbed round: other programs only ever add. Of a field, 95 of 100 keys took no longer. */
  melhor: number
  p50: number
  p95: number
  maximo: number
  /** What the page computes, on the slow processor. Other programs do not change it. */
  cpu: number
}

export const juntarRodadas = (cenario: string, rodadas: Rodada[]): Linha[] =>
  (rodadas[0]?.lenta ?? []).map(({ nome, tipo }) => {
    const suas = (qual: keyof Rodada) =>
      rodadas.flatMap((rodada) => rodada[qual].filter((amostra) => amostra.nome === nome))
    const lentas = suas('lenta').map(({ ms }) => ms)
    const { p50, p95, vezes } = resumir(lentas.flat(), 1)
    return {
      cenario,
      nome,
      tipo,
      vezes,
      melhor: Math.min(...lentas.map((ms) => resumir(ms, 1).p95)),
      p50,
      p95,
      maximo: Math.max(...lentas.flat()),
      cpu: PROCESSADOR_MAIS_LENTO * mediana(suas('livre').map((amostra) => amostra.cpu)),
    }
  })
