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
