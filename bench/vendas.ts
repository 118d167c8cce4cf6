import { randomUUID } from 'node:crypto'
import { cpus, loadavg } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { SENHA_DE_TESTE } from '../apps/api/src/acesso/usuario/usuario.fabrica.ts'
import { enderecoDeTeste } from '../apps/api/src/clientes/cliente/cliente.fabrica.ts'
import { dadosDeVenda } from '../apps/api/src/vendas/venda/venda.fabrica.ts'
import { ligarAplicacao } from './alvo/aplicacao.ts'
import { ligarServidor } from './alvo/processo.ts'
import { type Banco, comCliente, enderecoDoBanco, usarPostgres } from './banco/postgres.ts'
import { textoDoEnvio, textoDoPedido } from './carga/conexao.ts'
import { leitorDeCpu } from './carga/cpu.ts'
import { type Medida, mediana } from './carga/estatistica.ts'
import { esquentar, medir } from './carga/medir.ts'
import { medirEnvios } from './carga/medir-envios.ts'
import { emailDoVendedor, garantirVendas } from './massa/gerar-vendas.ts'
import type { Meta } from './medicao/metas.ts'
import { emColunas, tabelaDasMetas } from './medicao/tabela.ts'
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

type Alvo = { nome: 'app' | 'servidor nu'; porta: number; pid: number }
type Vendedor = { id: string; token: string }

const chamar = async <R>(
  porta: number,
  caminho: string,
  { token, corpo }: { token?: string; corpo?: object },
) => {
  const resposta = await fetch(`http://127.0.0.1:${porta}/api${caminho}`, {
    method: corpo ? 'POST' : 'GET',
    headers: {
      ...(corpo && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(corpo && { body: JSON.stringify(corpo) }),
  })
  if (!resposta.ok) throw new Error(`${caminho}: ${resposta.status} ${await resposta.text()}`)
  return (await resposta.json()) as R
}

const entrarComo = async (porta: number, n: number): Promise<Vendedor> => {
  const corpo = { email: emailDoVendedor(n), senha: SENHA_DE_TESTE }
  const { access_token: token } = await chamar<{ access_token: string }>(
    porta,
    '/auth/login?provedor=local',
    {
      corpo,
    },
  )
  const { id } = await chamar<{ id: string }>(porta, '/auth/me', { token })
  return { id, token }
}

/** Signing in takes a moment each: one after the other, and again for each round, because a token runs out. */
const entrarTodos = async (porta: number) => {
  const vendedores: Vendedor[] = []
  for (let n = 1; n <= VENDEDORES; n++) vendedores.push(await entrarComo(porta, n))
  return vendedores
}

type Lugar = { empresa_id: string; canal_venda_id: string; plano_id: string; cliente_id: string }

const lugarDaVenda = (banco: Banco) =>
  comCliente(banco, async (cliente) => {
    const { rows } = await cliente.query<Lugar>(`select
      (select id from empresa order by cnpj limit 1) as empresa_id,
      (select id from canal_venda where nome = 'Loja do bench') as canal_venda_id,
      (select id from plano where codigo = 'BENCH-500') as plano_id,
      (select id from cliente order by codigo limit 1) as cliente_id`)
    if (!rows[0]) throw new Error('a base está vazia')
    return rows[0]
  })

/** What a sale costs over its fidelity: shown to the client, and sent with the sale. */
const totalMostrado = async (porta: number, { cliente_id: _, ...onde }: Lugar) => {
  const { token } = await entrarComo(porta, 1)
  const corpo = { ...onde, tipo_pessoa: 'PF', adicionais: [], promocoes: null }
  const { preco } = await chamar<{ preco: { total_fidelidade: number } }>(porta, '/oferta/preco', {
    token,
    corpo,
  })
  return preco.total_fidelidade
}

/** Each one is another sale, to somebody new at another door. */
const enviosAoApp = (vendedores: Vendedor[], { cliente_id: _, ...onde }: Lugar, total_mostrado: number) => {
  let feitos = 0
  return () => {
    const { cep, logradouro, bairro, codigo_ibge } = enderecoDeTeste()
    const endereco = { cep, logradouro, bairro, codigo_ibge, numero: String(++feitos) }
    const corpo = { id: randomUUID(), dados: dadosDeVenda(onde, { endereco }), total_mostrado }
    return textoDoEnvio('/api/venda', JSON.stringify(corpo), vendedores[feitos % vendedores.length]?.token)
  }
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

type Celula = { operacao: string; juntos: number; alvo: Alvo['nome']; rodadas: Medida[] }
const celulas = new Map<string, Celula>()
const anotar = (operacao: string, juntos: number, alvo: Alvo['nome'], medida: Medida) => {
  const chave = `${operacao} ${juntos} ${alvo}`
  const celula = celulas.get(chave) ?? { operacao, juntos, alvo, rodadas: [] }
  celula.rodadas.push(medida)
  celulas.set(chave, celula)
  const cpu = `CPU ${medida.cpuDoServidor.toFixed(2)} + ${medida.cpuDoPostgres.toFixed(2)} ms`
  console.log(`${chave}: ${medida.porSegundo.toFixed(0)}/s, p50 ${medida.p50.toFixed(2)} ms, ${cpu}`)
}

/** Round by round, so that both numbers come from the same minute. */
const razoes = (operacao: string, juntos: number, campo: 'porSegundo' | 'p50') => {
  const de = (alvo: Alvo['nome']) => celulas.get(`${operacao} ${juntos} ${alvo}`)?.rodadas ?? []
  return de('app').map((medida, i) => medida[campo] / (de('servidor nu')[i]?.[campo] ?? Number.NaN))
}
const vezes = (valor: number) => `${valor.toFixed(2)}×`
const emRodadas = (razoes: number[]) => `${vezes(mediana(razoes))} (${razoes.map(vezes).join(' ')})`

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
  const nu = await ligarServidor(
    new URL('./servidor-nu.ts', import.meta.url),
    '/saude',
    path.join(dados, 'servidor-nu.log'),
    { DATABASE_URL: enderecoDoBanco(banco) },
  )
  ligados.push(nu.desligar)
  const lugar = await lugarDaVenda(banco)
  const total = await totalMostrado(app.porta, lugar)

  const [carga = 0] = loadavg()
  console.log(
    `${daqui.vendas} vendas; carga da máquina antes: ${carga.toFixed(1)} em ${cpus().length} processadores`,
  )
  for (let rodada = 0; rodada < rodadas; rodada++) {
    const vendedores = await entrarTodos(app.porta)
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

  console.log(
    `\n${emColunas([
      ['operação', 'de cada vez', 'alvo', 'por segundo', 'p50 ms', 'p95 ms', 'CPU ms', 'do banco'],
      ...[...celulas.values()].map(({ operacao, juntos, alvo, rodadas }) => [
        ...[operacao, String(juntos), alvo],
        mediana(rodadas.map((m) => m.porSegundo)).toFixed(0),
        mediana(rodadas.map((m) => m.p50)).toFixed(2),
        mediana(rodadas.map((m) => m.p95)).toFixed(2),
        mediana(rodadas.map((m) => m.cpuDoServidor)).toFixed(2),
        mediana(rodadas.map((m) => m.cpuDoPostgres)).toFixed(2),
      ]),
    ])}\n\n${tabelaDasMetas(metas())}`,
  )
} finally {
  for (const desligar of ligados.reverse()) await desligar()
}
