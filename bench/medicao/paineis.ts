import path from 'node:path'
import type { Periodo } from '@balcao/contract/painel/periodo'
import type { Aplicacao } from '../alvo/aplicacao.ts'
import { entrarComo } from '../alvo/entrar.ts'
import { medirPgbench } from '../alvo/pgbench.ts'
import { type Banco, comCliente } from '../banco/postgres.ts'
import { textoDoPedido } from '../carga/conexao.ts'
import { leitorDeCpu } from '../carga/cpu.ts'
import { esquentar, medir } from '../carga/medir.ts'
import type { lerOpcoes } from '../opcoes.ts'
import type { criarAnotacoes, NomeDoAlvo } from './ao-lado-do-nu.ts'
import { somaDireta, somaNaVenda } from './soma-direta.ts'

export const JUNTOS = 16
/** In seconds. */
const ESQUENTAR = 4
/** A seller with about as many sales sees their own figures. */
const VENDAS_DO_VENDEDOR = 20_000

/** Up to the last day of the data, which is always the same. */
const PERIODOS: Record<string, Periodo> = {
  '30 dias': { de: '2026-10-03', ate: '2026-11-01' },
  '3 anos': { de: '2023-11-02', ate: '2026-11-01' },
}
export const periodos = Object.entries(PERIODOS)
export const painelDe = (nome: string) => `painel, ${nome}`

const vendedorDe = async (banco: Banco, app: Aplicacao) => {
  const { rows } = await comCliente(banco, (cliente) =>
    cliente.query<{ email: string; vendas: number }>(
      `select u.email, count(*)::integer as vendas from venda v join usuario u on u.id = v.vendedor_id
       where u.email like 'vendedor%' group by 1 order by abs(count(*) - $1) limit 1`,
      [VENDAS_DO_VENDEDOR],
    ),
  )
  const numero = Number(/\d+/.exec(rows[0]?.email ?? '')?.[0])
  console.log(`números próprios: de quem tem ${rows[0]?.vendas} vendas`)
  return async () => (await entrarComo(app.porta, numero)).token
}

type Medicao = {
  banco: Banco
  app: Aplicacao
  /** The same program over few sales. */
  pequeno: Aplicacao
  pgbench: string
  opcoes: Pick<ReturnType<typeof lerOpcoes>, 'dados' | 'rodadas' | 'segundos' | 'aquecimento'>
  anotar: ReturnType<typeof criarAnotacoes>['anotar']
}

/** What a panel asks for, and sums over the sales themselves, one right after the other. */
export const medirPaineis = async ({ banco, app, pequeno, pgbench, opcoes, anotar }: Medicao) => {
  const { dados, rodadas, segundos, aquecimento } = opcoes
  const cluster = path.join(dados, 'postgres')
  const medirApp = async (
    operacao: string,
    [alvo, de]: readonly [NomeDoAlvo, Aplicacao],
    pedido: string,
    concorrencia: number,
  ) => {
    const cpu = leitorDeCpu(cluster, de.pid)
    const carga = { porta: de.porta, pedidos: [pedido], concorrencia, aquecimento, segundos, cpu }
    anotar(operacao, concorrencia, alvo, await medir(carga))
  }
  const medirSoma = async (nome: string, alvo: NomeDoAlvo, comando: string) => {
    const carga = { programa: pgbench, banco, comandos: [comando], concorrencia: JUNTOS, segundos }
    anotar(painelDe(nome), JUNTOS, alvo, await medirPgbench({ ...carga, cpu: leitorDeCpu(cluster) }))
  }

  const proprio = await vendedorDe(banco, app)
  const grande = ['app', app] as const
  const apps = [grande, ['app pequeno', pequeno] as const]
  for (let rodada = 0; rodada < rodadas; rodada++) {
    const doVendedor = await proprio()
    for (const [nome, periodo] of periodos) {
      const query = new URLSearchParams(periodo)
      for (const [operacao, caminho] of [
        [painelDe(nome), `/api/painel?${query}`] as const,
        [`cortes, ${nome}`, `/api/painel/cortes?${query}`] as const,
      ])
        for (const alvo of rodada % 2 ? apps.toReversed() : apps) {
          const pedido = textoDoPedido(caminho, await alvo[1].token())
          if (rodada === 0) await esquentar(alvo[1].porta, [pedido], ESQUENTAR)
          await medirApp(operacao, alvo, pedido, JUNTOS)
        }
      await medirSoma(nome, 'soma direta', somaDireta(periodo))
      // It takes as long, and says no more the second time.
      if (rodada === 0) await medirSoma(nome, 'soma na venda', somaNaVenda(periodo))
      for (const [operacao, caminho] of [
        ['números próprios', 'painel'] as const,
        ['cortes próprios', 'painel/cortes'] as const,
      ])
        await medirApp(
          `${operacao}, ${nome}`,
          grande,
          textoDoPedido(`/api/${caminho}?${query}`, doVendedor),
          1,
        )
    }
    for (const caminho of ['parado', 'meta?mes=2026-10-01'])
      await medirApp(caminho, grande, textoDoPedido(`/api/painel/${caminho}`, await app.token()), 1)
  }
}
