import { catalogoDeConfiguracao } from '@balcao/contract/provedor/configuracao-catalogo'
import { sql } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'
import { consultar, preparar } from '#infra/db/preparada.ts'

const VALE = preparar(sql`select 1 from painel_contagem where fuso = ${sql.placeholder('fuso')}`)

/** Whether the sums are there, for the days of this time zone. */
export const contagemVale = async (db: Db, fuso: string) => (await consultar(db, VALE({ fuso }))).length > 0

/** The same in a statement that reads them. A stored zone that is none is not theirs either. */
export const CONTAGEM_VALE = sql`exists (select 1 from painel_contagem where fuso = coalesce(
  (select valor #>> '{}' from configuracao where chave = 'fuso_horario'), ${catalogoDeConfiguracao.fuso_horario.padrao}))`
