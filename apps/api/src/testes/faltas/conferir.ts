import type { BancoProprio } from './banco-proprio.ts'

/** Everything acknowledged must be there exactly once, with its one audit line. */
export const conferirGravados = async ({ consultar }: BancoProprio, confirmados: string[]) => {
  const errados = await consultar<{ nome: string; registros: number; linhas: number }>(
    `select nome, count(distinct c.id)::int registros, count(a.id)::int linhas
    from unnest($1::text[]) nome
    left join canal_venda c using (nome)
    left join auditoria a on a.entidade = 'canal_venda' and a.entidade_id = c.id and a.acao = 'CRIAR'
    group by nome having count(distinct c.id) <> 1 or count(a.id) <> 1`,
    [confirmados],
  )
  return errados.map(
    ({ nome, registros, linhas }) => `${nome}: ${registros} registros, ${linhas} linhas de auditoria`,
  )
}

/**
 * Each acknowledged sale is there with the one line of history that sending it writes. Besides them there is at most
 * what each writer had under way at the end.
 */
export const conferirVendas = async ({ consultar }: BancoProprio, confirmadas: string[], emCurso: number) => {
  const errados = await consultar<{ id: string; linhas: number }>(
    `select esta as id, count(h.id)::int linhas
    from unnest($1::uuid[]) esta
    left join venda v on v.id = esta
    left join venda_historico h on h.venda_id = v.id
    group by esta having count(distinct v.id) <> 1 or count(h.id) <> 1`,
    [confirmadas],
  )
  const [{ todas = 0 } = {}] = await consultar<{ todas: number }>('select count(*)::int todas from venda')
  const problemas = errados.map(({ id, linhas }) => `venda ${id}: ${linhas} linhas de histórico`)
  if (todas > confirmadas.length + emCurso) problemas.push(`${todas - confirmadas.length} vendas a mais`)
  return problemas
}
