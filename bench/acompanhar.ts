import { cpus, loadavg } from 'node:os'
import type { Aplicacao } from './alvo/aplicacao.ts'
import { entrarTodos } from './alvo/entrar.ts'
import { type Banco, usarPostgres } from './banco/postgres.ts'
import { textoDoPedido } from './carga/conexao.ts'
import { mediana } from './carga/estatistica.ts'
import { garantirCompletas } from './massa/analises.ts'
import { garantirVendas } from './massa/gerar-vendas.ts'
import { emRodadas } from './medicao/ao-lado-do-nu.ts'
import type { Meta } from './medicao/metas.ts'
import { comAppENu, JUNTOS, medirAoLadoDoNu, type Pedidos } from './medicao/rodadas-ao-lado.ts'
import { tabelaDasMetas } from './medicao/tabela.ts'
import { lerOpcoes } from './opcoes.ts'

/**
 * A page of the analysts' queue, the record of a sale under review and the numbers of the queues, for somebody who sees
 * all sales and for sellers who see their own. The bare server answers with the program's own statements. `--tamanhos`
 * are numbers of sales here; the rest as in `clientes.ts`.
 */
const argumentos = process.argv.slice(2)
if (!argumentos.includes('--tamanhos')) argumentos.push('--tamanhos', '10000,2000000')
const opcoes = lerOpcoes(argumentos)
const { dados, tamanhos } = opcoes
const VENDEDORES = 20
/** In seconds. The record of a sale is long code, and faster once all of it is compiled. */
const ESQUENTAR = 6
const NUMEROS_MS = 50
const CRESCIMENTO_MAXIMO = 1.5
const ESCOPOS = ['de todas', 'próprias'] as const
const COMO_O_NU = ESCOPOS.flatMap((escopo) => [`fila ${escopo}`, `análise ${escopo}`])
/** With few sales a seller's queue is shorter than a page. As many rows as all of them have, so that only the size grows. */
const CURTA = 'fila próprias, 10 linhas'
const QUE_CRESCEM = ['fila de todas', CURTA, 'análise de todas', 'análise próprias']
const numerosDe = (escopo: (typeof ESCOPOS)[number]) => `números ${escopo}`

const pedidosDe = async (
  app: Aplicacao,
  completas: { id: string; vendedor_id: string }[],
): Promise<Pedidos[]> => {
  const vendedores = await entrarTodos(app.porta, VENDEDORES)
  const deTodas = await app.token()
  const tokens = new Map(vendedores.map(({ id, token }) => [id, token]))
  const proprias = completas.filter(({ vendedor_id }) => tokens.has(vendedor_id))
  const [fila, numeros] = ['/api/venda?visao=para_analisar', '/api/venda/filas']
  return [
    {
      operacao: 'fila de todas',
      app: [textoDoPedido(fila, deTodas)],
      nu: [textoDoPedido('/fila-de-todas')],
    },
    {
      operacao: 'fila próprias',
      app: vendedores.map(({ token }) => textoDoPedido(fila, token)),
      nu: vendedores.map(({ id }) => textoDoPedido(`/fila-propria?pessoa=${id}`)),
    },
    {
      operacao: 'análise de todas',
      app: completas.map(({ id }) => textoDoPedido(`/api/venda/${id}/analise`, deTodas)),
      nu: completas.map(({ id }) => textoDoPedido(`/analise-de-todas?id=${id}`)),
    },
    {
      operacao: 'análise próprias',
      app: proprias.map(({ id, vendedor_id }) =>
        textoDoPedido(`/api/venda/${id}/analise`, tokens.get(vendedor_id)),
      ),
      nu: proprias.map(({ id, vendedor_id }) =>
        textoDoPedido(`/analise-propria?id=${id}&pessoa=${vendedor_id}`),
      ),
    },
    {
      operacao: CURTA,
      app: vendedores.map(({ token }) => textoDoPedido(`${fila}&limite=10`, token)),
      juntos: [16],
    },
    { operacao: numerosDe('de todas'), app: [textoDoPedido(numeros, deTodas)] },
    {
      operacao: numerosDe('próprias'),
      app: vendedores.map(({ token }) => textoDoPedido(numeros, token)),
    },
  ]
}

const medirTamanho = (banco: Banco) =>
  comAppENu(banco, dados, async ({ app, nu }) => {
    const completas = await garantirCompletas(banco, app.porta, VENDEDORES)
    return medirAoLadoDoNu({
      app,
      nu,
      opcoes,
      esquentarPor: ESQUENTAR,
      pedidosDe: () => pedidosDe(app, completas),
    })
  })

type Anotacoes = Awaited<ReturnType<typeof medirTamanho>>
const [menor = 0] = tamanhos
const maior = tamanhos.at(-1) ?? menor

const metas = (pequena: Anotacoes, grande: Anotacoes): Meta[] => [
  ...COMO_O_NU.flatMap((operacao) =>
    JUNTOS.map((juntos) => {
      const lidas = grande.razoes(operacao, juntos, 'porSegundo')
      const nome = `${operacao}: pedidos/s do servidor nu, ${juntos} de cada vez`
      return { nome, meta: '≥ 1×', medido: emRodadas(lidas), ok: mediana(lidas) >= 1 }
    }),
  ),
  ...QUE_CRESCEM.map((operacao) => {
    const p50 = (de: Anotacoes) => mediana(de.rodadasDe(operacao, 16, 'app').map((medida) => medida.p50))
    const razao = p50(grande) / p50(pequena)
    const nome = `${operacao}: de ${menor} a ${maior} vendas, 16 de cada vez`
    return {
      nome,
      meta: `≤ ${CRESCIMENTO_MAXIMO}×`,
      medido: `${razao.toFixed(2)}×`,
      ok: razao <= CRESCIMENTO_MAXIMO,
    }
  }),
  ...ESCOPOS.map((escopo) => {
    const p95 = mediana(grande.rodadasDe(numerosDe(escopo), 1, 'app').map((medida) => medida.p95))
    const nome = `${numerosDe(escopo)}: p95, 1 de cada vez`
    return { nome, meta: `≤ ${NUMEROS_MS} ms`, medido: `${p95.toFixed(1)} ms`, ok: p95 <= NUMEROS_MS }
  }),
]

const { banco: servidor, desligar } = await usarPostgres(dados)
try {
  const [carga = 0] = loadavg()
  console.log(`carga da máquina antes: ${carga.toFixed(1)} em ${cpus().length} processadores`)
  console.log(`\n${menor} vendas`)
  const pequena = await medirTamanho(await garantirVendas(servidor, dados, menor))
  console.log(`\n${maior} vendas`)
  const grande = await medirTamanho(await garantirVendas(servidor, dados, maior))
  console.log(`\n${grande.tabela()}\n\n${tabelaDasMetas(metas(pequena, grande))}`)
} finally {
  await desligar()
}
