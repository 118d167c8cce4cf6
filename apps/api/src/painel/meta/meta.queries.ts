import type { MetaDoVendedor } from '@balcao/contract/painel/meta-api'
import { fimDoMes, mesDe } from '@balcao/contract/painel/periodo'
import { sql } from 'drizzle-orm'
import { DE_QUEM_PERGUNTA } from '#acesso/login/sessao-aberta.queries.ts'
import type { Db } from '#infra/db/conexao.ts'
import type { Leitura } from '#infra/http/leitura.ts'
import { VE_TODAS } from '../painel/linhas.ts'
import { perguntar, prepararPergunta } from '../painel/perguntar.ts'

const { pessoa, todas, empresas } = DE_QUEM_PERGUNTA

/** People of the companies that the person reaches. */
const ALCANCADO = sql`(${todas} or u.todas_empresas or exists (
  select 1 from usuario_empresa l where l.usuario_id = u.id and l.empresa_id = any(${empresas})))`

/** Who may sell now, and whoever sold or has a goal in that month. */
const PERGUNTA = prepararPergunta({
  consulta: (linhas) => sql`select row_to_json(t)::text as linha from (
      select u.id as vendedor_id, u.nome, m.vendas, m.receita, coalesce(v.vendidas, 0) as vendidas,
        coalesce(v.vendidas_valor, 0) as vendidas_valor
      from usuario u
      left join meta m on m.vendedor_id = u.id and m.mes = ${sql.placeholder('de')}::date
      left join (
        select l.chave::uuid as vendedor_id, sum(l.vendidas)::bigint as vendidas,
          sum(l.vendidas_valor)::bigint as vendidas_valor
        from (${linhas}) l where l.atual group by 1
      ) v on v.vendedor_id = u.id
      where u.excluido_em is null and (${VE_TODAS} or u.id = ${pessoa}) and ${ALCANCADO} and (
        m.mes is not null or v.vendidas > 0 or u.ativo and exists (
          select 1 from grupo_permissao g where g.id = u.grupo_permissao_id and 'REALIZAR_VENDA' = any(g.permissoes)))
      order by u.nome collate "pt-BR-x-icu", u.id) t`,
  cortes: ['VENDEDOR'],
  doVendedor: true,
  rapida: false,
})

export const listarMetas = async (db: Db, leitura: Leitura, mes: string): Promise<MetaDoVendedor[]> => {
  const periodo = { de: mesDe(mes), ate: fimDoMes(mes) }
  return (await perguntar<MetaDoVendedor>(db, leitura, PERGUNTA, periodo, 'mes')).linhas
}
