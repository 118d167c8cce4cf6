import pg from 'pg'
import { type Conexao, comLimites } from './opcoes-da-conexao.ts'
import type { Pedido } from './preparada.ts'

export type Leitor = {
  ler: <L extends pg.QueryResultRow>(pedido: Pedido) => Promise<L[]>
  fechar: () => Promise<void>
}

type Conectada = { cliente: pg.Client; emVoo: number }

/** The second one is for what the first is too busy for: reads that share a connection cost less than on their own. */
const CONEXOES = 2
const CHEIA = 48

/** Longer than the database lets a statement run: silence past it is a dead connection. */
const SILENCIO_MS = 35_000

/** The connection broke, the server is stopping, or a prepared statement is gone: the read may be asked elsewhere. */
const valeRepetir = (erro: unknown) =>
  !(erro instanceof pg.DatabaseError) || /^(26000|0A000|57P)/.test(erro.code ?? '')

/**
 * For the few reads that are asked all day and always answered by an index. They share one connection in `pg`'s pipeline
 * mode: no read waits for the answer to another before it is sent. Whatever may take long, waits for a lock or writes
 * goes to the pool: here it would hold up all that was asked after it.
 */
export const criarLeitor = (conexao: Conexao, avisar: (erro: Error) => void): Leitor => {
  const abertas: Conectada[] = []
  let abrindo: Promise<Conectada> | null = null
  let fechado = false

  const largar = (conectada: Conectada) => {
    const lugar = abertas.indexOf(conectada)
    if (lugar < 0) return
    abertas.splice(lugar, 1)
    // What others asked on it is still answered, if it can be.
    conectada.cliente.end().catch(() => {})
  }

  const abrir = async () => {
    const cliente = new pg.Client({
      query_timeout: SILENCIO_MS,
      ...comLimites(conexao),
      pipeline: true,
      application_name: 'balcao-leitura',
      keepAlive: true,
    })
    const conectada = { cliente, emVoo: 0 }
    cliente.on('error', (erro) => {
      largar(conectada)
      if (!fechado) avisar(erro)
    })
    await cliente.connect()
    abertas.push(conectada)
    return conectada
  }

  const abrirUma = () => {
    if (fechado) throw new Error('Connection terminated: closed')
    abrindo ??= abrir().finally(() => {
      abrindo = null
    })
    return abrindo
  }

  const escolher = (): Conectada | Promise<Conectada> => {
    const livre = abertas.find(({ emVoo }) => emVoo < CHEIA)
    if (livre) return livre
    const [menosCheia] = abertas.toSorted((a, b) => a.emVoo - b.emVoo)
    if (!menosCheia) return abrirUma()
    // The busy one takes this read all the same; the next ones find another beside it.
    if (abertas.length < CONEXOES) abrirUma().catch(avisar)
    return menosCheia
  }

  /** Each of the open connections may turn out to be broken; the one after them is new. */
  const tentar = async <L extends pg.QueryResultRow>(pedido: Pedido, restam: number): Promise<L[]> => {
    const conectada = await escolher()
    conectada.emVoo++
    try {
      return (await conectada.cliente.query<L>(pedido)).rows
    } catch (erro) {
      if (!valeRepetir(erro)) throw erro
      largar(conectada)
      if (restam === 0 || fechado) throw erro
    } finally {
      conectada.emVoo--
    }
    return tentar(pedido, restam - 1)
  }

  return {
    ler: (pedido) => tentar(pedido, CONEXOES),
    fechar: async () => {
      fechado = true
      await abrindo?.catch(() => {})
      await Promise.all(abertas.splice(0).map(({ cliente }) => cliente.end()))
    },
  }
}
