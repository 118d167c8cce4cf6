import type { Chamada, Endpoint, Resposta } from '@balcao/contract/base/endpoint'
import { transporte } from '#sessao.ts'

/**
 * Where a call goes, without the schemas of what it carries: those would weigh more than a public page. The types hold
 * it to the contract's endpoint.
 */
export type Destino<E extends Endpoint> = Pick<E, 'method' | 'path'>

/** A call with the secret of a link, or with a ticket. Never with the session of somebody who happens to be signed in. */
export const criarChamada =
  <E extends Endpoint>(destino: Destino<E>) =>
  (chamada: Chamada<E>, bearer?: string, signal?: AbortSignal): Promise<Resposta<E>> =>
    transporte({ ...destino, resposta: {} } as unknown as E, chamada, { bearer, signal })
