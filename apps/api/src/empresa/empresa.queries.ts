import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../db/conexao.ts'
import { porTexto } from '../db/pagina.ts'
import type { Pessoa } from '../http/contexto.ts'
import { empresa } from './empresa.table.ts'

/** The active companies that this person reaches. */
export const opcoesDeEmpresa = async (db: Db, { empresas }: Pessoa) => {
  if (empresas?.length === 0) return []
  return db
    .select({ id: empresa.id, nome: empresa.nome_fantasia })
    .from(empresa)
    .where(and(eq(empresa.ativo, true), empresas ? inArray(empresa.id, [...empresas]) : undefined))
    .orderBy(porTexto(empresa.nome_fantasia).por)
}
