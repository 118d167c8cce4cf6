import { and, eq, isNull, ne } from 'drizzle-orm'
import { type Autor, auditar } from '#infra/auditoria/auditoria.commands.ts'
import { novaVersao } from '#infra/db/colunas.ts'
import type { Db } from '#infra/db/conexao.ts'
import { campoInvalido } from '#infra/recusa/recusa.ts'
import { ENTIDADE } from './conta-bancaria.queries.ts'
import { contaBancaria as conta } from './conta-bancaria.table.ts'

type Marcas = { padrao: boolean; ativo: boolean }

const daEmpresa = (empresaId: string) => and(eq(conta.empresa_id, empresaId), isNull(conta.excluido_em))

/** The company's other accounts, and whether this one is then the default. Called with the company locked. */
export const outrasContas = async (db: Db, empresaId: string, id?: string) => {
  const linhas = await db
    .select({ padrao: conta.padrao, ativo: conta.ativo })
    .from(conta)
    .where(and(daEmpresa(empresaId), id ? ne(conta.id, id) : undefined))
  return {
    quantas: linhas.length,
    padraoAtiva: linhas.some(({ padrao, ativo }) => padrao && ativo),
    exigirPadrao: ({ padrao, ativo }: Marcas, atual?: Marcas) => {
      // Alone, it is the default whatever is asked.
      if (linhas.length === 0) return true
      if (atual?.padrao && !ativo)
        throw campoInvalido('ativo', 'Esta é a conta padrão: antes, marque outra como padrão')
      if (atual?.padrao && !padrao)
        throw campoInvalido('padrao', 'Para trocar a conta padrão, marque a outra como padrão')
      if (padrao && !ativo) throw campoInvalido('padrao', 'Uma conta inativa não pode ser a padrão')
      return padrao
    },
  }
}

/** From the account that has it, which says so in its history. */
export const tomarPadrao = async (db: Db, autor: Autor, empresaId: string) => {
  const [antiga] = await db
    .select({ id: conta.id, versao: conta.versao })
    .from(conta)
    .where(and(daEmpresa(empresaId), eq(conta.padrao, true)))
    .for('update')
  if (!antiga) return
  await db
    .update(conta)
    .set({ padrao: false, ...novaVersao(antiga) })
    .where(eq(conta.id, antiga.id))
  await auditar(db, autor, ENTIDADE, antiga.id, 'EDITAR', { padrao: true }, { padrao: false })
}
