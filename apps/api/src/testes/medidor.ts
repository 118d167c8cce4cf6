import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Db } from '#infra/db/conexao.ts'

export type No = { 'Node Type': string; 'Relation Name'?: string; 'Index Name'?: string; Plans?: No[] }
type Explicada = { Plan: No; 'Planning Time': number; 'Execution Time': number }
export type Medida = { consulta: string; planejar: number; executar: number; plano: No }

type Consulta = { text: string }

/** A database that first asks PostgreSQL how it would run each query, and how long that takes. */
export const medidor = (cliente: pg.PoolClient) => {
  const medidas: Medida[] = []
  const query = async (consulta: Consulta, valores: unknown[]) => {
    // Only the total, because reading the clock for every row costs more than some rows do.
    const explicar = `explain (analyze, buffers, timing off, format json) ${consulta.text}`
    const { rows } = await cliente.query<{ 'QUERY PLAN': [Explicada] }>(explicar, valores)
    const explicada = rows[0]?.['QUERY PLAN'][0]
    if (explicada)
      medidas.push({
        consulta: consulta.text,
        planejar: explicada['Planning Time'],
        executar: explicada['Execution Time'],
        plano: explicada.Plan,
      })
    return cliente.query(consulta, valores)
  }
  const observado = { query } as unknown as pg.PoolClient
  return { db: drizzle({ client: observado }) as unknown as Db, medidas }
}

export const nosDe = (no: No): No[] => [no, ...(no.Plans ?? []).flatMap(nosDe)]
