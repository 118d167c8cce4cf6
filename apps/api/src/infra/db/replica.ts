import { setTimeout as pausa } from 'node:timers/promises'
import type pg from 'pg'
import type { Leitor } from './leitor.ts'
import type { Pedido } from './preparada.ts'

/** A replica next door is a few milliseconds behind. Who waits longer is better served by the primary. */
const ESPERA_MS = 50
const ENTRE_OLHADAS_MS = 4
/** For the whole answer. A replica that accepts and says nothing must not hold anybody up. */
const PRAZO_MS = 2_000
/** How long nobody asks it, after it was behind and after it failed. */
const DESCANSO_MS = { atrasada: 1_000, caida: 10_000 }

const ATE_ONDE: Pedido = {
  name: 'replica-ate-onde',
  text: 'select pg_current_wal_insert_lsn()::text as lsn',
  values: [],
}
/** One that was promoted has a history of its own, and is no replica any more. */
const jaChegou = (lsn: string | undefined): Pedido => ({
  name: 'replica-ja-chegou',
  text: 'select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= $1::pg_lsn as chegou',
  values: [lsn],
})

class Atrasada extends Error {}

/**
 * Lists from a replica, but never older than the question: it answers only once it has replayed all that the primary
 * had written when the question came. So who just wrote sees it, whoever wrote it and through whichever copy, and a right
 * that was taken away is gone there too. A replica that is late or dead costs a moment, and the primary answers.
 */
export const comReplica = (principal: Leitor, replica: Leitor, avisar: (erro: Error) => void): Leitor => {
  let descansaAte = 0

  const aguardarReplica = async () => {
    const [agora] = await principal.ler<{ lsn: string }>(ATE_ONDE)
    for (const fim = performance.now() + ESPERA_MS; ; await pausa(ENTRE_OLHADAS_MS)) {
      const [la] = await replica.ler<{ chegou: boolean }>(jaChegou(agora?.lsn))
      if (la?.chegou) return
      if (performance.now() > fim) throw new Atrasada()
    }
  }

  const naReplica = async <L extends pg.QueryResultRow>(pedido: Pedido) => {
    await aguardarReplica()
    return replica.ler<L>(pedido)
  }

  const desistir = (erro: unknown) => {
    const atrasada = erro instanceof Atrasada
    // Of many who asked at once, one says it.
    if (!atrasada && Date.now() >= descansaAte) avisar(erro as Error)
    descansaAte = Date.now() + (atrasada ? DESCANSO_MS.atrasada : DESCANSO_MS.caida)
  }

  return {
    ler: principal.ler,
    listar: async <L extends pg.QueryResultRow>(pedido: Pedido) => {
      if (Date.now() < descansaAte) return principal.ler<L>(pedido)
      try {
        return await noPrazo(naReplica<L>(pedido))
      } catch (erro) {
        desistir(erro)
        return principal.ler<L>(pedido)
      }
    },
    fechar: async () => {
      await Promise.all([principal.fechar(), replica.fechar()])
    },
  }
}

const noPrazo = async <T>(resposta: Promise<T>): Promise<T> => {
  const relogio = new AbortController()
  const demora = pausa(PRAZO_MS, undefined, { signal: relogio.signal }).then(() => {
    throw new Error('a réplica não respondeu a tempo')
  })
  try {
    return await Promise.race([resposta, demora])
  } finally {
    // Whoever of the two comes second is no longer heard.
    resposta.catch(() => {})
    demora.catch(() => {})
    relogio.abort()
  }
}
