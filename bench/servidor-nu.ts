import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { consultasDeReferencia, consultasDoApp } from './medicao/referencia.ts'

/**
 * The least that can answer the same questions: node:http, pg and one prepared statement each, without login,
 * permission, validation, log or audit. The app is measured against it.
 * `/nome-da-consulta?v=primeiro&v=segundo`; the app's own statements take their values by name.
 */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })

type Vendida = Record<string, unknown> & { itens: { descricao: string; valor: number }[] }

/** `POST /venda`: a row and its two items, in one transaction. */
const vender = async (req: IncomingMessage, res: ServerResponse) => {
  const cliente = await pool.connect()
  try {
    const { itens, ...b }: Vendida = JSON.parse(await text(req))
    await cliente.query('begin')
    const { rows } = await cliente.query({
      name: 'venda',
      text: `insert into venda_nu (cliente_id, plano_id, vendedor_id, canal_id, situacao, valor_mensal)
        values ($1, $2, $3, $4, $5, $6) returning *`,
      values: [b.cliente_id, b.plano_id, b.vendedor_id, b.canal_id, b.situacao, b.valor_mensal],
    })
    await cliente.query({
      name: 'itens',
      text: 'insert into venda_item_nu (venda_id, descricao, valor) values ($1, $2, $3), ($1, $4, $5)',
      values: [rows[0]?.id, ...itens.flatMap(({ descricao, valor }) => [descricao, valor])],
    })
    await cliente.query('commit')
    const corpo = Buffer.from(JSON.stringify(rows[0]))
    res.writeHead(201, { 'content-type': 'application/json; charset=utf-8', 'content-length': corpo.length })
    res.end(corpo)
  } catch (erro) {
    await cliente.query('rollback')
    console.error(erro)
    res.writeHead(500, { 'content-length': 0 }).end()
  } finally {
    cliente.release()
  }
}

const pedidoDe = (nome: string, valores: URLSearchParams): pg.QueryConfig | undefined => {
  const text = consultasDeReferencia[nome]
  if (!text) return consultasDoApp[nome]?.(Object.fromEntries(valores))
  // A search is planned for its own words: a generic plan cannot tell a rare word from a common one.
  return { ...(nome !== 'nome' && { name: nome }), text, values: valores.getAll('v') }
}

const servidor = createServer(async (req, res) => {
  const { pathname, searchParams } = new URL(req.url ?? '/', 'http://nu')
  if (req.method === 'POST') return void vender(req, res)
  const pedido = pedidoDe(pathname.slice(1), searchParams)
  if (!pedido) return void res.writeHead(pathname === '/saude' ? 200 : 404).end()
  try {
    const { rows } = await pool.query(pedido)
    const corpo = Buffer.from(JSON.stringify({ itens: rows }))
    res.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': corpo.length })
    res.end(corpo)
  } catch (erro) {
    console.error(erro)
    res.writeHead(500).end()
  }
})
servidor.listen(Number(process.env.PORT), '127.0.0.1')
process.once('SIGTERM', () => process.exit(0))
