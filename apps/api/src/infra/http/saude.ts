import { saudeApi } from '@balcao/contract/infra/saude'
import type pg from 'pg'
import { Recusa } from '#infra/recusa/recusa.ts'
import { rota, type Servidor } from './rota.ts'

/**
 * On a full disk the database still answers and even updates rows in place. This statement needs new space
 * for a temporary file, and a commit in the journal. It writes to no table.
 */
const ESCRITA = `
  set local work_mem = '64kB';
  select count(*) from generate_series(1, 10000);
  select pg_logical_emit_message(true, 'balcao', 'pronta')`

const VALIDADE_MS = 1000

/** One check at a time, however many ask. Its result is reused for a moment. */
const provaDeEscrita = (pool: pg.Pool) => {
  let ultima: { em: number; prova: Promise<unknown> } | null = null
  return () => {
    if (!ultima || performance.now() - ultima.em > VALIDADE_MS)
      ultima = { em: performance.now(), prova: pool.query(ESCRITA) }
    return ultima.prova
  }
}

/** Alive: the process answers. Ready: it can also save. */
export const rotasDeSaude = (app: Servidor, pool: pg.Pool) => {
  const provar = provaDeEscrita(pool)
  rota(app, saudeApi.viva, () => ({ situacao: 'viva' as const }))
  rota(app, saudeApi.pronta, async () => {
    await provar().catch(() => {
      throw new Recusa(503, 'INDISPONIVEL', 'O banco de dados não responde ou não consegue gravar', {
        esperarSegundos: 2,
      })
    })
    return { situacao: 'pronta' as const }
  })
}
