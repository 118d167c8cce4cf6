import { saudeApi } from '@balcao/contract/saude'
import type pg from 'pg'
import { Recusa } from './recusa.ts'
import { rota, type Servidor } from './rota.ts'

/** Alive: the process answers. Ready: the database does too. */
export const rotasDeSaude = (app: Servidor, pool: pg.Pool) => {
  rota(app, saudeApi.viva, () => ({ situacao: 'viva' as const }))
  rota(app, saudeApi.pronta, async () => {
    await pool.query('select 1').catch(() => {
      throw new Recusa(503, 'INDISPONIVEL', 'O banco de dados não responde', { esperarSegundos: 2 })
    })
    return { situacao: 'pronta' as const }
  })
}
