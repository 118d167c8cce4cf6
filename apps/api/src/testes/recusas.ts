import { RespostaDeErro } from '@balcao/contract/base/erro'
import type pg from 'pg'
import { expect } from 'vitest'

const INGLES =
  /\b(the|must|should|invalid|expected|received|body|unexpected|property|required|error|found|unsupported|media|large|request|bad|client|is|not|of|too)\b|FST_/i
const INTERNO =
  /\bat .+:\d+|select |insert into|update "|node_modules|postgres|drizzle|\bzod|fastify|constraint|column|relation|\.ts\b/i

/** What every refusal must be, whatever was sent: readable, in Portuguese, and without internal details. */
export const conferirRecusa = (
  { texto, corpo, status }: { texto: string; corpo: unknown; status: number },
  caso: string,
) => {
  expect(status, caso).toBeGreaterThanOrEqual(400)
  expect(status, caso).toBeLessThan(500)
  expect(RespostaDeErro.safeParse(corpo).success, `${caso}: ${texto}`).toBe(true)
  const { message, errors, campos = {} } = corpo as RespostaDeErro
  for (const frase of [message, ...errors, ...Object.values(campos).flat()]) {
    expect(frase, caso).not.toMatch(INGLES)
    expect(frase.length, caso).toBeGreaterThan(3)
  }
  expect(texto, caso).not.toMatch(INTERNO)
}

/** A fingerprint of everything stored, but for the counted tries. If it is equal before and after, nothing was written. */
export const retratoDoBanco = async (pool: pg.Pool) => {
  const { rows: tabelas } = await pool.query<{ nome: string }>(
    `select quote_ident(tablename) as nome from pg_tables where schemaname = 'public' and tablename <> 'tentativa_de_login' order by 1`,
  )
  // Scheduled jobs belong to no request.
  const trabalhos = `pgboss.job t where name = any('{recuperacao,convite,importacao}')`
  const partes = [...tabelas.map((t) => `public.${t.nome} t`), trabalhos].map(
    (linhas) =>
      `select '${linhas.split(' ', 1)[0]}' as tabela,
              concat_ws(' ', count(*), bit_xor(hashtextextended(t::text, 0))) as resumo from ${linhas}`,
  )
  const { rows } = await pool.query<{ tabela: string; resumo: string }>(partes.join(' union all '))
  return Object.fromEntries(rows.map((r) => [r.tabela, r.resumo]))
}

/** One of them for each call, in turn. Over all calls every kind is tried, many times. */
export const revezar = <T>(tipos: readonly T[], vez: number): T[] =>
  tipos.filter((_, i) => i === vez % tipos.length)
