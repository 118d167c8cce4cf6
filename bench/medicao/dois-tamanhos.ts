import { cpus, loadavg } from 'node:os'
import { type Banco, usarPostgres } from '../banco/postgres.ts'
import { mediana } from '../carga/estatistica.ts'
import { garantirVendas } from '../massa/gerar-vendas.ts'
import type { Opcoes } from '../opcoes.ts'
import { emRodadas } from './ao-lado-do-nu.ts'
import { dizerMetas } from './dizer-metas.ts'
import type { Meta } from './metas.ts'
import { JUNTOS, type medirAoLadoDoNu } from './rodadas-ao-lado.ts'

const CRESCIMENTO_MAXIMO = 1.5
const NUMEROS_MS = 50

type Anotacoes = Awaited<ReturnType<typeof medirAoLadoDoNu>>
type Operacoes = {
  /** As many requests per second as the bare server. */
  comoONu: readonly string[]
  /** Hardly slower with many sales than with few. */
  queCrescem: readonly string[]
  /** One at a time, within so many milliseconds. */
  numeros: readonly string[]
}

const metasDe = (
  { comoONu, queCrescem, numeros }: Operacoes,
  pequena: Anotacoes,
  grande: Anotacoes,
  entre: string,
): Meta[] => [
  ...comoONu.flatMap((operacao) =>
    JUNTOS.map((juntos) => {
      const lidas = grande.razoes(operacao, juntos, 'porSegundo')
      const nome = `${operacao}: pedidos/s do servidor nu, ${juntos} de cada vez`
      return { nome, meta: '≥ 1×', medido: emRodadas(lidas), ok: mediana(lidas) >= 1 }
    }),
  ),
  ...queCrescem.map((operacao) => {
    const p50 = (de: Anotacoes) => mediana(de.rodadasDe(operacao, 16, 'app').map((medida) => medida.p50))
    const razao = p50(grande) / p50(pequena)
    const nome = `${operacao}: ${entre}, 16 de cada vez`
    const meta = `≤ ${CRESCIMENTO_MAXIMO}×`
    return { nome, meta, medido: `${razao.toFixed(2)}×`, ok: razao <= CRESCIMENTO_MAXIMO }
  }),
  ...numeros.map((operacao) => {
    const p95 = mediana(grande.rodadasDe(operacao, 1, 'app').map((medida) => medida.p95))
    const nome = `${operacao}: p95, 1 de cada vez`
    return { nome, meta: `≤ ${NUMEROS_MS} ms`, medido: `${p95.toFixed(1)} ms`, ok: p95 <= NUMEROS_MS }
  }),
]

/** Measures the same with the fewest and with the most sales, and says which goals are reached. */
export const medirDoisTamanhos = async (
  { dados, tamanhos }: Opcoes,
  operacoes: Operacoes,
  medirTamanho: (banco: Banco) => Promise<Anotacoes>,
) => {
  const [menor = 0] = tamanhos
  const maior = tamanhos.at(-1) ?? menor
  const { banco: servidor, desligar } = await usarPostgres(dados)
  try {
    const [carga = 0] = loadavg()
    console.log(`carga da máquina antes: ${carga.toFixed(1)} em ${cpus().length} processadores`)
    console.log(`\n${menor} vendas`)
    const pequena = await medirTamanho(await garantirVendas(servidor, dados, menor))
    console.log(`\n${maior} vendas`)
    const grande = await medirTamanho(await garantirVendas(servidor, dados, maior))
    const metas = metasDe(operacoes, pequena, grande, `de ${menor} a ${maior} vendas`)
    console.log(`\n${grande.tabela()}`)
    dizerMetas(metas)
  } finally {
    await desligar()
  }
}
