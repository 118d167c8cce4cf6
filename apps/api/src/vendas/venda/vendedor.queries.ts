import type { Referencia } from '@balcao/contract/base/escolha'
import type { DadosDoRascunho } from '@balcao/contract/vendas/rascunho'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import { campoInvalido, naoEncontrado, semPermissao } from '#infra/recusa/recusa.ts'
import { lerConfiguracao } from '#provedor/configuracao/configuracao.queries.ts'
import { temEmpresa } from '#provedor/empresa/alcance.ts'
import { alcancada } from './venda.queries.ts'
import { venda } from './venda.table.ts'

/** Whose sale it is: one's own, or another's in whose name one may sell. */
export const vendedorDaVenda = async (db: Db, quem: Pessoa, dados: DadosDoRascunho) => {
  const { vendedor_id = quem.id, empresa_id } = dados
  if (vendedor_id === quem.id) return { id: quem.id, nome: quem.nome }
  if (!quem.pode('EDITAR.VENDA_VENDEDOR')) throw semPermissao('Você não pode vender em nome de outra pessoa')
  return exigirVendedor(db, vendedor_id, empresa_id ?? null)
}

/** For a query with `usuario u`: active people of the company who may sell. */
const VENDE = (empresa_id: string | null) => sql`u.ativo and u.excluido_em is null
  and exists (select 1 from grupo_permissao g where g.id = u.grupo_permissao_id and 'REALIZAR_VENDA' = any(g.permissoes))
  and (u.todas_empresas or exists (
    select 1 from usuario_empresa l where l.usuario_id = u.id and l.empresa_id = ${empresa_id}::uuid))`

/**
 * For the same query: who has authorised or approved this sale, themselves or through their key. Nobody decides about
 * their own, so they cannot become its seller either.
 */
const decidiu = async (db: Db, venda_id: string) => {
  const { aprovacao_propria } = await lerConfiguracao(db)
  const decisoes = aprovacao_propria === 'PERMITIDA' ? sql`'autorizar'` : sql`'autorizar', 'aprovar'`
  return sql`exists (select 1 from venda_historico h where h.venda_id = ${venda_id}::uuid and h.acao in (${decisoes})
    and (h.autor_id = u.id or h.autor_id in (select k.id from chave_api k where k.criada_por = u.id)))`
}

/** To whom a sale can be handed over. */
export const vendedoresPossiveis = async (db: Db, quem: Pessoa, id: string): Promise<Referencia[]> => {
  const [lida] = await db
    .select({ empresa_id: venda.empresa_id, vendedor_id: venda.vendedor_id })
    .from(venda)
    .where(and(eq(venda.id, id), alcancada(quem)))
  if (!lida) throw naoEncontrado()
  return vendedoresMenos(db, lida.empresa_id, lida.vendedor_id, sql`not ${await decidiu(db, id)}`)
}

/** In whose name a sale of this company can be sent, besides one's own. */
export const vendedoresDaEmpresa = async (db: Db, quem: Pessoa, empresa_id: string): Promise<Referencia[]> =>
  temEmpresa(quem, empresa_id) ? vendedoresMenos(db, empresa_id, quem.id) : []

const vendedoresMenos = async (db: Db, empresa_id: string, menos: string, e = sql`true`) => {
  const { rows } = await db.execute<Referencia>(sql`select u.id, u.nome from usuario u
    where ${VENDE(empresa_id)} and u.id <> ${menos}::uuid and ${e} order by sem_acento(u.nome), u.id`)
  return rows
}

export const exigirVendedor = async (db: Db, id: string, empresa_id: string | null) => {
  const { rows } = await db.execute<Referencia>(sql`
    select u.id, u.nome from usuario u where u.id = ${id}::uuid and ${VENDE(empresa_id)} for share of u`)
  const [vendedor] = rows
  if (!vendedor) throw campoInvalido('vendedor_id', 'Escolha um vendedor ativo desta empresa')
  return vendedor
}

export const exigirQueNaoDecidiu = async (db: Db, id: string, venda_id: string) => {
  const { rows } = await db.execute(
    sql`select 1 from usuario u where u.id = ${id}::uuid and ${await decidiu(db, venda_id)}`,
  )
  if (rows.length)
    throw campoInvalido(
      'vendedor_id',
      'Quem autorizou ou aprovou esta venda não pode passar a ser quem a vendeu',
    )
}
