import pg from 'pg'
import type { Conexao } from '../opcoes-da-conexao.ts'
import { abrirConexaoDeLeitura, type ConexaoDeLeitura, type Espera } from './conexao-de-leitura.ts'
import type { Pedido } from './mensagens.ts'
import type { Linha } from './quadros.ts'

export type Leitor = {
  ler: (pedido: Pedido) => Promise<Linha[]>
  fechar: () => Promise<void>
}

/** The second one is for what the first is too busy for: reads that share a line cost half as much as on lines of their own. */
const CONEXOES = 2
const CHEIA = 48

/** The line broke, or forgot a statement: a read may simply be asked again, on another one. */
const valeRepetir = (erro: unknown) =>
  !(erro instanceof pg.DatabaseError) || erro.code === '26000' || erro.code === '0A000'

/**
 * For the few reads that are asked all the time and always answered by an index: several at once travel on one
 * connection, and the rows come out as the bytes that PostgreSQL sent. Whatever may take long, waits for a lock or
 * writes goes to the pool: here it would hold up all that was asked after it.
 */
export const criarLeitor = (conexao: Conexao, avisar: (erro: Error) => void): Leitor => {
  const abertas = new Set<ConexaoDeLeitura>()
  let abrindo: Promise<ConexaoDeLeitura> | null = null
  let fechado = false

  const abrir = async () => {
    const nova = await abrirConexaoDeLeitura(conexao, (erro) => {
      abertas.delete(nova)
      if (erro && !fechado) avisar(erro)
    })
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
    fechar: async () => {
      fechado = true
      await abrindo?.catch(() => {})
      await Promise.all([...abertas].map((aberta) => aberta.fechar()))
    },
  }
}
