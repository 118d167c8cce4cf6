import { emDiferencas } from '@balcao/contract/catalogo/diferencas'
import type { RetratoDasOfertas } from '@balcao/contract/catalogo/oferta-retrato'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import { canaisEmUso, empresasQueVendem } from './condicoes.ts'

// Where plans and promotions are sold, as positions in the snapshot's own lists.

/** The position of each id, from zero. */
const emOrdem = (ids: readonly string[]) =>
  sql`(select u.id, (u.n - 1)::integer as n from unnest(${sql.param(ids)}::uuid[]) with ordinality as u (id, n))`

/** Active companies that this person reaches. */
export const empresasDoRetrato = async (db: Db, quem: Pessoa) => {
  // Without a day: only companies are asked for.
  const { rows } = await db.execute<{ id: string }>(
    sql`${empresasQueVendem(quem, { dia: '' })} order by e.id`,
  )
  return rows.map(({ id }) => id)
}

export const canaisDoRetrato = async (db: Db, quem: Pessoa, empresas: readonly string[]) => {
  const { rows } = await db.execute<RetratoDasOfertas['canais'][number]>(sql`
    select c.id, case when not c.todas_empresas then array(
      select e.n from canal_venda_empresa l join ${emOrdem(empresas)} e on e.id = l.empresa_id
      where l.canal_venda_id = c.id order by e.n) end as empresas
    from canal_venda c where c.id in (${canaisEmUso(quem)}) order by c.id`)
  return rows
}

type Ligacao = { tabela: SQL; dono: SQL; destino: SQL }

/** For each owner that is not sold everywhere, the positions of what it is linked to. */
const ligacoes = async (
  db: Db,
  donos: readonly string[],
  destinos: readonly string[],
  { tabela, dono, destino }: Ligacao,
) => {
  const { rows } = await db.execute<{ id: string; posicoes: number[] }>(sql`
    select l.${dono} as id, array_agg(d.n order by d.n) as posicoes
    from ${tabela} l join ${emOrdem(destinos)} d on d.id = l.${destino}
    where l.${dono} = any(${sql.param(donos)}::uuid[]) group by l.${dono}`)
  return new Map(rows.map(({ id, posicoes }) => [id, posicoes]))
}

const daEmpresa = { tabela: sql`plano_empresa`, dono: sql`plano_id`, destino: sql`empresa_id` }
const doCanal = { tabela: sql`plano_canal`, dono: sql`plano_id`, destino: sql`canal_venda_id` }
const daPromocao = { tabela: sql`promocao_canal`, dono: sql`promocao_id`, destino: sql`canal_venda_id` }

export const empresasDosPlanos = (db: Db, planos: readonly string[], empresas: readonly string[]) =>
  ligacoes(db, planos, empresas, daEmpresa)

export const canaisDosPlanos = (db: Db, planos: readonly string[], canais: readonly string[]) =>
  ligacoes(db, planos, canais, doCanal)

export const canaisDasPromocoes = (db: Db, promocoes: readonly string[], canais: readonly string[]) =>
  ligacoes(db, promocoes, canais, daPromocao)

/**
 * Cities are grouped by what is limited to them. Plans are sold by region, so thousands of cities make few
 * groups, whatever the number of plans. A bit for each plan and promotion groups a million rows without
 * sorting them.
 */
export const regioesDe = async (
  db: Db,
  planos: readonly string[],
  promocoes: readonly string[],
): Promise<RetratoDasOfertas['regioes']> => {
  const { rows } = await db.execute<{ cidades: number[]; bits: string }>(sql`
    with por_cidade as (
      select l.codigo_ibge, bit_or(proprio.bit) as bits from (
        select codigo_ibge, plano_id as id from plano_cidade
        union all
        select codigo_ibge, promocao_id from promocao_cidade) l
      join (
        select u.id, set_bit(repeat('0', ${planos.length + promocoes.length}::integer)::varbit, u.n, 1) as bit
        from ${emOrdem([...planos, ...promocoes])} u) proprio on proprio.id = l.id
      group by l.codigo_ibge)
    select array_agg(codigo_ibge order by codigo_ibge) as cidades, bits::text
    from por_cidade group by bits order by min(codigo_ibge)`)
  return rows.map(({ cidades, bits }) => ({
    cidades: emDiferencas(cidades),
    planos: emDiferencas(ligados(bits.slice(0, planos.length))),
    promocoes: emDiferencas(ligados(bits.slice(planos.length))),
  }))
}

const ligados = (bits: string) => [...bits].flatMap((bit, posicao) => (bit === '1' ? [posicao] : []))
