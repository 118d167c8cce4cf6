import pg from 'pg'
import type { Conexao } from '../opcoes-da-conexao.ts'
import { abrirConexaoDeLeitura, type ConexaoDeLeitura, type Espera } from './conexao-de-leitura.ts'
import { comandoDe, type Pedido } from './mensagens.ts'
import type { Linha } from './quadros.ts'

export type Leitor = {
  ler: (pedido: Pedido) => Promise<Linha[]>
  /**
   * Another number once something was announced on the channel. What was announced by a commit that was acknowledged
   * before a read was asked for has changed it by the time that the read is answered. No number at all where that is not
   * certain.
   */
  marca: () => number
  fechar: () => Promise<void>
}

/** The second one is for what the first is too busy for: reads that share a line cost half as much as on lines of their own. */
const CONEXOES = 2
const CHEIA = 48

const pedido = (texto: string): Pedido => ({ comando: comandoDe(texto), valores: [] })
const QUEM_RESPONDE = pedido(`select pg_backend_pid(), current_setting('server_version_num')`)

/** Since then an announcement may be left to the signal of another one, which may not have been sent yet. */
const SEM_CERTEZA = 19_00_00

/**
 * Up to PostgreSQL 18 a commit is acknowledged only once all who listen were signalled, and a connection that was says
 * what it heard before it is ready. A pooler in between may answer from connections that do not listen.
 */
const ouveTudo = (processo: number, [respondeu, versao]: Linha) =>
  respondeu?.toString() === String(processo) && Number(versao) < SEM_CERTEZA

/** The line broke, or forgot a statement: a read may simply be asked again, on another one. */
const valeRepetir = (erro: unknown) =>
  !(erro instanceof pg.DatabaseError) || erro.code === '26000' || erro.code === '0A000'

/**
 * For the few reads that are asked all the time and always answered by an index: several at once travel on one
 * connection, and the rows come out as the bytes that PostgreSQL sent. Whatever may take long, waits for a lock or
 * writes goes to the pool: here it would hold up all that was asked after it.
 */
export const criarLeitor = (conexao: Conexao, canal: string, avisar: (erro: Error) => void): Leitor => {
  const abertas = new Set<ConexaoDeLeitura>()
  let abrindo: Promise<ConexaoDeLeitura> | null = null
  let fechado = false
  let marca = 0
  let certa = true
  const aoAviso = () => {
    marca++
  }

  const abrir = async () => {
    const aoPerder = (erro: Error | null) => {
      abertas.delete(nova)
      // Nobody may be listening now: what is remembered is not worth a question.
      aoAviso()
      if (erro && !fechado) avisar(erro)
    }
    const nova = await abrirConexaoDeLeitura(conexao, { aoAviso, aoPerder })
    const perguntar = (pedido: Pedido) =>
      new Promise<Linha[]>((resolver, rejeitar) => nova.ler(pedido, { resolver, rejeitar }))
    await perguntar(pedido(`listen ${canal}`))
    const [quem = []] = await perguntar(QUEM_RESPONDE)
    certa &&= ouveTudo(nova.processo, quem)
    // What was announced while this line did not listen may have been heard by none.
    aoAviso()
    abertas.add(nova)
    return nova
  }
  const abrirUma = () => {
    if (fechado) throw new Error('Connection terminated: closed')
    abrindo ??= abrir().finally(() => {
      abrindo = null
    })
    return abrindo
  }

  const escolher = (): ConexaoDeLeitura | null => {
    let livre: ConexaoDeLeitura | null = null
    for (const aberta of abertas) {
      if (!aberta.aceita()) continue
      if (aberta.emVoo() < CHEIA) return aberta
      if (!livre || aberta.emVoo() < livre.emVoo()) livre = aberta
    }
    // The busy one takes this read all the same; the next ones find another beside it.
    if (livre && abertas.size < CONEXOES && !abrindo) abrirUma().catch(avisar)
    return livre
  }

  /** Each of the lines may turn out to be broken, or to have forgotten; the one after them is new. */
  const tentar = (pedido: Pedido, restam: number, { resolver, rejeitar }: Espera) => {
    const falhou = (erro: Error) => {
      if (restam > 0 && !fechado && valeRepetir(erro)) tentar(pedido, restam - 1, { resolver, rejeitar })
      else rejeitar(erro)
    }
    const espera = { resolver, rejeitar: falhou }
    const aberta = escolher()
    if (aberta) aberta.ler(pedido, espera)
    else
      abrirUma()
        .then((nova) => nova.ler(pedido, espera), falhou)
        .catch(rejeitar)
  }

  return {
    ler: (pedido) => new Promise((resolver, rejeitar) => tentar(pedido, CONEXOES, { resolver, rejeitar })),
    marca: () => (certa ? marca : Number.NaN),
    fechar: async () => {
      fechado = true
      await abrindo?.catch(() => {})
      await Promise.all([...abertas].map((aberta) => aberta.fechar()))
    },
  }
}
