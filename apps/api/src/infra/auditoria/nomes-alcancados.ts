import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import { DE_OUTRA_EMPRESA } from '#infra/http/nome-visivel.ts'

type Mudanca = { campo: string; antes: unknown; depois: unknown }
/** A noun whose records belong to companies, so that not everybody may read their names in the history of others. */
type Citado = {
  /** Its table, and the column with the name. */
  tabela: string
  nome: string
  /** Of a query with the table in it: those within reach of these companies. */
  alcance: (empresas: readonly string[]) => SQL
  /** The fields that name it, by the noun whose history has them. */
  camposQueCitam: Record<string, string>
}

const citados: Citado[] = []

/** Called once, by `ligacoes.ts`. */
export const registrarCitados = (...novos: Citado[]) => {
  citados.push(...novos)
}

/** Of these names, those that a record within reach has or once had: a line tells the name of its day. */
const conhecidos = async (
  db: Db,
  empresas: readonly string[],
  { tabela, nome, alcance }: Citado,
  nomes: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (!nomes.length) return new Set()
  const algum = sql`any(${sql.param(nomes)}::text[])`
  const { rows } = await db.execute<{ nome: string }>(sql`
    with alcancado as (
      select id, ${sql.identifier(nome)} as nome from ${sql.identifier(tabela)} where ${alcance(empresas)})
    select nome from alcancado where nome = ${algum}
    union
    select v.nome from alcancado
      join auditoria a on a.entidade = ${tabela} and a.entidade_id = alcancado.id
      cross join jsonb_array_elements(a.mudancas) m
      cross join lateral (values (m ->> 'antes'), (m ->> 'depois')) v (nome)
    where m ->> 'campo' = ${nome} and v.nome = ${algum}`)
  return new Set(rows.map((r) => r.nome))
}

const nomesEm = (valor: unknown) => [valor].flat().filter((nome) => typeof nome === 'string')

/**
 * A record within reach may have been linked to what is not. The lines keep names, not ids, so a name is shown to who
 * reaches a record of that name; any other is told as the record itself would tell it.
 */
export const semNomesAlheios = async <Linha extends { mudancas: Mudanca[] }>(
  db: Db,
  { empresas }: Pessoa,
  entidade: string,
  linhas: Linha[],
): Promise<Linha[]> => {
  const daqui = citados.filter(({ camposQueCitam }) => entidade in camposQueCitam)
  if (empresas === null || !daqui.length) return linhas
  const mudancas = linhas.flatMap((linha) => linha.mudancas)
  const visiveis = new Map<string, ReadonlySet<string>>()
  for (const citado of daqui) {
    const campo = citado.camposQueCitam[entidade] ?? ''
    const nomes = mudancas
      .filter((m) => m.campo === campo)
      .flatMap((m) => nomesEm([m.antes, m.depois].flat()))
    visiveis.set(campo, await conhecidos(db, empresas, citado, nomes))
  }
  const ocultar = (campo: string, valor: unknown): unknown => {
    if (Array.isArray(valor)) return valor.map((um) => ocultar(campo, um))
    const visivel = typeof valor !== 'string' || (visiveis.get(campo)?.has(valor) ?? true)
    return visivel ? valor : DE_OUTRA_EMPRESA
  }
  return linhas.map((linha) => ({
    ...linha,
    mudancas: linha.mudancas.map(({ campo, antes, depois }) => ({
      campo,
      antes: ocultar(campo, antes),
      depois: ocultar(campo, depois),
    })),
  }))
}
