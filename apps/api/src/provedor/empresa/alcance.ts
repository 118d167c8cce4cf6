import { and, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import { campoInvalido, semPermissao } from '#infra/recusa/recusa.ts'
import { empresa } from './empresa.table.ts'

/** Every company, present and future, or a list of them: how people, channels and plans say where they belong. */
type DeEmpresas = { todas_empresas: boolean; empresas: readonly string[] }

/** Of a list of companies the person sees their own; any other is treated like one that does not exist. */
export const temEmpresa = ({ empresas }: Pessoa, id: string) =>
  // In a URL the same id may be written in capitals.
  empresas === null || empresas.includes(id.toLowerCase())

/** Of a query with `empresa` in it. */
export const empresaEntre = (empresas: readonly string[]) =>
  sql`empresa.id = any(${sql.param(empresas)}::uuid[])`

/** Whether everything that the record belongs to is within this person's companies. */
export const alcancaEmpresas = (quem: Pessoa, { todas_empresas, empresas }: DeEmpresas) => {
  const minhas = quem.empresas
  return minhas === null || (!todas_empresas && empresas.every((id) => minhas.includes(id)))
}

/** One gives only companies that one has; another company's id is answered like one that does not exist. */
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
  // Without a company the record would vanish from the sight of who has only some.
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
