import { type SQL, sql } from 'drizzle-orm'
import type { Pessoa } from '#infra/http/contexto.ts'
import { canalAtende } from '#provedor/canal-venda/canal-venda.queries.ts'
import type { Criterios } from './criterios.ts'

// All conditions are about the current row of `plano` and never run a query per row. Each list of ids is
// built once, from an index, and the plans are compared with it.

/** Whose companies count. */
export type Alcance = Pick<Pessoa, 'empresas'>

const SEMPRE = sql`true`

/** Active companies that this person reaches and that the sale could be for. */
export const empresasQueVendem = (quem: Alcance, { empresa_id, canal_venda_id }: Criterios) => sql`
  select e.id from empresa e where e.ativo and e.excluido_em is null
    and ${quem.empresas === null ? SEMPRE : sql`e.id = any(${sql.param(quem.empresas)}::uuid[])`}
    and ${empresa_id ? sql`e.id = ${empresa_id}` : SEMPRE}
    and ${canal_venda_id ? atendidaPeloCanal(canal_venda_id) : SEMPRE}`

const atendidaPeloCanal = (canal: string) => sql`exists (
  select 1 from canal_venda c where c.id = ${canal} and (c.todas_empresas or exists (
    select 1 from canal_venda_empresa ce where ce.canal_venda_id = c.id and ce.empresa_id = e.id)))`

const porEmpresa = (empresas: SQL) => sql`case when plano.todas_empresas then exists (${empresas})
  else plano.id in (select l.plano_id from plano_empresa l where l.empresa_id in (${empresas})) end`

export const naCidade = (codigo: number) => sql`case when plano.todas_cidades
  then exists (select 1 from municipio where codigo = ${codigo})
  else plano.id in (select l.plano_id from plano_cidade l where l.codigo_ibge = ${codigo}) end`

/** Active channels that this person reaches. Another company's is answered like one that does not exist. */
export const canaisEmUso = ({ empresas }: Alcance) => sql`
  select canal_venda.id from canal_venda where canal_venda.ativo and canal_venda.excluido_em is null
    and ${empresas === null ? SEMPRE : canalAtende(empresas)}`

const peloCanal = (
  quem: Alcance,
  canal: string,
) => sql`(exists (${canaisEmUso(quem)} and canal_venda.id = ${canal})
  and (plano.todos_canais or plano.id in (
    select l.plano_id from plano_canal l where l.canal_venda_id = ${canal})))`

/** Any channel will do, but an active one has to sell the plan. */
const porAlgumCanal = (quem: Alcance) => sql`(plano.todos_canais or plano.id in (
  select l.plano_id from plano_canal l where l.canal_venda_id in (${canaisEmUso(quem)})))`

/**
 * The conditions for selling a plan, each under the field to blame when it fails. The list requires all of
 * them, and a refusal looks for the first that fails.
 */
export const condicoesDeVenda = (quem: Alcance, criterios: Criterios) => {
  const { dia, codigo_ibge, canal_venda_id, tipo_pessoa } = criterios
  return {
    plano_id: sql<boolean>`(plano.ativo and plano.vigencia_inicio <= ${dia}::date
      and (plano.vigencia_fim is null or plano.vigencia_fim >= ${dia}::date)
      and exists (select 1 from plano_preco v where v.plano_id = plano.id and v.a_partir_de <= ${dia}::date))`,
    codigo_ibge: codigo_ibge ? naCidade(codigo_ibge) : SEMPRE,
    canal_venda_id: canal_venda_id ? peloCanal(quem, canal_venda_id) : porAlgumCanal(quem),
    tipo_pessoa: tipo_pessoa ? sql`${tipo_pessoa} = any(plano.tipos_pessoa)` : SEMPRE,
    empresa_id: porEmpresa(empresasQueVendem(quem, criterios)),
  }
}
export type CampoDeVenda = keyof ReturnType<typeof condicoesDeVenda>
