import path from 'node:path'
import { ligarAplicacao } from './alvo/aplicacao.ts'
import { segurarProcessador } from './alvo/parte-do-processador.ts'
import { usarPostgres } from './banco/postgres.ts'
import { textoDoPedido } from './carga/conexao.ts'
import { leitorDeCpu } from './carga/cpu.ts'
import { mediana } from './carga/estatistica.ts'
import { esquentar, medir } from './carga/medir.ts'
import { garantirMassa } from './massa/gerar.ts'
import { emRodadas } from './medicao/ao-lado-do-nu.ts'
import { dizerMetas } from './medicao/dizer-metas.ts'
import { lerOpcoes } from './opcoes.ts'

/**
 * What a second copy over the same database adds: pages of the list of clients from one and from both, first with a
 * third of a processor for each copy and then with all that the machine has. Options as in `clientes.ts`.
 */
const { dados, tamanhos, rodadas, segundos, aquecimento } = lerOpcoes(process.argv.slice(2))
const cluster = path.join(dados, 'postgres')
const PARTE = 1 / 3
const MINIMO = 1.6
const JUNTOS = 16

const ligados: (() => Promise<void>)[] = []
try {
  const { banco: servidor, desligar } = await usarPostgres(dados)
  ligados.push(desligar)
  const banco = await garantirMassa(servidor, tamanhos[0] ?? 10_000)
  const copias = [await ligarAplicacao(banco, dados)]
  copias.push(await ligarAplicacao(banco, path.join(dados, 'segunda-copia')))
  ligados.push(...copias.map((copia) => copia.desligar))

  const juntas = async (quais: typeof copias) => {
    const medidas = await Promise.all(
      quais.map(async ({ porta, pid, token }) => {
        const pedidos = [textoDoPedido('/api/cliente', await token())]
        const carga = { porta, pedidos, concorrencia: JUNTOS, aquecimento, segundos }
        return medir({ ...carga, cpu: leitorDeCpu(cluster, pid) })
      }),
    )
    return medidas.reduce((soma, { porSegundo }) => soma + porSegundo, 0)
  }
  const razoes = async (nome: string) => {
    const lidas: number[] = []
    for (let rodada = 0; rodada < rodadas; rodada++) {
      const [uma, duas] = [await juntas(copias.slice(0, 1)), await juntas(copias)]
      console.log(`${nome}: uma cópia ${uma.toFixed(0)}/s, duas ${duas.toFixed(0)}/s`)
      lidas.push(duas / uma)
    }
    return lidas
  }

  for (const { porta, token } of copias)
    await esquentar(porta, [textoDoPedido('/api/cliente', await token())], 8)
  const soltar = copias.map(({ pid }) => segurarProcessador(pid, PARTE))
  const seguras = soltar.every((um) => um !== undefined)
  const comParte = seguras ? await razoes('um terço de processador cada uma') : []
  for (const um of soltar) um?.()
  if (!seguras) console.log('O sistema não deixa dividir o processador: só se mede o que a máquina tem.')
  const livres = await razoes('sem limite')
  dizerMetas([
    {
      nome: seguras ? 'duas cópias por uma, um terço de processador cada' : 'duas cópias por uma',
      meta: `≥ ${MINIMO}×`,
      medido: `${emRodadas(seguras ? comParte : livres)}; sem limite ${emRodadas(livres)}`,
      ok: mediana(seguras ? comParte : livres) >= MINIMO,
    },
  ])
} finally {
  for (const desligar of ligados.reverse()) await desligar()
}
