import type { Permissao } from '@balcao/contract/base/permissao'
import type { AssuntoVivo } from '@balcao/contract/infra/vivo'
import type pg from 'pg'
import type { Pessoa } from '#infra/http/contexto.ts'

/** Whom a change reaches: people of the company who are named, or who have the permission to see all. */
export type Alcance = {
  /** Null: of any company. */
  empresa_id: string | null
  pessoas: readonly string[]
  permissao: Permissao | null
}

/** `direitos` is heard by the server alone: what these people may do has changed. */
export type Assunto = AssuntoVivo | 'direitos'
/** A change as it travels between copies of the server: no data, only what it takes to tell the right people. */
export type Mudanca = Alcance & { assunto: Assunto; id: string }

type Achar = (pool: pg.Pool, ids: readonly string[]) => Promise<(Alcance & { id: string })[]>
const quemAlcanca = new Map<Assunto, Achar>()

/** Each noun says whom its changes reach. What it does not find is told to nobody. */
export const registrarAlcance = (assunto: Assunto, achar: Achar) => quemAlcanca.set(assunto, achar)

export const alcancesDe = async (
  pool: pg.Pool,
  assunto: Assunto,
  ids: readonly string[],
): Promise<Mudanca[]> => {
  const achados = (await quemAlcanca.get(assunto)?.(pool, ids)) ?? []
  return achados.map((achado) => ({ assunto, ...achado }))
}

/** The same rule as the nouns' own row scope. */
export const alcanca = (quem: Pessoa, { empresa_id, pessoas, permissao }: Alcance) =>
  (empresa_id === null || quem.empresas === null || quem.empresas.includes(empresa_id)) &&
  (pessoas.includes(quem.id) || (permissao !== null && quem.pode(permissao)))

/** What concerns exactly these people. */
export const soDestes = async (_: pg.Pool, ids: readonly string[]) =>
  ids.map((id) => ({ id, empresa_id: null, pessoas: [id], permissao: null }))
