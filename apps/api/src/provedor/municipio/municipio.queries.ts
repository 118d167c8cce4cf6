import type { FiltroMunicipio } from '@balcao/contract/provedor/municipio'
import type { Uf } from '@balcao/contract/provedor/uf'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { contemPalavras } from '#infra/db/busca.ts'
import type { Db } from '#infra/db/conexao.ts'
import { porTexto } from '#infra/db/pagina.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import { campoInvalido } from '#infra/recusa/recusa.ts'
import { cidadeVendida } from './cidade-vendida.ts'
import { municipio } from './municipio.table.ts'

const LIMITE_PADRAO = 20

const colunas = { codigo: municipio.codigo, nome: municipio.nome, uf: sql<Uf>`${municipio.uf}`.as('uf') }
const porNome = [porTexto(municipio.nome).por, municipio.uf]

/**
 * How far the name is from what was typed: it begins with exactly these words, begins with this text, or has
 * a word that does.
 */
const distancia = (texto: string) => {
  const procurado = sql`sem_acento(${texto})`
  return sql`case
    when ${municipio.busca} like ${procurado} || ' %' then 0
    when ${municipio.busca} like ${procurado} || '%' then 1
    when ${municipio.busca} like '% ' || ${procurado} || '%' then 2
    else 3 end`
}

/** First the cities where something is sold: they are asked for far more often than others of the same name. */
export const buscarMunicipios = (
  db: Db,
  quem: Pessoa,
  { busca = '', uf, limite = LIMITE_PADRAO }: FiltroMunicipio,
) =>
  db
    .select(colunas)
    .from(municipio)
    .where(and(contemPalavras(municipio.busca, busca), uf && eq(municipio.uf, uf)))
    .orderBy(...(busca ? [sql`${cidadeVendida()(quem)} desc`, distancia(busca)] : []), ...porNome)
    .limit(limite)

export const municipiosPorCodigo = (db: Db, codigos: readonly number[]) =>
  db
    .select(colunas)
    .from(municipio)
    .where(inArray(municipio.codigo, [...codigos]))
    .orderBy(...porNome)

export const municipiosDoEstado = (db: Db, uf: Uf) =>
  db
    .select(colunas)
    .from(municipio)
    .where(eq(municipio.uf, uf))
    .orderBy(...porNome)

export const todosOsMunicipios = (db: Db) =>
  db
    .select(colunas)
    .from(municipio)
    .orderBy(...porNome)

/** For commands whose body names cities: an unknown code is refused on its field. */
export const exigirMunicipios = async (db: Db, codigos: readonly number[], campo: string) => {
  const distintos = [...new Set(codigos)]
  const { rows } = await db.execute<{ ausentes: number }>(sql`
    select count(*)::integer as ausentes
    from unnest(${sql.param(distintos)}::integer[]) as pedido (codigo)
    where not exists (select 1 from ${municipio} m where m.codigo = pedido.codigo)`)
  if (rows[0]?.ausentes) throw campoInvalido(campo, 'Cidade desconhecida')
}
