import type { Permissao } from '@balcao/contract/base/permissao'
import { type SQL, sql } from 'drizzle-orm'
import { type ChaveLida, programaDe, quemDaChave } from '#acesso/chave-api/chave-aberta.queries.ts'
import type { Db, Fontes } from '#infra/db/conexao.ts'
import type { Leitor } from '#infra/db/leitor.ts'
import { type Pedido, type Preparada, preparar } from '#infra/db/preparada.ts'
import { type Pessoa, pessoa } from '#infra/http/contexto.ts'
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

const QUEM_DA_CHAVE = quemDaChave(sql`c.id = ${sql.placeholder('chave_api')}::uuid`)

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
 * an ended session both are missing, and the query does not even start. A key is asked for in a statement of its own:
 * people, who ask most, do not pay for it.
 */
export const prepararComQuem = (consulta: SQL, colunas: Record<string, 'text' | 'boolean'>): Preparada => {
  const vazias = Object.entries(colunas).map(([nome, tipo]) => sql.raw(`null::${tipo} as ${nome}`))
  const cheias = Object.keys(colunas).map((nome) => sql.raw(`dado.${nome}`))
  const juntas = (quem: SQL) =>
    preparar(sql`
      with quem as materialized (${quem})
      select row_to_json(quem) as pessoa, ${sql.join(vazias, sql`, `)} from quem
      union all
      select null, ${sql.join(cheias, sql`, `)} from (${consulta}) dado where exists (select from quem)`)
  const [daSessao, daChave] = [juntas(QUEM), juntas(QUEM_DA_CHAVE)]
  return (valores) => ('chave_api' in valores ? daChave : daSessao)(valores)
}

/** Who is behind a session, with their rights of this moment. Nobody if anything has ended meanwhile. */
export const sessaoAberta = ({ leitor }: Pick<Fontes, 'leitor'>, id: string): SessaoQueLe => ({
  quem: async () => {
    const [linha] = await leitor.ler<{ pessoa: PessoaLida }>(PESSOA({ sessao: id }))
    return linha ? pessoaDe(id, linha.pessoa) : null
  },
  ler: (consulta, valores, como) =>
    lerComQuem(leitor, como, consulta({ ...valores, sessao: id }), (lida: PessoaLida) => pessoaDe(id, lida)),
})

/** The key was just shown, so who asks is known. What is read together with them asks once more. */
export const programaQueLe = (leitor: Leitor, programa: Pessoa): SessaoQueLe => ({
  quem: async () => programa,
  ler: (consulta, valores, como) =>
    lerComQuem(leitor, como, consulta({ ...valores, chave_api: programa.id }), programaDe),
})

const lerComQuem = async <L extends Linha, Lida extends PessoaLida | ChaveLida>(
  leitor: Leitor,
  { lista }: { lista: boolean },
  pedido: Pedido,
  reconhecer: (lida: Lida) => Pessoa,
) => {
  const perguntar = lista ? leitor.listar : leitor.ler
  const linhas = await perguntar<L & { pessoa: Lida | null }>(pedido)
  const quem = linhas.find(({ pessoa }) => pessoa !== null)
  if (!quem?.pessoa) return { usuario: null, linhas: [] }
  return { usuario: reconhecer(quem.pessoa), linhas: linhas.filter((linha) => linha !== quem) }
}
