import type { Aplicacao } from './alvo/aplicacao.ts'
import type { Banco } from './banco/postgres.ts'
import { textoDoPedido } from './carga/conexao.ts'
import { type ContratoAberto, garantirPosvenda } from './massa/gerar-posvenda.ts'
import { medirDoisTamanhos } from './medicao/dois-tamanhos.ts'
import { comAppENu, medirAoLadoDoNu, type Pedidos } from './medicao/rodadas-ao-lado.ts'
import { lerOpcoes } from './opcoes.ts'

/**
 * The page of a contract, a page of the tickets that are open, and their numbers. `--tamanhos` are numbers of sales here:
 * most of them have a contract, and one contract in eight has a ticket. The rest as in `clientes.ts`.
 */
const argumentos = process.argv.slice(2)
if (!argumentos.includes('--tamanhos')) argumentos.push('--tamanhos', '10000,2000000')
const opcoes = lerOpcoes(argumentos)
/** In seconds. */
const ESQUENTAR = 6
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
  comAppENu(banco, opcoes.dados, async ({ app, nu }) => {
    const contratos = await garantirPosvenda(banco, app.porta)
    return medirAoLadoDoNu({
      ...{ app, nu, opcoes, esquentarPor: ESQUENTAR },
      pedidosDe: () => pedidosDe(app, contratos),
    })
  })

await medirDoisTamanhos(
  opcoes,
  { comoONu: COMO_O_NU, queCrescem: COMO_O_NU, numeros: [NUMEROS] },
  medirTamanho,
)
