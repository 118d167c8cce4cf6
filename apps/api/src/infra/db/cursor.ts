import { Recusa } from '#infra/recusa/recusa.ts'

/**
 * Where a page begins or ends: the value that the list is sorted by, and the id to tell equal values apart.
 */
export type Cursor = { sentido: 'depois' | 'antes'; chave: string; id: string }

export const escreverCursor = (cursor: Cursor) => Buffer.from(JSON.stringify(cursor)).toString('base64url')

export const lerCursor = (texto: string): Cursor => {
  try {
    const cursor: unknown = JSON.parse(Buffer.from(texto, 'base64url').toString())
    if (ehCursor(cursor)) return cursor
  } catch {}
  throw new Recusa(400, 'CURSOR_INVALIDO', 'Esta página da lista não existe mais. Volte ao início da lista.')
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const ehCursor = (c: unknown): c is Cursor =>
  typeof c === 'object' &&
  c !== null &&
  'sentido' in c &&
  (c.sentido === 'depois' || c.sentido === 'antes') &&
  'chave' in c &&
  typeof c.chave === 'string' &&
  'id' in c &&
  typeof c.id === 'string' &&
  UUID.test(c.id)
