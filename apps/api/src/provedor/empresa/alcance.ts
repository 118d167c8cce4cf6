import { and, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import { campoInvalido, semPermissao } from '#infra/recusa/recusa.ts'
import { empresa } from './empresa.table.ts'

/**
 * Every company, present and future, or a list of them. People, channels and plans belong to companies this
 * way.
 */
type DeEmpresas = { todas_empresas: boolean; empresas: readonly string[] }

/** People see only their own companies. Any other is treated like one that does not exist. */
export const temEmpresa = ({ empresas }: Pessoa, id: string) =>
  // A URL may contain the same id in capitals.
  empresas === null || empresas.includes(id.toLowerCase())

/** For a query that includes `empresa`. */
export const empresaEntre = (empresas: readonly string[]) =>
  sql`empresa.id = any(${sql.param(empresas)}::uuid[])`

/** Whether this person has every company that the record belongs to. */
export const alcancaEmpresas = (quem: Pessoa, { todas_empresas, empresas }: DeEmpresas) => {
  const minhas = quem.empresas
  return minhas === null || (!todas_empresas && empresas.every((id) => minhas.includes(id)))
}

/**
 * People can only give companies that they have. Another company's id is answered like one that does not
 * exist.
 */
export const exigirEmpresasAlcancadas = async (
  db: Db,
  quem: Pessoa,
  { todas_empresas, empresas }: DeEmpresas,
) => {
  if (todas_empresas && empresas.length)
    throw campoInvalido('empresas', 'Escolha todas as empresas ou uma lista delas, não as duas coisas')
  if (quem.empresas !== null && todas_empresas)
    throw semPermissao('Você não pode dar acesso a todas as empresas')
  const unicas = [...new Set(empresas)]
  // Without a company, the record would vanish from the sight of people who have only some.
  if (quem.empresas !== null && !unicas.length)
    throw campoInvalido('empresas', 'Escolha ao menos uma empresa')
  if (!unicas.length) return
  const existentes = await db
    .select({ id: empresa.id })
    .from(empresa)
    .where(and(inArray(empresa.id, unicas), isNull(empresa.excluido_em)))
    // Nobody deletes the company while something is being linked to it.
    .for('share')
  const alcancadas = existentes.filter((e) => temEmpresa(quem, e.id))
  if (alcancadas.length !== unicas.length) throw campoInvalido('empresas', 'Empresa não encontrada')
}
