import type { Aplicacao } from './alvo/aplicacao.ts'
import { entrarTodos } from './alvo/entrar.ts'
import type { Banco } from './banco/postgres.ts'
import { textoDoPedido } from './carga/conexao.ts'
import { garantirCompletas } from './massa/analises.ts'
import { medirDoisTamanhos } from './medicao/dois-tamanhos.ts'
import { comAppENu, medirAoLadoDoNu, type Pedidos } from './medicao/rodadas-ao-lado.ts'
import { lerOpcoes } from './opcoes.ts'

/**
 * A page of the analysts' queue, the record of a sale under review and the numbers of the queues, for somebody who sees
 * all sales and for sellers who see their own. The bare server answers with the program's own statements. `--tamanhos`
 * are numbers of sales here; the rest as in `clientes.ts`.
 */
const argumentos = process.argv.slice(2)
if (!argumentos.includes('--tamanhos')) argumentos.push('--tamanhos', '10000,2000000')
const opcoes = lerOpcoes(argumentos)
const VENDEDORES = 20
/** In seconds. The record of a sale is long code, and faster once all of it is compiled. */
const ESQUENTAR = 6
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
  comAppENu(banco, opcoes.dados, async ({ app, nu }) => {
    const completas = await garantirCompletas(banco, app.porta, VENDEDORES)
    return medirAoLadoDoNu({
      app,
      nu,
      opcoes,
      esquentarPor: ESQUENTAR,
      pedidosDe: () => pedidosDe(app, completas),
    })
  })

await medirDoisTamanhos(
  opcoes,
  { comoONu: COMO_O_NU, queCrescem: QUE_CRESCEM, numeros: ESCOPOS.map(numerosDe) },
  medirTamanho,
)
