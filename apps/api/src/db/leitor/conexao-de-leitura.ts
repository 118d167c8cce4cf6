import { Socket } from 'node:net'
import pg from 'pg'
import { type Conexao, comLimites } from '../opcoes-da-conexao.ts'
import { escreverPedido, type Pedido } from './mensagens.ts'
import { type Linha, lerQuadros } from './quadros.ts'

/** Who asked. */
export type Espera = { resolver: (linhas: Linha[]) => void; rejeitar: (erro: Error) => void }

type EmVoo = Espera & { linhas: Linha[]; erro: Error | null }

/** A value that its type cannot hold: the statement itself is as good as before. */
const ehDoValor = (erro: Error) => erro instanceof pg.DatabaseError && erro.code?.startsWith('22') === true

/** Longer than the database lets a statement run: silence past it is a dead line, or one that nobody needs. */
const SILENCIO_MS = 35_000

const LEITURA_BYTES = 64 * 1024

/**
 * Reads into one buffer, from which what came is copied: a new one for each read, as is usual, would stay almost empty
 * and cost more. Encryption reads by itself.
 */
const criarSocket = (opcoes?: { ssl?: unknown }) => {
  if (opcoes?.ssl) return new Socket()
  const buffer = Buffer.allocUnsafe(LEITURA_BYTES)
  const callback = (tamanho: number) => {
    socket.emit('data', Buffer.from(buffer.subarray(0, tamanho)))
    return true
  }
  const socket = new Socket({ onread: { buffer, callback } })
  return socket
}

/** The pool's client opens the connection (address, encryption, password) and hands its socket over. */
const abrirSocket = async (conexao: Conexao) => {
  const cliente = new pg.Client({
    ...comLimites(conexao),
    application_name: 'balcao-leitura',
    keepAlive: true,
    stream: criarSocket,
  })
  cliente.on('error', () => {})
  await cliente.connect()
  const { connection, processID } = cliente as unknown as {
    connection: { stream: Socket }
    processID: number
  }
  const { stream: socket } = connection
  socket.removeAllListeners('data')
  return { socket, processo: processID, despedir: () => cliente.end().catch(() => {}) }
}

type Opcoes = { aoAviso: () => void; aoPerder: (erro: Error | null) => void; silencioMs?: number }

/** One connection on which reads follow each other without waiting: PostgreSQL answers in the order it was asked. */
export const abrirConexaoDeLeitura = async (
  conexao: Conexao,
  { aoAviso, aoPerder, silencioMs = SILENCIO_MS }: Opcoes,
) => {
  const { socket, processo, despedir } = await abrirSocket(conexao)
  const fila: EmVoo[] = []
  const conhecidos = new Set<string>()
  /** After an error nothing new is asked here: which statements it still knows is not worth finding out. */
  let gasta = false

  const largar = () => {
    gasta = true
    if (fila.length === 0) void despedir()
  }

  /** Looked at now and then: the socket's own clock would be wound up again at every read and write. */
  let usada = true
  const vigia = setInterval(() => {
    if (usada) usada = false
    else if (fila.length === 0) largar()
    else socket.destroy(new Error('Connection terminated: silent for too long'))
  }, silencioMs).unref()

  socket.on(
    'data',
    lerQuadros({
      linha: (linha) => fila[0]?.linhas.push(linha),
      erro: (erro) => {
        if (fila[0]) fila[0].erro = erro
        if (!ehDoValor(erro)) gasta = true
      },
      aviso: aoAviso,
      pronto: () => {
        usada = true
        const feito = fila.shift()
        if (feito?.erro) feito.rejeitar(feito.erro)
        else feito?.resolver(feito.linhas)
        if (gasta) largar()
      },
    }),
  )
  let motivo: Error | null = null
  socket.once('error', (erro) => {
    motivo = erro
  })
  const fechou = new Promise<void>((resolver) => {
    socket.once('close', () => {
      gasta = true
      clearInterval(vigia)
      for (const { rejeitar } of fila.splice(0))
        rejeitar(motivo ?? new Error('Connection terminated unexpectedly'))
      aoPerder(motivo)
      resolver()
    })
  })

  return {
    /** The one that PostgreSQL said it gave to this connection. */
    processo,
    emVoo: () => fila.length,
    aceita: () => !gasta,
    ler: (pedido: Pedido, { resolver, rejeitar }: Espera) => {
      const { nome } = pedido.comando
      // Whoever waits is in the queue exactly when the question is on its way: an answer belongs to the first in it.
      const mensagens = escreverPedido(pedido, !conhecidos.has(nome))
      conhecidos.add(nome)
      // Only an answer proves that somebody is there; a question proves it of nobody but us.
      if (fila.length === 0) usada = true
      fila.push({ linhas: [], erro: null, resolver, rejeitar })
      socket.write(mensagens)
    },
    /** What was asked is still answered. */
    fechar: () => {
      largar()
      return fechou
    },
  }
}
export type ConexaoDeLeitura = Awaited<ReturnType<typeof abrirConexaoDeLeitura>>
