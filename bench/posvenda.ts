import { cpus, loadavg } from 'node:os'
import type { Aplicacao } from './alvo/aplicacao.ts'
import { type Banco, usarPostgres } from './banco/postgres.ts'
import { textoDoPedido } from './carga/conexao.ts'
import { mediana } from './carga/estatistica.ts'
import { type ContratoAberto, garantirPosvenda } from './massa/gerar-posvenda.ts'
import { garantirVendas } from './massa/gerar-vendas.ts'
import { emRodadas } from './medicao/ao-lado-do-nu.ts'
import type { Meta } from './medicao/metas.ts'
import { comAppENu, JUNTOS, medirAoLadoDoNu, type Pedidos } from './medicao/rodadas-ao-lado.ts'
import { tabelaDasMetas } from './medicao/tabela.ts'
import { lerOpcoes } from './opcoes.ts'

/**
 * The page of a contract, a page of the tickets that are open, and their numbers. `--tamanhos` are numbers of sales here:
 * most of them have a contract, and one contract in eight has a ticket. The rest as in `clientes.ts`.
 */
const argumentos = process.argv.slice(2)
if (!argumentos.includes('--tamanhos')) argumentos.push('--tamanhos', '10000,2000000')
const opcoes = lerOpcoes(argumentos)
const { dados, tamanhos } = opcoes
/** In seconds. */
const ESQUENTAR = 6
const CRESCIMENTO_MAXIMO = 1.5
const NUMEROS_MS = 50
const COMO_O_NU = ['contrato', 'atendimentos']
const NUMEROS = 'números dos atendimentos'

const pedidosDe = async (app: Aplicacao, contratos: ContratoAberto[]): Promise<Pedidos[]> => {
  const token = await app.token()
  return [
    {
      operacao: 'contrato',
      app: contratos.map(({ id, cliente_id }) =>
        textoDoPedido(`/api/contrato/${id}?cliente_id=${cliente_id}`, token),
      ),
      nu: contratos.map(({ id, cliente_id }) => textoDoPedido(`/contrato?id=${id}&cliente_id=${cliente_id}`)),
    },
    {
      operacao: 'atendimentos',
      app: [textoDoPedido('/api/atendimento?visao=em_aberto', token)],
      nu: [textoDoPedido('/atendimentos')],
    },
    { operacao: NUMEROS, app: [textoDoPedido('/api/atendimento/numeros', token)] },
  ]
}

const medirTamanho = (banco: Banco) =>
  comAppENu(banco, dados, async ({ app, nu }) => {
    const contratos = await garantirPosvenda(banco, app.porta)
    return medirAoLadoDoNu({
      ...{ app, nu, opcoes, esquentarPor: ESQUENTAR },
      pedidosDe: () => pedidosDe(app, contratos),
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
  ...COMO_O_NU.map((operacao) => {
    const p50 = (de: Anotacoes) => mediana(de.rodadasDe(operacao, 16, 'app').map((medida) => medida.p50))
    const razao = p50(grande) / p50(pequena)
    return {
      nome: `${operacao}: de ${menor} a ${maior} vendas, 16 de cada vez`,
      meta: `≤ ${CRESCIMENTO_MAXIMO}×`,
      medido: `${razao.toFixed(2)}×`,
      ok: razao <= CRESCIMENTO_MAXIMO,
    }
  }),
  (() => {
    const p95 = mediana(grande.rodadasDe(NUMEROS, 1, 'app').map((medida) => medida.p95))
    const meta = `≤ ${NUMEROS_MS} ms`
    return {
      nome: `${NUMEROS}: p95, 1 de cada vez`,
      meta,
      medido: `${p95.toFixed(1)} ms`,
      ok: p95 <= NUMEROS_MS,
    }
  })(),
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
