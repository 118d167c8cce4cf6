import { createHash } from 'node:crypto'
import { canonico } from '@balcao/contract/base/canonico'

/** The same content has the same hash, whatever the order of its keys. */
export const resumoDe = (valor: unknown) => createHash('sha256').update(canonico(valor)).digest('hex')
