import path from 'node:path'
import { type Aplicacao, ligarAplicacao } from '../alvo/aplicacao.ts'
import { ligarNu } from '../alvo/nu.ts'
import type { Banco } from '../banco/postgres.ts'
import { leitorDeCpu } from '../carga/cpu.ts'
import { esquentar, medir } from '../carga/medir.ts'
import type { lerOpcoes } from '../opcoes.ts'
import { criarAnotacoes } from './ao-lado-do-nu.ts'

export const JUNTOS = [16, 64]

/** Without `nu`, the program is measured alone, one at a time unless `juntos` says otherwise. */
export type Pedidos = { operacao: string; app: string[]; nu?: string[]; juntos?: number[] }
type Nu = Awaited<ReturnType<typeof ligarNu>>

/** The program and the bare server over the same database, as long as something is measured. */
export const comAppENu = async <R>(
  banco: Banco,
  dados: string,
  fazer: (ligados: { app: Aplicacao; nu: Nu }) => Promise<R>,
) => {
  const ligados: (() => Promise<void>)[] = []
  try {
    const app = await ligarAplicacao(banco, dados)
    ligados.push(app.desligar)
    const nu = await ligarNu(banco, dados)
    ligados.push(nu.desligar)
    return await fazer({ app, nu })
  } finally {
    for (const desligar of ligados.reverse()) await desligar()
  }
}

type Medicao = {
  app: Aplicacao
  nu: Nu
  opcoes: Pick<ReturnType<typeof lerOpcoes>, 'dados' | 'rodadas' | 'segundos' | 'aquecimento'>
  /** In seconds. */
  esquentarPor: number
  /** Again for each round, because a token runs out. */
  pedidosDe: () => Promise<Pedidos[]>
}

/** Each operation of the program and right after it of the bare server, in an order that changes from round to round. */
export const medirAoLadoDoNu = async ({ app, nu, opcoes, esquentarPor, pedidosDe }: Medicao) => {
  const { dados, rodadas, segundos, aquecimento } = opcoes
  const anotacoes = criarAnotacoes()
  for (let rodada = 0; rodada < rodadas; rodada++)
    for (const { operacao, ...pedidos } of await pedidosDe()) {
      const alvos = [
        { nome: 'app' as const, ...app, pedidos: pedidos.app },
        { nome: 'servidor nu' as const, ...nu, pedidos: pedidos.nu ?? [] },
      ].filter((alvo) => alvo.pedidos.length)
      if (rodada % 2) alvos.reverse()
      if (rodada === 0) for (const alvo of alvos) await esquentar(alvo.porta, alvo.pedidos, esquentarPor)
      for (const concorrencia of pedidos.juntos ?? (pedidos.nu ? JUNTOS : [1]))
        for (const { nome, porta, pid, pedidos } of alvos) {
          const cpu = leitorDeCpu(path.join(dados, 'postgres'), pid)
          const medida = await medir({ porta, pedidos, concorrencia, aquecimento, segundos, cpu })
          anotacoes.anotar(operacao, concorrencia, nome, medida)
        }
    }
  return anotacoes
}
