import { and, asc, inArray, not } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'
import { adicional } from './adicional.table.ts'

type Oferta = { vigencia_fim: string | null }

const encerrada = ({ vigencia_fim }: Oferta, hoje: string) => vigencia_fim !== null && vigencia_fim < hoje

/**
 * An offer that is over binds nobody, and its additionals may have been deactivated since. When it comes
 * back, they are checked again.
 */
export const voltaAValer = (antes: Oferta, depois: Oferta, hoje: string) =>
  encerrada(antes, hoje) && !encerrada(depois, hoje)

/** The first of these that is inactive: nobody can be obliged to buy it. */
export const primeiroInativo = async (db: Db, ids: readonly string[]) => {
  const [inativo] = await db
    .select({ id: adicional.id, nome: adicional.nome })
    .from(adicional)
    .where(and(inArray(adicional.id, [...ids]), not(adicional.ativo)))
    .orderBy(asc(adicional.nome))
    .limit(1)
  return inativo
}

export const inativoEmPalavras = (nome: string) =>
  `“${nome}” está inativo e não pode passar a obrigatório: ative-o antes ou deixe-o opcional`
