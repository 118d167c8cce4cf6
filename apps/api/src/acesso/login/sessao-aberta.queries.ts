import type { Permissao } from '@balcao/contract/base/permissao'
import { type SQL, sql } from 'drizzle-orm'
import type { Db, Fontes } from '#infra/db/conexao.ts'
import { type Preparada, preparar, type Valores } from '#infra/db/preparada.ts'
import { pessoa } from '#infra/http/contexto.ts'
import type { Linha, SessaoQueLe } from '#infra/http/leitura.ts'

/** An open session of somebody who may still come in. */
const aberta = (sessao: SQL) => sql`
  from sessao s
  join usuario u on u.id = s.usuario_id
  join grupo_permissao g on g.id = u.grupo_permissao_id
  where s.id = ${sessao} and s.encerrada_em is null and s.expira_em > now() and u.ativo and u.excluido_em is null`

export const estaAberta = async (db: Db, sessaoId: string) => {
  const { rows } = await db.execute(sql`select 1 ${aberta(sql`${sessaoId}::uuid`)}`)
  return rows.length > 0
}

type PessoaLida = { id: string; nome: string; permissoes: string[]; todas: boolean; empresas: string[] }

const QUEM = sql`
  select u.id, u.nome, g.permissoes, u.todas_empresas as todas,
    array(select ue.empresa_id from usuario_empresa ue where ue.usuario_id = u.id) as empresas
  ${aberta(sql`${sql.placeholder('sessao')}::uuid`)}`

const PESSOA = preparar(sql`select row_to_json(quem) as pessoa from (${QUEM}) quem`)

const pessoaDe = (sessaoId: string, { todas, empresas, ...dados }: PessoaLida) =>
  pessoa({ ...dados, sessaoId, empresas: todas ? null : empresas })

/**
 * What a query that is sent together with the question who is asking may use: who it is, what they may do, and
 * the companies that they reach.
 */
export const DE_QUEM_PERGUNTA = {
  pessoa: sql`(select id from quem)`,
  pode: (permissao: Permissao) => sql`(select ${permissao} = any(permissoes) from quem)`,
  todas: sql`(select todas from quem)`,
  empresas: sql`(select empresas from quem)::uuid[]`,
}

/**
 * The query and the question who is asking, in one statement: first a row with the person, then the data. For
 * an ended session both are missing, and the query does not even start.
 */
export const prepararComQuem = (consulta: SQL, colunas: Record<string, 'text' | 'boolean'>): Preparada => {
  const vazias = Object.entries(colunas).map(([nome, tipo]) => sql.raw(`null::${tipo} as ${nome}`))
  const cheias = Object.keys(colunas).map((nome) => sql.raw(`dado.${nome}`))
  return preparar(sql`
    with quem as materialized (${QUEM})
    select row_to_json(quem) as pessoa, ${sql.join(vazias, sql`, `)} from quem
    union all
    select null, ${sql.join(cheias, sql`, `)} from (${consulta}) dado where exists (select from quem)`)
}

/** Who is behind a session, with their rights of this moment. Nobody if anything has ended meanwhile. */
export const sessaoAberta = ({ leitor }: Pick<Fontes, 'leitor'>, id: string): SessaoQueLe => ({
  quem: async () => {
    const [linha] = await leitor.ler<{ pessoa: PessoaLida }>(PESSOA({ sessao: id }))
    return linha ? pessoaDe(id, linha.pessoa) : null
  },
  ler: async <L extends Linha>(consulta: Preparada, valores: Valores) => {
    const linhas = await leitor.ler<L & { pessoa: PessoaLida | null }>(consulta({ ...valores, sessao: id }))
    const quem = linhas.find(({ pessoa }) => pessoa !== null)
    if (!quem?.pessoa) return { usuario: null, linhas: [] }
    return { usuario: pessoaDe(id, quem.pessoa), linhas: linhas.filter((linha) => linha !== quem) }
  },
})
