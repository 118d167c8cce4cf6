import type { DadosPromocao } from '@balcao/contract/catalogo/promocao'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'
import { promocaoCanal, promocaoCidade, promocaoPlano } from './promocao.table.ts'

/** Replaces every list as a whole. */
export const religar = async (db: Db, promocao_id: string, dados: DadosPromocao) => {
  for (const tabela of [promocaoPlano, promocaoCanal, promocaoCidade])
    await db.delete(tabela).where(eq(tabela.promocao_id, promocao_id))
  await ligar(db, promocao_id, dados)
}

/** With "all of them", a list means nothing and is not stored. */
export const ligar = async (db: Db, promocao_id: string, dados: DadosPromocao) => {
  const planos = dados.todos_planos ? [] : dados.planos
  const canais = dados.todos_canais ? [] : dados.canais
  if (planos.length)
    await db.insert(promocaoPlano).values(planos.map((plano_id) => ({ promocao_id, plano_id })))
  if (canais.length)
    await db.insert(promocaoCanal).values(canais.map((canal_venda_id) => ({ promocao_id, canal_venda_id })))
  if (!dados.todas_cidades) await ligarCidades(db, promocao_id, dados.cidades)
}

/** One parameter for all of them: thousands of rows would be thousands of parameters. */
const ligarCidades = (db: Db, promocao_id: string, cidades: readonly number[]) =>
  db.execute(sql`
    insert into ${promocaoCidade} (promocao_id, codigo_ibge)
    select ${promocao_id}::uuid, codigo from unnest(${sql.param(cidades)}::integer[]) as codigo`)
