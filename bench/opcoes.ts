import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'

const COMPLETO = { tamanhos: [10_000, 100_000, 1_000_000], rodadas: 3, segundos: 3, aquecimento: 0.5 }
const RAPIDO = { tamanhos: [10_000, 100_000], rodadas: 1, segundos: 1, aquecimento: 0.2 }

/** The command-line options. Sizes are numbers of clients, smallest first. The last one is measured. */
export const lerOpcoes = (argumentos: string[]) => {
  const { values } = parseArgs({
    args: argumentos,
    options: {
      rapido: { type: 'boolean', default: false },
      dados: { type: 'string', default: path.join(tmpdir(), 'balcao-bench') },
      tamanhos: { type: 'string' },
      rodadas: { type: 'string' },
      segundos: { type: 'string' },
      so: { type: 'string' },
      json: { type: 'string' },
    },
  })
  const padrao = values.rapido ? RAPIDO : COMPLETO
  const tamanhos = values.tamanhos?.split(',').map(Number) ?? padrao.tamanhos
  if (!tamanhos.every((n) => Number.isInteger(n) && n >= 1000))
    throw new Error('--tamanhos: números inteiros de 1000 em diante, separados por vírgula')
  return {
    dados: path.resolve(values.dados),
    tamanhos: tamanhos.toSorted((a, b) => a - b),
    rodadas: Number(values.rodadas ?? padrao.rodadas),
    segundos: Number(values.segundos ?? padrao.segundos),
    aquecimento: padrao.aquecimento,
    so: values.so,
    json: values.json,
  }
}

export type Opcoes = ReturnType<typeof lerOpcoes>
