import type { CorteDoPainel } from '@balcao/contract/painel/cortes'
import type { Cortes, FiltroDoPainel, LinhaDoCorte } from '@balcao/contract/painel/painel-api'
import { sql } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'
import type { Leitura } from '#infra/http/leitura.ts'
import { type Corte, TODOS_OS_CORTES } from '../soma/dias.ts'
import { nomesDasSomas } from '../soma/somas.ts'
import { linhasDosCortes } from './linhas.ts'
import { perguntar, prepararPergunta } from './perguntar.ts'

/** The sums over all sales are kept for each channel, so those of a channel need no others. */
const NO_CORTE: Record<Corte, CorteDoPainel> = {
  TODAS: 'canal',
  VENDEDOR: 'vendedor',
  PLANO: 'plano',
  CIDADE: 'cidade',
}

const NUMEROS = nomesDasSomas.filter((nome) => !/^(chegaram|segundos)_/.test(nome))
const ATUAIS = sql.raw(
  NUMEROS.map((nome) => `coalesce(sum(l.${nome}) filter (where l.atual), 0)::bigint as ${nome}`).join(', '),
)
const comoUuid = (corte: Corte) => sql.raw(`case when t.corte = '${corte}' then t.chave::uuid end`)

const PERGUNTA = prepararPergunta({
  consulta: (linhas) => sql`select row_to_json(r)::text as linha from (
      select t.*, coalesce(u.nome, c.nome, p.nome, m.nome || '/' || m.uf) as nome from (
        select l.corte, case when l.corte = 'TODAS' then l.canal_venda_id::text else l.chave end as chave, ${ATUAIS},
          coalesce(sum(l.vendidas) filter (where not l.atual), 0)::bigint as antes
        from (${linhas}) l group by 1, 2
      ) t
      left join usuario u on u.id = ${comoUuid('VENDEDOR')}
      left join canal_venda c on c.id = ${comoUuid('TODAS')}
      left join plano p on p.id = ${comoUuid('PLANO')}
      left join municipio m on m.codigo = case when t.corte = 'CIDADE' then t.chave::integer end
      where t.antes <> 0 or ${sql.raw(NUMEROS.map((nome) => `t.${nome} <> 0`).join(' or '))}
      order by t.vendidas desc, t.instaladas desc, nome, t.chave) r`,
  cortes: TODOS_OS_CORTES,
  linhas: linhasDosCortes,
  doVendedor: false,
  rapida: false,
})

type Lida = Omit<LinhaDoCorte, 'id'> & { corte: Corte; chave: string }

/** The figures told apart by seller, channel, plan and city, the best first. */
export const cortesDoPainel = async (db: Db, leitura: Leitura, filtro: FiltroDoPainel): Promise<Cortes> => {
  const { linhas } = await perguntar<Lida>(db, leitura, PERGUNTA, filtro, 'mes')
  const cortes: Cortes = { vendedor: [], canal: [], plano: [], cidade: [] }
  for (const { corte, chave, ...resto } of linhas) cortes[NO_CORTE[corte]].push({ id: chave, ...resto })
  return cortes
}
