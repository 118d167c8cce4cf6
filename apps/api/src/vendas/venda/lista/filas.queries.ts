import type { FilaDeVendas } from '@balcao/contract/vendas/lista-api'
import { nomesDasVisoes, type VisaoDeVenda, visao } from '@balcao/contract/vendas/visao'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import { lerConfiguracao } from '#provedor/configuracao/configuracao.queries.ts'
import { antesDeHoje, condicoes } from './filtros.ts'

/** Nobody counts on from here: the screen says "mais de 999". */
const TETO = 999

const ateOTeto = (onde: SQL) =>
  sql`(select count(*)::integer from (select 1 from venda where ${onde} limit ${TETO + 1}) t)`

const atrasada = (horas: number | null) =>
  horas === null ? sql`false` : sql`venda.situacao_em < now() - make_interval(hours => ${horas})`

type Contagem = { visao: VisaoDeVenda; total: number; atrasadas: number }

/** How many sales wait in each queue, and how many of them are late. All queues are one query. */
export const filasDeVendas = async (db: Db, quem: Pessoa): Promise<FilaDeVendas[]> => {
  const configuracao = await lerConfiguracao(db)
  const prazoDe = (nome: VisaoDeVenda) => {
    const { prazo } = visao(nome)
    return prazo ? configuracao[prazo] : null
  }
  const { fuso_horario: fuso } = configuracao
  const contar = (nome: VisaoDeVenda) => {
    const aqui = condicoes(quem, { visao: nome }, fuso)
    const atrasadas = visao(nome).ateHoje ? antesDeHoje(fuso) : atrasada(prazoDe(nome))
    return sql`select ${nome} as visao, ${ateOTeto(aqui)} as total,
      ${ateOTeto(sql`${aqui} and ${atrasadas}`)} as atrasadas`
  }
  const { rows } = await db.execute<Contagem>(sql.join(nomesDasVisoes.map(contar), sql` union all `))
  return rows.map(({ visao, total, atrasadas }) => ({
    visao,
    total: Math.min(total, TETO),
    total_exato: total <= TETO,
    atrasadas: Math.min(atrasadas, TETO),
    prazo_em_horas: prazoDe(visao),
  }))
}
