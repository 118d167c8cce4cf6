import { cpus, loadavg } from 'node:os'
import { setTimeout as pausa } from 'node:timers/promises'
import { umPlano } from '../apps/api/src/catalogo/plano/plano.fabrica.ts'
import { umaConta } from '../apps/api/src/cobranca/conta-bancaria/conta-bancaria.fabrica.ts'
import { pedacosDoRetorno, type TituloDoRetorno } from '../apps/api/src/demo/retorno-do-itau.ts'
import { conectar } from '../apps/api/src/infra/db/conexao.ts'
import { umaEmpresa } from '../apps/api/src/provedor/empresa/empresa.fabrica.ts'
import { multiplicarContratos } from '../apps/api/src/testes/multiplicar-contratos.ts'
import { umContrato } from '../apps/api/src/vendas/contrato/contrato.fabrica.ts'
import { type Aplicacao, ligarAplicacao } from './alvo/aplicacao.ts'
import { administrar, type Banco, usarPostgres } from './banco/postgres.ts'
import { resumir } from './carga/estatistica.ts'
import { comMemoria } from './carga/memoria.ts'
import { dizerMetas } from './medicao/dizer-metas.ts'
import type { Meta } from './medicao/metas.ts'
import { lerOpcoes } from './opcoes.ts'

/**
 * The bank's answers about every boleto of a month: a file that registers all of them, then one that pays all of them.
 * The last of `--tamanhos` is the number of lines of each; the rest as in `clientes.ts`.
 */
const argumentos = process.argv.slice(2)
if (!argumentos.includes('--tamanhos')) argumentos.push('--tamanhos', '100000')
const { dados, tamanhos } = lerOpcoes(argumentos)
const linhas = tamanhos.at(-1) ?? 100_000

const SEGUNDOS = (30 * linhas) / 100_000
const MS_DA_LISTA = 100
const MB_A_MAIS = 150

const encher = async (banco: Banco) => {
  const { pool, db } = conectar(banco, console.error)
  try {
    const empresa = await umaEmpresa(db, {})
    const conta = await umaConta(db, { empresa_id: empresa.id, banco: '341' })
    const molde = await umContrato(db, {
      empresa_id: empresa.id,
      plano_id: (await umPlano(db, {})).id,
      meses: 2,
    })
    await multiplicarContratos(pool, molde, linhas - 1)
    await pool.query('analyze')
    return { empresa, conta, competencia: molde.hoje.slice(0, 7) }
  } finally {
    await pool.end()
  }
}

const lerBoletos = async (banco: Banco) => {
  const { pool } = conectar(banco, console.error)
  try {
    await pool.query('analyze')
    const { rows } = await pool.query<{ nosso_numero: string; valor: string }>(
      'select nosso_numero, valor from boleto order by id',
    )
    return rows.map(({ nosso_numero, valor }) => ({ nosso_numero, valor: Number(valor) }))
  } finally {
    await pool.end()
  }
}

type Lido = { id: string; situacao: string; resultados: Record<string, number> }

/** While it is read, somebody else goes through the list of boletos. */
const medir = async (app: Aplicacao, bytes: Buffer) => {
  const tempos: number[] = []
  let fim = false
  const olhar = async () => {
    while (!fim) {
      const inicio = performance.now()
      await app.obter('/boleto?limite=50')
      tempos.push(performance.now() - inicio)
      await pausa(50)
    }
  }
  // The connections that lay idle while the file was made are gone: this one is new.
  await app.obter('/boleto?limite=1')
  const olhando = olhar()
  const inicio = performance.now()
  const { memoria, resultado } = await comMemoria(app.pid, async () => {
    const resposta = await app.chamar(
      'POST',
      '/retorno?nome=grande.ret',
      'application/octet-stream',
      new Uint8Array(bytes),
    )
    const enviado = (performance.now() - inicio) / 1000
    const { id } = (await resposta.json()) as Lido
    for (;;) {
      const lido = await app.obter<Lido>(`/retorno/${id}`)
      if (lido.situacao === 'PRONTO') return { enviado, resultados: lido.resultados }
      await pausa(100)
    }
  }).finally(() => {
    fim = true
  })
  const segundos = (performance.now() - inicio) / 1000
  await olhando
  return { ...resultado, segundos, memoria, lista: resumir(tempos, 1) }
}

const metas = (nome: string, medido: Awaited<ReturnType<typeof medir>>): Meta[] => [
  {
    nome: `${nome}: ${linhas} linhas`,
    meta: `≤ ${SEGUNDOS.toFixed(0)} s`,
    medido: `${medido.segundos.toFixed(1)} s (${medido.enviado.toFixed(1)} s até a resposta) ${JSON.stringify(medido.resultados)}`,
    ok: medido.segundos <= SEGUNDOS,
  },
  {
    nome: `${nome}: a lista, enquanto isso`,
    meta: `p95 ≤ ${MS_DA_LISTA} ms`,
    medido: `p50 ${medido.lista.p50.toFixed(0)} ms, p95 ${medido.lista.p95.toFixed(0)} ms`,
    ok: medido.lista.p95 <= MS_DA_LISTA,
  },
  {
    nome: `${nome}: memória a mais do programa`,
    meta: `≤ ${MB_A_MAIS} MB`,
    medido: `${medido.memoria.cresceu.toFixed(0)} MB (de ${medido.memoria.antes.toFixed(0)} a ${medido.memoria.maxima.toFixed(0)})`,
    ok: medido.memoria.cresceu <= MB_A_MAIS,
  },
]

const ligados: (() => Promise<void>)[] = []
try {
  const { banco: servidor, desligar } = await usarPostgres(dados)
  ligados.push(desligar)
  const banco = { ...servidor, database: 'retorno' }
  await administrar(
    servidor,
    'drop database if exists retorno',
    `create database retorno owner ${servidor.user}`,
  )
  const app = await ligarAplicacao(banco, dados)
  ligados.push(app.desligar)
  const { empresa, conta, competencia } = await encher(banco)
  const lote = await app.chamar(
    'POST',
    '/boleto/lote',
    'application/json',
    JSON.stringify({ empresa_id: empresa.id, competencia }),
  )
  const { id } = (await lote.json()) as { id: string }
  while ((await app.obter<{ situacao: string }>(`/boleto/lote/${id}`)).situacao === 'EM_ANDAMENTO')
    await pausa(500)
  const boletos = await lerBoletos(banco)
  const quem = {
    documento: empresa.cnpj,
    agencia: conta.agencia,
    conta: String(conta.conta),
    conta_dv: String(conta.conta_dv),
  }
  const arquivo = (sequencial: number, titulo: (b: { valor: number }) => Partial<TituloDoRetorno>) =>
    Buffer.concat([
      ...pedacosDoRetorno(
        { ...quem, sequencial },
        boletos.map((b) => ({ ...b, ocorrencia: '02', ...titulo(b) })),
      ),
    ])
  const [carga = 0] = loadavg()
  console.log(`carga da máquina antes: ${carga.toFixed(1)} em ${cpus().length} processadores`)
  const registrados = await medir(
    app,
    arquivo(1, () => ({})),
  )
  const pagos = await medir(
    app,
    arquivo(2, ({ valor }) => ({
      ...{ ocorrencia: '06', pago: valor, tarifa: 195, data: '2026-12-08', credito: '2026-12-09' },
    })),
  )
  dizerMetas([...metas('registrados', registrados), ...metas('pagos', pagos)])
} finally {
  for (const desligar of ligados.reverse()) await desligar()
}
