import { type SQL, sql } from 'drizzle-orm'
import { planoVendidoPor } from '#catalogo/plano/plano-escopo.ts'
import type { Db } from '#infra/db/conexao.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import { DE_OUTRA_EMPRESA } from '#infra/http/nome-visivel.ts'
import { canalAtende } from '#provedor/canal-venda/canal-escopo.ts'

type Mudanca = { campo: string; antes: unknown; depois: unknown }
type Citado = 'empresa' | 'canal_venda' | 'plano'

/** Of each noun's history, the fields that name records of companies. */
const CAMPOS: Record<string, Record<string, Citado>> = {
  plano: { empresas: 'empresa', canais: 'canal_venda' },
  promocao: { planos: 'plano', canais: 'canal_venda' },
  canal_venda: { empresas: 'empresa' },
  usuario: { empresas: 'empresa', canal_venda: 'canal_venda' },
}

const alcancados: Record<Citado, { nome: string; onde: (empresas: readonly string[]) => SQL }> = {
  empresa: {
    nome: 'nome_fantasia',
    onde: (empresas) => sql`empresa.id = any(${sql.param(empresas)}::uuid[])`,
  },
  canal_venda: { nome: 'nome', onde: canalAtende },
  plano: { nome: 'nome', onde: planoVendidoPor },
}

/** Of these names, those that a record within reach has or once had: a line tells the name of its day. */
const conhecidos = async (
  db: Db,
  empresas: readonly string[],
  citado: Citado,
  nomes: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (!nomes.length) return new Set()
  const { nome, onde } = alcancados[citado]
  const algum = sql`any(${sql.param(nomes)}::text[])`
  const { rows } = await db.execute<{ nome: string }>(sql`
    with alcancado as (
      select id, ${sql.identifier(nome)} as nome from ${sql.identifier(citado)} where ${onde(empresas)})
    select nome from alcancado where nome = ${algum}
    union
    select v.nome from alcancado
      join auditoria a on a.entidade = ${citado} and a.entidade_id = alcancado.id
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
  const campos = CAMPOS[entidade]
  if (empresas === null || !campos) return linhas
  const mudancas = linhas.flatMap((linha) => linha.mudancas)
  const visiveis = new Map<string, ReadonlySet<string>>()
  for (const [campo, citado] of Object.entries(campos)) {
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
