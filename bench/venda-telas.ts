import { parseArgs } from 'node:util'
import type { Browser } from '@playwright/test'
import { ligarAplicacao } from '../apps/api/src/testes/aplicacao.ts'
import { encherDemonstracao } from './massa/encher-demonstracao.ts'
import { dizerMetas } from './medicao/dizer-metas.ts'
import type { Meta } from './medicao/metas.ts'
import { emColunas } from './medicao/tabela.ts'
import { percorrer, procurarNoInicio } from './tela/percorrer.ts'
import { juntarRodadas, LIMITES, type Linha, type Rodada } from './tela/rodadas.ts'
import { abrirNavegador, PROCESSADOR_MAIS_LENTO } from './tela/visitar.ts'

/**
 * How long a key and a step of a sale take on a phone of 390 px, in a browser four times slower than this machine: with
 * the demo's plans, and with 500 of them. `--enderecos a,b` measures programs that already run (with the demo's data)
 * in turns: the first one is held against the bars, the others stand beside it.
 */
const { values } = parseArgs({
  options: { rodadas: { type: 'string', default: '1' }, enderecos: { type: 'string' } },
})

type Cenario = { nome: string; url: string }

const visita = async (navegador: Browser, url: string, freio: number) => [
  ...(await percorrer(navegador, { url, freio })),
  await procurarNoInicio(navegador, { url, freio }),
]

const medir = async (navegador: Browser, cenarios: Cenario[]) => {
  const rodadas = cenarios.map(() => [] as Rodada[])
  for (let rodada = 0; rodada < Number(values.rodadas); rodada++)
    for (const [i, { url }] of cenarios.entries())
      rodadas[i]?.push({
        lenta: await visita(navegador, url, PROCESSADOR_MAIS_LENTO),
        livre: await visita(navegador, url, 1),
      })
  return cenarios.flatMap(({ nome }, i) => juntarRodadas(nome, rodadas[i] ?? []))
}

const emMs = (ms: number) => `${ms.toFixed(0)} ms`

const metaDe = ({ cenario, nome, tipo, melhor }: Linha): Meta => ({
  nome: `${nome} [${cenario}]`,
  meta: `≤ ${emMs(LIMITES[tipo])}`,
  medido: emMs(melhor),
  ok: melhor <= LIMITES[tipo],
})

const app = values.enderecos
  ? undefined
  : await ligarAplicacao(async () => ({ DEMO: 'sim', NODE_ENV: 'production' }))
const navegador = await abrirNavegador()
try {
  const linhas: Linha[] = []
  if (app) {
    linhas.push(...(await medir(navegador, [{ nome: 'demonstração', url: app.url }])))
    await encherDemonstracao(app.pasta)
    linhas.push(...(await medir(navegador, [{ nome: '500 planos e rascunhos', url: app.url }])))
  } else {
    const enderecos = values.enderecos?.split(',') ?? []
    linhas.push(
      ...(await medir(
        navegador,
        enderecos.map((url) => ({ nome: url, url })),
      )),
    )
  }
  console.log(
    emColunas([
      ['o quê', 'onde', 'vezes', 'melhor', 'p50', 'p95', 'máx', 'CPU × 4'],
      ...linhas.map(({ nome, cenario, vezes, melhor, p50, p95, maximo, cpu }) => [
        nome,
        cenario,
        String(vezes),
        ...[melhor, p50, p95, maximo, cpu].map(emMs),
      ]),
    ]),
  )
  const primeiro = values.enderecos?.split(',')[0]
  const metas = linhas.filter(({ cenario }) => !primeiro || cenario === primeiro).map(metaDe)
  dizerMetas(metas)
} finally {
  await navegador.close()
  await app?.apagar()
}
