import { sql } from 'drizzle-orm'
import { tokenSenha } from '#acesso/credencial/credencial.table.ts'
import { sessao } from '#acesso/sessao/sessao.table.ts'
import type { Db } from '#infra/db/conexao.ts'
import { loginMicrosoft, tentativaDeLogin } from '#infra/freio/freio.table.ts'
import { lerConfiguracao } from '#provedor/configuracao/configuracao.queries.ts'

/** Once a day: deletes what is of no more use to anyone. */
export const limparAcessosVencidos = async (db: Db) => {
  const { dias_das_sessoes: dias } = await lerConfiguracao(db)
  await db.delete(loginMicrosoft).where(sql`${loginMicrosoft.expira_em} < now()`)
  await db.delete(tentativaDeLogin).where(sql`${tentativaDeLogin.ultima_em} < now() - interval '1 day'`)
  await db.delete(tokenSenha).where(sql`${tokenSenha.expira_em} < now() - interval '30 days'`)
  await db
    .delete(sessao)
    .where(
      sql`coalesce(${sessao.encerrada_em}, ${sessao.expira_em}) < now() - make_interval(days => ${dias})`,
    )
}
