import { abrirConexao, type Conexao } from './conexao.ts'
import { cpuPorPedido, type LeitorDeCpu } from './cpu.ts'
import { type Medida, resumir } from './estatistica.ts'

type Carga = {
  porta: number
  /** Sent one after the other, over and over. */
  pedidos: string[]
  concorrencia: number
  aquecimento: number
  segundos: number
  cpu: LeitorDeCpu
}

/**
 * Runs until the most frequent requests are compiled and cached:
 * a cold server says nothing about one that runs all day.
 */
export const esquentar = async (porta: number, pedidos: string[], segundos: number) => {
  const conexoes = await Promise.all(Array.from({ length: 8 }, () => abrirConexao(porta)))
  const fim = performance.now() + segundos * 1000
  let feitos = 0
  const repetir = async (conexao: Conexao) => {
    while (performance.now() < fim) await conexao.pedir(pedidos[feitos++ % pedidos.length] ?? '')
  }
  await Promise.all(conexoes.map(repetir)).finally(() => {
    for (const conexao of conexoes) conexao.fechar()
  })
}

/**
 * Closed loop: each connection sends its next request as soon as it gets an answer.
 * What ends during the warm-up is not counted.
 */
export const medir = async ({
  porta,
  pedidos,
  concorrencia,
  aquecimento,
  segundos,
  cpu,
}: Carga): Promise<Medida> => {
  if (!pedidos.length) throw new Error('nada a perguntar: a base é pequena demais')
  const conexoes = await Promise.all(Array.from({ length: concorrencia }, () => abrirConexao(porta)))
  const comeco = performance.now() + aquecimento * 1000
  const fim = comeco + segundos * 1000
  const tempos: number[] = []
  const cpuAntes = cpu()
  let proximo = 0
  const repetir = async (conexao: Conexao) => {
    for (let antes = performance.now(); antes < fim; ) {
      const { status, corpo } = await conexao.pedir(pedidos[proximo++ % pedidos.length] ?? '')
      const depois = performance.now()
      if (status !== 200) throw new Error(`resposta ${status}: ${corpo.toString('utf8', 0, 300)}`)
      if (depois >= comeco) tempos.push(depois - antes)
      antes = depois
    }
  }
  try {
    await Promise.all(conexoes.map(repetir))
  } finally {
    for (const conexao of conexoes) conexao.fechar()
  }
  return resumir(tempos, (performance.now() - comeco) / 1000, cpuPorPedido(cpuAntes, cpu(), proximo))
}
