import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { conectar, type Db } from '../../apps/api/src/infra/db/conexao.ts'

type Conexao = { host: string; port: number; user: string }

export const enderecoDoBanco = ({ host, port, user }: Conexao, banco: string) =>
  `postgresql:///${banco}?${new URLSearchParams({ host, port: String(port), user })}`

const servidor = () => {
  const endereco = process.env.E2E_POSTGRES
  if (!endereco) throw new Error('o PostgreSQL das jornadas não foi ligado')
  return endereco
}

export const administrar = async (comando: string) => {
  const cliente = new pg.Client({ connectionString: servidor() })
  await cliente.connect()
  await cliente.query(comando).finally(() => cliente.end())
}

const criarBanco = async (modelo: string) => {
  const nome = `e2e_${randomBytes(6).toString('hex')}`
  await administrar(`create database ${nome} template ${modelo}`)
  return servidor().replace('/postgres?', `/${nome}?`)
}

export const copiarBanco = () => criarBanco('balcao')

/** Without even tables: what the program finds when it is started for the first time. */
export const bancoVazio = () => criarBanco('template0')

/** Reads or ages the data of a running app, where no screen can. */
export const consultar = async (endereco: string, comando: string, valores: unknown[] = []) => {
  const cliente = new pg.Client({ connectionString: endereco })
  await cliente.connect()
  return cliente.query(comando, valores).finally(() => cliente.end())
}

/** For a factory that writes what would take a journey of its own to make. */
export const escrever = async <T>(endereco: string, fazer: (db: Db) => Promise<T>) => {
  const { pool, db } = conectar({ connectionString: endereco }, () => {})
  return fazer(db).finally(() => pool.end())
}
