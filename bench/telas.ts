import { parseArgs } from 'node:util'
import { ligarAplicacao } from '../apps/api/src/testes/aplicacao.ts'
import { mediana } from './carga/estatistica.ts'
import { dizerMetas } from './medicao/dizer-metas.ts'
import type { Meta } from './medicao/metas.ts'
import { emColunas } from './medicao/tabela.ts'
import { type Tela, telas } from './tela/telas.ts'
import { abrirNavegador, type Visita, visitar } from './tela/visitar.ts'

/**
 * How long a screen takes from its address to its first use, in a browser four times slower than this machine, with
 * nothing in its cache. `--enderecos a,b` measures programs that already run (with the demo's data) in turns: the first
 * one is held against the bars, the others stand beside it.
 */
const { values } = parseArgs({
  options: {
    rodadas: { type: 'string', default: '5' },
    enderecos: { type: 'string' },
    so: { type: 'string', default: '' },
  },
})

const medir = async (enderecos: string[]) => {
  const navegador = await abrirNavegador()
  const medidas = telas
    .filter(({ nome }) => new RegExp(values.so).test(nome))
    .map((tela) => ({ tela, porEndereco: enderecos.map(() => [] as Visita[]) }))
  try {
    for (let rodada = 0; rodada < Number(values.rodadas); rodada++)
      for (const { tela, porEndereco } of medidas)
        for (const [i, endereco] of enderecos.entries())
          porEndereco[i]?.push(await visitar(navegador, endereco, tela))
  } finally {
    await navegador.close()
  }
  return medidas.map(({ tela, porEndereco }) => ({ tela, visitas: porEndereco.map(doMeio) }))
}

const doMeio = (visitas: Visita[]): Visita => ({
  ms: mediana(visitas.map(({ ms }) => ms)),
  pedidos: mediana(visitas.map(({ pedidos }) => pedidos)),
  bytes: mediana(visitas.map(({ bytes }) => bytes)),
})

const segundos = (ms: number) => `${(ms / 1000).toFixed(2)} s`

const metasDe = ({ nome, aparelho, limiteMs, pedidos }: Tela, visita: Visita): Meta[] => [
  {
    nome: `${nome} (${aparelho.nome}): pronta`,
    meta: `≤ ${segundos(limiteMs)}`,
    medido: segundos(visita.ms),
    ok: visita.ms <= limiteMs,
  },
  ...(pedidos === undefined
    ? []
    : [
        {
          nome: `${nome}: pedidos até lá`,
          meta: `≤ ${pedidos}`,
          medido: String(visita.pedidos),
          ok: visita.pedidos <= pedidos,
        },
      ]),
]

const app = values.enderecos
  ? undefined
  : await ligarAplicacao(async () => ({ DEMO: 'sim', NODE_ENV: 'production' }))
try {
  const enderecos = app ? [app.url] : (values.enderecos?.split(',') ?? [])
  const medidas = await medir(enderecos)
  console.log(
    emColunas([
      ['tela', 'aparelho', 'endereço', 'pronta', 'pedidos', 'KB', 'do primeiro'],
      ...medidas.flatMap(({ tela, visitas }) =>
        visitas.map(({ ms, pedidos, bytes }, i) => [
          tela.nome,
          tela.aparelho.nome,
          enderecos[i] ?? '',
          segundos(ms),
          String(pedidos),
          (bytes / 1024).toFixed(1),
          `${(ms / (visitas[0]?.ms ?? ms)).toFixed(2)}×`,
        ]),
      ),
    ]),
  )
  const metas = medidas.flatMap(({ tela, visitas: [primeira] }) => (primeira ? metasDe(tela, primeira) : []))
  dizerMetas(metas)
} finally {
  await app?.apagar()
}
