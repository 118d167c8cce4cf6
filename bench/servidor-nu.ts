import { createServer } from 'node:http'
import pg from 'pg'
import { consultasDeReferencia } from './medicao/referencia.ts'

/**
 * The least that can answer the same questions: node:http, pg and one prepared statement each, without login,
 * permission, validation, log or audit. The app is measured against it.
 * `/nome-da-consulta?v=primeiro&v=segundo`.
 */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })

const servidor = createServer(async (req, res) => {
  const { pathname, searchParams } = new URL(req.url ?? '/', 'http://nu')
  const consulta = consultasDeReferencia[pathname.slice(1)]
  if (!consulta) return void res.writeHead(pathname === '/saude' ? 200 : 404).end()
  try {
    // A search is planned for its own words: a generic plan cannot tell a rare word from a common one.
    const name = pathname === '/nome' ? undefined : pathname
    const { rows } = await pool.query({
      ...(name && { name }),
      text: consulta,
      values: searchParams.getAll('v'),
    })
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
