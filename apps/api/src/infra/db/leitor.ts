import pg from 'pg'
import { cronometrar, type Demoradas } from '#infra/observacao/consultas-demoradas.ts'
import { juntarEscritas } from './juntar-escritas.ts'
import { type Conexao, comLimites } from './opcoes-da-conexao.ts'
import type { Pedido } from './preparada.ts'

type Ler = <L extends pg.QueryResultRow>(pedido: Pedido) => Promise<L[]>

export type Leitor = {
  ler: Ler
  /** A page of a list or a figure, which a replica may answer too. */
  listar: Ler
  fechar: () => Promise<void>
}

type Conectada = { cliente: pg.Client; emVoo: number; juntar: () => void }

/**
 * A second one for when the first is too busy. Reads that share a connection cost less than each on its own, but one
 * connection is one processor: with many at once, a page of 50 sales waits for it.
 */
const CONEXOES = 2
const CHEIA = 12

/** Longer than the database lets a statement run. After that much silence the connection is dead. */
const SILENCIO_MS = 35_000

/**
 * The connection broke, the server is stopping, or a prepared statement is gone. The read can be retried
 * elsewhere.
 */
const valeRepetir = (erro: unknown) =>
  !(erro instanceof pg.DatabaseError) || /^(26000|0A000|57P)/.test(erro.code ?? '')

/**
 * For the few reads that run all day and that an index always answers. They share one connection in `pg`'s
 * pipeline mode: no read waits for another's answer before it is sent. Anything that writes, waits for a lock
 * or may take long goes to the pool, because here it would hold up everything behind it.
 */
export const criarLeitor = (
  conexao: Conexao,
  avisar: (erro: Error) => void,
  demoradas?: Demoradas,
): Leitor => {
  const abertas: Conectada[] = []
  let abrindo: Promise<Conectada> | null = null
  let fechado = false

  const largar = (conectada: Conectada) => {
    const lugar = abertas.indexOf(conectada)
    if (lugar < 0) return
    abertas.splice(lugar, 1)
    // Other reads on this connection are still answered if possible.
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
    if (demoradas) cronometrar(cliente, demoradas)
    // Until every request that has arrived is dealt with.
    const conectada = { cliente, emVoo: 0, juntar: juntarEscritas(cliente, setImmediate) }
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
    // The busy connection still takes this read. The next reads find a second one.
    if (abertas.length < CONEXOES) abrirUma().catch(avisar)
    return menosCheia
  }

  /** Every open connection may turn out to be broken. The one after them is new. */
  const tentar = async <L extends pg.QueryResultRow>(pedido: Pedido, restam: number): Promise<L[]> => {
    const conectada = await escolher()
    conectada.emVoo++
    conectada.juntar()
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

  const ler: Ler = (pedido) => tentar(pedido, CONEXOES)
  return {
    ler,
    listar: ler,
    fechar: async () => {
      fechado = true
      await abrindo?.catch(() => {})
      await Promise.all(abertas.splice(0).map(({ cliente }) => cliente.end()))
    },
  }
}
