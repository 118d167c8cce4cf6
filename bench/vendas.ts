import { cpus, loadavg } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { ligarAplicacao } from './alvo/aplicacao.ts'
import { entrarTodos, type Vendedor } from './alvo/entrar.ts'
import { ligarNu } from './alvo/nu.ts'
import { usarPostgres } from './banco/postgres.ts'
import { textoDoEnvio, textoDoPedido } from './carga/conexao.ts'
import { leitorDeCpu } from './carga/cpu.ts'
import { mediana } from './carga/estatistica.ts'
import { esquentar, medir } from './carga/medir.ts'
import { medirEnvios } from './carga/medir-envios.ts'
import { enviosAoApp, type Lugar, lugarDaVenda, totalMostrado } from './massa/envios.ts'
import { garantirVendas } from './massa/gerar-vendas.ts'
import { criarAnotacoes, emRodadas } from './medicao/ao-lado-do-nu.ts'
import { dizerMetas } from './medicao/dizer-metas.ts'
import type { Meta } from './medicao/metas.ts'
import { lerOpcoes } from './opcoes.ts'

/**
 * "Minhas vendas" and sending a sale, with two million sales stored, next to the bare server: `--vendas` for another
 * number, the rest as in `clientes.ts`.
 */
const [daqui, outras] = separarOpcoes(process.argv.slice(2))
const { dados, rodadas, segundos, aquecimento } = lerOpcoes(outras)
const cluster = path.join(dados, 'postgres')
const LISTAS_JUNTAS = [16, 64]
const ENVIOS_JUNTOS = 16
const ENVIO_MAXIMO = 5
/** Long enough for each connection to have its plans: PostgreSQL keeps one from the sixth time on. */
const ESQUENTAR_ENVIOS = 15
/** Those with the most sales. */
const VENDEDORES = 20

function separarOpcoes(argumentos: string[]): [{ vendas: number }, string[]] {
  const { values, tokens } = parseArgs({
    args: argumentos,
    options: { vendas: { type: 'string', default: '2000000' } },
    strict: false,
    tokens: true,
  })
  const nossos = tokens.filter((t) => t.kind === 'option' && t.name === 'vendas').map(({ index }) => index)
  const restantes = argumentos.filter((_, i) => !nossos.some((n) => i === n || i === n + 1))
  return [{ vendas: Number(values.vendas) }, restantes]
}

const enviosAoNu = (vendedores: Vendedor[], { cliente_id, plano_id, canal_venda_id }: Lugar) => {
  let feitos = 0
  return () =>
    textoDoEnvio(
      '/venda',
      JSON.stringify({
        ...{ cliente_id, plano_id, canal_id: canal_venda_id, situacao: 'EM_ANALISE', valor_mensal: 109.9 },
        vendedor_id: vendedores[feitos++ % vendedores.length]?.id,
        itens: [
          { descricao: 'Mensalidade', valor: 109.9 },
          { descricao: 'Instalação', valor: 0 },
        ],
      }),
    )
}

const { anotar, razoes, tabela } = criarAnotacoes()

const metas = (): Meta[] => [
  ...LISTAS_JUNTAS.map((juntos) => {
    const lidas = razoes('minhas vendas', juntos, 'porSegundo')
    const nome = `minhas vendas: pedidos/s do servidor nu, ${juntos} de cada vez`
    return { nome, meta: '≥ 1×', medido: emRodadas(lidas), ok: mediana(lidas) >= 1 }
  }),
  (() => {
    const lidas = razoes('enviar', ENVIOS_JUNTOS, 'p50')
    const nome = `enviar: tempo pelo do servidor nu, ${ENVIOS_JUNTOS} de cada vez`
    const meta = `≤ ${ENVIO_MAXIMO}×`
    return { nome, meta, medido: emRodadas(lidas), ok: mediana(lidas) <= ENVIO_MAXIMO }
  })(),
]

const ligados: (() => Promise<void>)[] = []
try {
  const { banco: servidor, desligar } = await usarPostgres(dados)
  ligados.push(desligar)
  const banco = await garantirVendas(servidor, dados, daqui.vendas)
  const app = await ligarAplicacao(banco, dados)
  ligados.push(app.desligar)
  const nu = await ligarNu(banco, dados)
  ligados.push(nu.desligar)
  const lugar = await lugarDaVenda(banco)
  const total = await totalMostrado(app.porta, lugar)

  const [carga = 0] = loadavg()
  console.log(
    `${daqui.vendas} vendas; carga da máquina antes: ${carga.toFixed(1)} em ${cpus().length} processadores`,
  )
  for (let rodada = 0; rodada < rodadas; rodada++) {
    const vendedores = await entrarTodos(app.porta, VENDEDORES)
    const alvos = [
      {
        ...{ nome: 'app' as const, porta: app.porta, pid: app.pid },
        listas: vendedores.map(({ token }) => textoDoPedido('/api/venda/minhas', token)),
        envios: enviosAoApp(vendedores, lugar, total),
      },
      {
        ...{ nome: 'servidor nu' as const, porta: nu.porta, pid: nu.pid },
        listas: vendedores.map(({ id }) => textoDoPedido(`/minhas-vendas?v=${id}`)),
        envios: enviosAoNu(vendedores, lugar),
      },
    ]
    if (rodada % 2) alvos.reverse()
    if (rodada === 0)
      for (const { porta, pid, listas, envios } of alvos) {
        await esquentar(porta, listas, 3)
        const carga = { porta, proximo: envios, concorrencia: ENVIOS_JUNTOS, aquecimento: 0 }
        await medirEnvios({ ...carga, segundos: ESQUENTAR_ENVIOS, cpu: leitorDeCpu(cluster, pid) })
      }
    for (const concorrencia of LISTAS_JUNTAS)
      for (const { nome, porta, pid, listas } of alvos) {
        const carga = { porta, pedidos: listas, concorrencia, aquecimento, segundos }
        const cpu = leitorDeCpu(cluster, pid)
        anotar('minhas vendas', concorrencia, nome, await medir({ ...carga, cpu }))
      }
    for (const { nome, porta, pid, envios } of alvos) {
      const carga = { porta, proximo: envios, concorrencia: ENVIOS_JUNTOS, aquecimento, segundos }
      anotar('enviar', ENVIOS_JUNTOS, nome, await medirEnvios({ ...carga, cpu: leitorDeCpu(cluster, pid) }))
    }
  }

  console.log(`\n${tabela()}`)
  dizerMetas(metas())
} finally {
  for (const desligar of ligados.reverse()) await desligar()
}
