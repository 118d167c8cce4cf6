import type { Socket } from 'node:net'
import type pg from 'pg'

type ComSoquete = { connection: { stream: Socket } }

/**
 * What is sent until `depois` calls back leaves in one write. A write wakes PostgreSQL's process, which costs more than
 * most of the statements do.
 */
export const juntarEscritas = (cliente: pg.ClientBase, depois: (soltar: () => void) => void) => {
  const { connection } = cliente as unknown as ComSoquete
  let juntando = false
  return () => {
    if (juntando) return
    juntando = true
    const { stream } = connection
    stream.cork()
    depois(() => {
      juntando = false
      stream.uncork()
    })
  }
}
