import { readFileSync } from 'node:fs'
import path from 'node:path'
import type pg from 'pg'
import { PASTA_DAS_MIGRACOES } from '#infra/db/migrar.ts'
import { type Achado, achado, dado, emGiga } from './parte.ts'

const DEVAGAR_MS = 250
const CHEIO = 0.8

const migracoesDoPrograma = () => {
  const diario = readFileSync(path.join(PASTA_DAS_MIGRACOES, 'meta/_journal.json'), 'utf8')
  return (JSON.parse(diario) as { entries: unknown[] }).entries.length
}

type Lido = { versao: string; bytes: string; conexoes: number; maximo: number; migracoes: number }

const LER = `select current_setting('server_version') as versao, pg_database_size(current_database()) as bytes,
  (select count(*)::integer from pg_stat_activity where backend_type = 'client backend') as conexoes,
  current_setting('max_connections')::integer as maximo,
  (select count(*)::integer from drizzle.__drizzle_migrations) as migracoes`

type Medido = { conexoes: number; maximo: number; faltam: number; ms: number }

export const julgarBanco = ({ conexoes, maximo, faltam, ms }: Medido): [Achado['sinal'], string, string?] => {
  if (faltam > 0) {
    const quantas = faltam === 1 ? 'Falta uma migração.' : `Faltam ${faltam} migrações.`
    return ['QUEBRADO', quantas, 'Reinicie o programa, que aplica o que falta ao iniciar.']
  }
  if (conexoes > maximo * CHEIO)
    return ['ATENCAO', 'Quase todas as conexões estão em uso.', 'Aumente max_connections do PostgreSQL.']
  if (ms > DEVAGAR_MS)
    return ['ATENCAO', 'Responde devagar.', 'Veja no log as consultas demoradas e a carga da máquina.']
  return ['OK', 'Responde e está em dia.']
}

export const verBanco = async (pool: pg.Pool): Promise<Achado> => {
  const inicio = performance.now()
  await pool.query('select 1')
  const ms = Math.round(performance.now() - inicio)
  const { rows } = await pool.query<Lido>(LER)
  const lido = rows[0] as Lido
  const [sinal, frase, conselho] = julgarBanco({
    ...lido,
    faltam: migracoesDoPrograma() - lido.migracoes,
    ms,
  })
  return achado(sinal, frase, conselho, [
    dado('Versão', `PostgreSQL ${lido.versao}`),
    dado('Tamanho', emGiga(Number(lido.bytes))),
    dado('Resposta', `${ms} ms`),
    dado('Migrações', String(lido.migracoes)),
    dado('Conexões', `${lido.conexoes} de ${lido.maximo}`),
  ])
}
