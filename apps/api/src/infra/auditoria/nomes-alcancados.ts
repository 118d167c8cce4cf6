import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import { DE_OUTRA_EMPRESA } from '#infra/http/nome-visivel.ts'

type Mudanca = { campo: string; antes: unknown; depois: unknown }
/**
 * A noun whose records belong to companies. Other records' histories may name it to people who may not read
 * that name.
 */
type Citado = {
  tabela: string
  nome: string
  /** For a query over `tabela`: the records within reach of these companies. */
  alcance: (empresas: readonly string[]) => SQL
  /** Which field names it, by the noun whose history has that field. */
  camposQueCitam: Record<string, string>
}

const citados: Citado[] = []

export const registrarCitados = (...novos: Citado[]) => {
  citados.push(...novos)
}

/** The names that a record within reach has or once had. A history line holds the name of its day. */
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
 * A record within reach may have been linked to one that is not. History lines keep names, not ids. So a name
 * is shown to people who reach some record of that name. Any other name is hidden as the record itself would
 * hide it.
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
