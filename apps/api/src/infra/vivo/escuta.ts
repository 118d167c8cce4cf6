import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { CANAL } from './carga.ts'

/** How often the whole way is tried. */
const ECO_A_CADA_MS = 30_000
const ECO_MS = 5_000
const VOLTA_MS = [100, 500, 2_000, 10_000]
/** A pooler that does not pass notifications on will not do so in a minute either. */
const SURDA_MS = 5 * 60_000
const OPCOES = { application_name: 'balcao-vivo', keepAlive: true, pipeline: false }

type Partes = {
  pool: pg.Pool
  /** How long an echo may take. */
  ecoMs?: number
  aoOuvir: (carga: string) => void
  /** Something may have been said meanwhile. */
  aoVoltar: () => void
  /** Nothing will be heard for a long time. */
  aoEnsurdecer: () => void
  avisar: (erro: Error) => void
}

/** The echo is heard on the same channel as everything else, and is only ours. */
const aguardarEco = (pool: pg.Pool, cliente: pg.Client, ecoMs: number) => {
  const eco = randomUUID()
  return new Promise<boolean>((responder) => {
    const acabar = (ouvido: boolean) => {
      clearTimeout(prazo)
      cliente.off('notification', ouvir)
      responder(ouvido)
    }
    const prazo = setTimeout(() => acabar(false), ecoMs)
    const ouvir = ({ payload }: pg.Notification) => payload === `"${eco}"` && acabar(true)
    cliente.on('notification', ouvir)
    pool.query('select pg_notify($1, $2)', [CANAL, `"${eco}"`]).catch(() => acabar(false))
  })
}

/**
 * The one connection of this server that hears what all copies say. When it breaks, it is opened again, one attempt at
 * a time: two would hear everything twice. It opens with the first who wants to hear.
 */
export const criarEscuta = ({ pool, ecoMs = ECO_MS, aoOuvir, aoVoltar, aoEnsurdecer, avisar }: Partes) => {
  let tentativa: Promise<boolean> | null = null
  let atual: pg.Client | null = null
  let volta: NodeJS.Timeout | undefined
  let falhas = 0
  let jaOuviu = false
  let parada = false

  const largar = (cliente: pg.Client, voltarEm = VOLTA_MS[Math.min(falhas, VOLTA_MS.length - 1)]) => {
    if (atual !== cliente) return false
    atual = null
    falhas++
    cliente.end().catch(() => undefined)
    tentativa = Promise.resolve(false)
    clearTimeout(volta)
    volta = setTimeout(() => {
      tentativa = abrir()
    }, voltarEm).unref()
    return true
  }

  const ouvir = async (cliente: pg.Client) => {
    await cliente.connect()
    await cliente.query(`listen ${CANAL}`)
    if (await aguardarEco(pool, cliente, ecoMs)) return
    if (!largar(cliente, SURDA_MS)) return
    aoEnsurdecer()
    throw new Error('o banco não repassa NOTIFY por esta conexão: as telas só se atualizam ao voltar a elas')
  }

  const abrir = async () => {
    // A copy of the options would lose the password, which the pool hides.
    const cliente = new pg.Client(Object.assign(Object.create(pool.options), OPCOES))
    atual = cliente
    cliente.on('error', () => largar(cliente)).on('end', () => largar(cliente))
    try {
      await ouvir(cliente)
    } catch (erro) {
      if (!parada) avisar(erro as Error)
      largar(cliente)
    }
    if (atual !== cliente) return false
    cliente.on('notification', ({ payload = '' }) => {
      if (atual === cliente && payload.startsWith('[')) aoOuvir(payload)
    })
    falhas = 0
    if (jaOuviu) aoVoltar()
    jaOuviu = true
    vigiar(cliente)
    return true
  }

  /** A connection can die without a word. */
  const vigiar = (cliente: pg.Client) => {
    const relogio = setInterval(async () => {
      if (!(await aguardarEco(pool, cliente, ecoMs))) largar(cliente)
    }, ECO_A_CADA_MS).unref()
    cliente.once('end', () => clearInterval(relogio))
  }

  return {
    /** Whether what is said from now on is heard. */
    pronta: (): Promise<boolean> => {
      if (parada) return Promise.resolve(false)
      tentativa ??= abrir()
      return tentativa
    },
    parar: async () => {
      parada = true
      clearTimeout(volta)
      const cliente = atual
      atual = null
      await cliente?.end().catch(() => undefined)
    },
  }
}
