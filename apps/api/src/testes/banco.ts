import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { conectar } from '#infra/db/conexao.ts'

/** A new database, copied from the migrated one. `apagar` removes it. */
export const copiarBanco = () => criarBanco('balcao')

/** An empty one, without tables. */
export const criarBancoVazio = () => criarBanco('template0')

const criarBanco = async (modelo: string) => {
  const conexao = inject('conexao')
  const nome = `teste_${randomBytes(6).toString('hex')}`
  // Its files as they are. PostgreSQL's default reads and logs each page, which costs seven times as much.
  await administrar(conexao, `create database ${nome} template ${modelo} strategy file_copy`)
  const { pool, db, leitor } = conectar({ ...conexao, database: nome, max: 10 }, () => {})
  const apagar = async () => {
    await leitor.fechar()
    await pool.end()
    // Not by force: PostgreSQL waits by itself for an autovacuum worker there, which is not ours to end.
    await administrar(conexao, `drop database ${nome}`)
  }
  return { pool, db, leitor, apagar, conexao: { ...conexao, database: nome } }
}

const administrar = async (conexao: pg.ClientConfig, comando: string) => {
  const cliente = new pg.Client({ ...conexao, database: 'postgres' })
  await cliente.connect()
  try {
    await cliente.query(comando)
  } finally {
    await cliente.end()
  }
}
