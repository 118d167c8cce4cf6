import type { Configuracao } from '@balcao/contract/provedor/configuracao-catalogo'
import type { FilaDeVendas } from '@balcao/contract/vendas/lista-api'
import { nomesDasVisoes, type VisaoDeVenda, visao } from '@balcao/contract/vendas/visao'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import { lerConfiguracao } from '#provedor/configuracao/configuracao.queries.ts'
import { type Criterios, condicoes, prazoDaVisao } from './filtros.ts'

/** Nobody counts on from here: the screen says "mais de 999". */
const TETO = 999

type Recorte = Pick<Criterios, 'empresa_id' | 'canal_venda_id'>
type Contagem = { visao: VisaoDeVenda; total: number; atrasadas: number }

const ateOTeto = (onde: SQL) =>
  sql`(select count(*)::integer from (select 1 from venda where ${onde} limit ${TETO + 1}) t)`

const contagens = (quem: Pessoa, recorte: Recorte, configuracao: Configuracao) => {
  const contar = (nome: VisaoDeVenda) => {
    const aqui = condicoes(quem, { visao: nome, ...recorte }, configuracao)
    const atrasadas = condicoes(quem, { visao: nome, atrasadas: 'sim', ...recorte }, configuracao)
    return sql`select ${nome} as visao, ${ateOTeto(aqui)} as total, ${ateOTeto(atrasadas)} as atrasadas`
  }
  return sql.join(nomesDasVisoes.map(contar), sql` union all `)
}

/** How many sales wait in each queue, and how many of them are late. All queues are one query. */
export const filasDeVendas = async (db: Db, quem: Pessoa, recorte: Recorte = {}): Promise<FilaDeVendas[]> => {
  const configuracao = await lerConfiguracao(db)
  const { rows } = await db.execute<Contagem>(contagens(quem, recorte, configuracao))
  return rows.map(({ visao, total, atrasadas }) => ({
    visao,
    total: Math.min(total, TETO),
    total_exato: total <= TETO,
    atrasadas: Math.min(atrasadas, TETO),
    prazo_em_horas: prazoDaVisao(visao, configuracao),
  }))
}

/** Since when the sale that has waited longest is in each queue. Read company by company, as the queues are. */
export const maisAntigasDasFilas = async (db: Db, quem: Pessoa, recorte: Recorte) => {
  const configuracao = await lerConfiguracao(db)
  const primeira = (nome: VisaoDeVenda) => {
    const situacoes = sql.raw(`'{${visao(nome).situacoes}}'::text[]`)
    return sql`select ${nome} as visao, (
      select min(p.situacao_em) from empresa e cross join unnest(${situacoes}) as s(situacao)
      cross join lateral (
        select venda.situacao_em from venda
        where venda.empresa_id = e.id and venda.situacao = s.situacao
          and ${condicoes(quem, { visao: nome, ...recorte }, configuracao)}
        order by venda.situacao_em limit 1) p) as desde`
  }
  const { rows } = await db.execute<{ visao: VisaoDeVenda; desde: string | null }>(
    sql.join(nomesDasVisoes.map(primeira), sql` union all `),
  )
  return new Map(rows.map(({ visao, desde }) => [visao, desde && new Date(desde).toISOString()]))
}
