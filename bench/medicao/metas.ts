import { type Medida, mediana } from '../carga/estatistica.ts'
import type { Alvo, Celula } from './rodar.ts'

/** One goal: the limit, the measured value, and whether it was met. */
export type Meta = { nome: string; meta: string; medido: string; ok: boolean }

const COMO_O_NU = [
  'primeira página',
  'página do meio',
  'última página',
  'um cliente',
  'documento',
  'telefone',
]
/** Each of these writes a row before it answers, while the bare server writes nothing. */
const QUE_ESCREVEM = ['cliente não visto']
/**
 * One at a time, the app's login, permission and log count in full. Many at once share a pipelined
 * connection, which makes up for it.
 */
const RAZAO_SOZINHO = 0.7
const RAZAO_JUNTOS = 1
const RAZAO_ESCREVENDO = 0.25
const BUSCAS = ['nome raro', 'nome comum']
const TOTAIS = ['total', 'total filtrado']
const CRESCIMENTO_MAXIMO = 1.5
const BUSCA_MS = 50
// An exact count of a million rows took 75 ms on every machine tried.
const TOTAL_MS = 25

export const metasDasCelulas = (celulas: Celula[]): Meta[] => {
  const achar = (operacao: string, concorrencia: number, alvo: Alvo) =>
    celulas.find((c) => c.operacao === operacao && c.concorrencia === concorrencia && c.alvo === alvo)

  /** Round by round, so that both numbers come from the same minute. */
  const razao = (operacao: string, concorrencia: number, de: Alvo, por: Alvo, campo: keyof Medida) => {
    const [cima, baixo] = [achar(operacao, concorrencia, de), achar(operacao, concorrencia, por)]
    if (!cima || !baixo) return undefined
    return mediana(cima.rodadas.map((medida, i) => medida[campo] / (baixo.rodadas[i]?.[campo] ?? Number.NaN)))
  }
  const pelaRazao = (
    nome: string,
    meta: string,
    valor: number | undefined,
    ok: (valor: number) => boolean,
  ): Meta[] => (valor === undefined ? [] : [{ nome, meta, medido: `${valor.toFixed(2)}×`, ok: ok(valor) }])
  const peloP95 = (operacao: string, limite: number): Meta[] => {
    const p95 = achar(operacao, 1, 'app')?.mediana.p95
    if (p95 === undefined) return []
    return [
      {
        nome: `${operacao}: p95, 1 de cada vez`,
        meta: `≤ ${limite} ms`,
        medido: `${p95.toFixed(1)} ms`,
        ok: p95 <= limite,
      },
    ]
  }
  const comoONu = (operacao: string, concorrencia: number, minimo: number) =>
    pelaRazao(
      `${operacao}: pedidos/s do servidor nu, ${concorrencia} de cada vez`,
      `≥ ${minimo}×`,
      razao(operacao, concorrencia, 'app', 'servidor nu', 'porSegundo'),
      (valor) => valor >= minimo,
    )
  const concorrencias = [...new Set(celulas.map((c) => c.concorrencia))]

  return [
    ...COMO_O_NU.flatMap((operacao) =>
      concorrencias.flatMap((c) => comoONu(operacao, c, c === 1 ? RAZAO_SOZINHO : RAZAO_JUNTOS)),
    ),
    ...QUE_ESCREVEM.flatMap((operacao) =>
      concorrencias.flatMap((c) => comoONu(operacao, c, RAZAO_ESCREVENDO)),
    ),
    ...COMO_O_NU.flatMap((operacao) =>
      pelaRazao(
        `${operacao}: tempo, com a base grande pela pequena`,
        `≤ ${CRESCIMENTO_MAXIMO}×`,
        razao(operacao, 1, 'app', 'app pequeno', 'p50'),
        (valor) => valor <= CRESCIMENTO_MAXIMO,
      ),
    ),
    ...BUSCAS.flatMap((operacao) => peloP95(operacao, BUSCA_MS)),
    ...[...BUSCAS, 'oito nomes'].flatMap((operacao) =>
      pelaRazao(
        `${operacao}: pedidos/s do pgbench com trigramas, 16 de cada vez`,
        '≥ 1×',
        razao(operacao, 16, 'app', 'pgbench', 'porSegundo'),
        (valor) => valor >= 1,
      ),
    ),
    ...TOTAIS.flatMap((operacao) => peloP95(operacao, TOTAL_MS)),
    // It uses the same index as the search itself.
    ...peloP95('total da busca', BUSCA_MS),
  ]
}
