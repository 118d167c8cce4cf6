import { abrirConexao } from './conexao.ts'
import { cpuPorPedido, type LeitorDeCpu } from './cpu.ts'
import { type Medida, resumir } from './estatistica.ts'

type Envios = {
  porta: number
  /** The text of the next request. Made before its clock starts. */
  proximo: () => string
  concorrencia: number
  aquecimento: number
  segundos: number
  cpu: LeitorDeCpu
}

/** Closed loop of requests that each write something new. What ends during the warm-up is not counted. */
export const medirEnvios = async (carga: Envios): Promise<Medida> => {
  const { porta, proximo, concorrencia, aquecimento, segundos, cpu } = carga
  const conexoes = await Promise.all(Array.from({ length: concorrencia }, () => abrirConexao(porta)))
  const comeco = performance.now() + aquecimento * 1000
  const fim = comeco + segundos * 1000
  const tempos: number[] = []
  const cpuAntes = cpu()
  let feitos = 0
  try {
    await Promise.all(
      conexoes.map(async (conexao) => {
        while (performance.now() < fim) {
          const texto = proximo()
          const antes = performance.now()
          const { status, corpo } = await conexao.pedir(texto)
          if (status !== 201) throw new Error(`resposta ${status}: ${corpo.toString('utf8', 0, 300)}`)
          feitos++
          if (antes >= comeco) tempos.push(performance.now() - antes)
        }
      }),
    )
  } finally {
    for (const conexao of conexoes) conexao.fechar()
  }
  return resumir(tempos, segundos, cpuPorPedido(cpuAntes, cpu(), feitos))
}
