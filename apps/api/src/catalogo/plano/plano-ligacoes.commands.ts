import type { DadosPlano } from '@balcao/contract/catalogo/plano'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'
import {
  planoAdicional,
  planoCanal,
  planoCidade,
  planoEmpresa,
  planoRecurso,
} from './plano-ligacoes.table.ts'

/** Replaces every list as a whole, in the given order. */
export const religar = async (db: Db, plano_id: string, dados: DadosPlano) => {
  for (const tabela of [planoEmpresa, planoCidade, planoCanal, planoRecurso, planoAdicional])
    await db.delete(tabela).where(eq(tabela.plano_id, plano_id))
  await ligar(db, plano_id, dados)
}

export const ligar = async (db: Db, plano_id: string, dados: DadosPlano) => {
  const empresas = dados.todas_empresas ? [] : dados.empresas
  const canais = dados.todos_canais ? [] : dados.canais
  if (empresas.length)
    await db.insert(planoEmpresa).values(empresas.map((empresa_id) => ({ plano_id, empresa_id })))
  if (canais.length)
    await db.insert(planoCanal).values(canais.map((canal_venda_id) => ({ plano_id, canal_venda_id })))
  if (dados.recursos.length)
    await db
      .insert(planoRecurso)
      .values(dados.recursos.map((recurso_id, ordem) => ({ plano_id, recurso_id, ordem })))
  if (dados.adicionais.length)
    await db.insert(planoAdicional).values(dados.adicionais.map((a, ordem) => ({ ...a, plano_id, ordem })))
  if (!dados.todas_cidades) await ligarCidades(db, plano_id, dados.cidades)
}

/** One parameter for all of them: thousands of rows would be thousands of parameters. */
const ligarCidades = (db: Db, plano_id: string, cidades: readonly number[]) =>
  db.execute(sql`
    insert into ${planoCidade} (plano_id, codigo_ibge)
    select ${plano_id}::uuid, codigo from unnest(${sql.param(cidades)}::integer[]) as codigo`)
