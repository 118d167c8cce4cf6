import type { Aplicacao } from '../alvo/aplicacao.ts'
import { comMemoria } from '../carga/memoria.ts'
import type { Meta } from '../medicao/metas.ts'

const FIM_DE_LINHA = 10
const MEMORIA_MB = 150
const VAZAMENTO_MB = 25

/** The whole list as CSV, read as fast as it comes and discarded. */
export const medirExportacao = async (app: Aplicacao): Promise<Meta[]> => {
  const inicio = performance.now()
  const { resultado: linhas, memoria } = await comMemoria(app.pid, () => contarLinhas(app))
  const nome = `exportação de ${linhas} linhas em ${((performance.now() - inicio) / 1000).toFixed(1)} s`
  const linha = (oque: string, valor: number, limite: number): Meta => ({
    nome: `${nome}: ${oque}`,
    meta: `≤ ${limite} MB`,
    medido: `${valor.toFixed(1)} MB`,
    ok: valor <= limite,
  })
  return [
    linha('memória a mais', memoria.cresceu, MEMORIA_MB),
    linha('da primeira para a segunda metade', memoria.naSegundaMetade, VAZAMENTO_MB),
  ]
}

const contarLinhas = async (app: Aplicacao) => {
  const { body } = await app.chamar('GET', '/cliente/exportar')
  let linhas = -1
  for await (const pedaco of body ?? []) for (const byte of pedaco) if (byte === FIM_DE_LINHA) linhas++
  return linhas
}
