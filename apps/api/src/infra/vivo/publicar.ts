import type pg from 'pg'
import type { Db } from '#infra/db/conexao.ts'
import { depoisDeGravar } from '#infra/db/depois-de-gravar.ts'
import { type Assunto, alcancesDe } from './alcance.ts'
import { CANAL, emCargas } from './carga.ts'

/** What happens in this time goes out together. */
const JUNTAR_MS = 20

type Lote = { ids: Map<Assunto, Set<string>>; saida: Promise<void> }
const lotes = new WeakMap<pg.Pool, Lote>()

/**
 * Tells every copy of the server, once the transaction around it is saved. Not in the transaction itself: there a NOTIFY
 * makes all commits of the database wait for each other. A message that is lost fails nobody: whoever loses the database
 * is told to read everything again.
 */
export const publicar = (db: Db, assunto: Assunto, ids: readonly string[]) => {
  if (ids.length) depoisDeGravar(db, (pool) => juntar(pool, assunto, ids))
}

const juntar = (pool: pg.Pool, assunto: Assunto, ids: readonly string[]) => {
  const lote = lotes.get(pool) ?? abrirLote(pool)
  const juntos = lote.ids.get(assunto) ?? new Set()
  for (const id of ids) juntos.add(id)
  lote.ids.set(assunto, juntos)
}

const abrirLote = (pool: pg.Pool): Lote => {
  const ids: Lote['ids'] = new Map()
  const esperar = new Promise((pronto) => setTimeout(pronto, JUNTAR_MS))
  const saida = esperar
    .then(() => {
      lotes.delete(pool)
      return despachar(pool, ids)
    })
    .catch(() => undefined)
  const lote = { ids, saida }
  lotes.set(pool, lote)
  return lote
}

const despachar = async (pool: pg.Pool, ids: Lote['ids']) => {
  const mudancas = await Promise.all(
    [...ids].map(([assunto, deste]) => alcancesDe(pool, assunto, [...deste])),
  )
  for (const carga of emCargas(mudancas.flat()))
    await pool.query({ name: 'publicar', text: 'select pg_notify($1, $2)', values: [CANAL, carga] })
}

/** What was asked for so far is on its way: a server that stops waits for it. */
export const publicado = (pool: pg.Pool) => lotes.get(pool)?.saida
