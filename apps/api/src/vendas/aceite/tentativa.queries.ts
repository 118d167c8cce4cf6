import { createHash } from 'node:crypto'
import { TENTATIVAS_DO_LINK } from '@balcao/contract/vendas/aceite'
import { eq } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'
import { tentativaDoLink } from './aceite.table.ts'

/** Wrong answers are counted for each link. Who reads the database has none of them. */
export const chaveDoLink = (t: string) => createHash('sha256').update(t).digest('base64url')

/** Nobody opens it any more, whatever they answer. */
export const linkBloqueado = async (db: Db, t: string): Promise<boolean> => {
  const [contada] = await db
    .select({ falhas: tentativaDoLink.falhas })
    .from(tentativaDoLink)
    .where(eq(tentativaDoLink.chave, chaveDoLink(t)))
  return (contada?.falhas ?? 0) >= TENTATIVAS_DO_LINK
}
