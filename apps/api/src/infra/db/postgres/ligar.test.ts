// @module-tag demorado
import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { consultar, criarPasta, ligar, usarClusterPronto } from '#testes/postgres.ts'

const pastaPronta = usarClusterPronto()
const souRoot = process.getuid?.() === 0

test('a primeira partida cria um banco em português e a segunda encontra os dados', async () => {
  const pasta = criarPasta()
  const primeiro = await ligar(pasta)
  await consultar(primeiro.conexao, "create table nota as select 'São João' as texto")
  await primeiro.desligar()

  const segundo = await ligar(pasta)
  expect(await consultar(segundo.conexao, 'select texto from nota')).toEqual([{ texto: 'São João' }])
  const [banco] = await consultar(
    segundo.conexao,
    `select datlocale as local, pg_encoding_to_char(encoding) as codificacao, current_setting('TimeZone') as fuso
     from pg_database where datname = current_database()`,
  )
  expect(banco).toEqual({ local: 'pt-BR', codificacao: 'UTF8', fuso: 'UTC' })
})

test('ordena e busca como o português: acentos juntos das letras, extensões disponíveis', async () => {
  const { conexao } = await ligar(pastaPronta())
  const ordem = await consultar(
    conexao,
    "select n from unnest(array['Zélia', 'ação', 'Ana', 'Álvaro']) n order by n",
  )
  expect(ordem).toEqual([{ n: 'ação' }, { n: 'Álvaro' }, { n: 'Ana' }, { n: 'Zélia' }])
  for (const extensao of ['pg_trgm', 'unaccent', 'btree_gin', 'btree_gist', 'citext']) {
    await consultar(conexao, `create extension ${extensao}`)
  }
  // With one fewer, "ç" or "ã" would not count as letters.
  expect(await consultar(conexao, "select cardinality(show_trgm('ação')) as n")).toEqual([{ n: 5 }])
})

test('só responde pelo socket e a aplicação não é superusuária', async () => {
  const { conexao } = await ligar(pastaPronta(), false)
  const [estado] = await consultar(
    conexao,
    `select current_setting('listen_addresses') as tcp, current_setting('fsync') as fsync,
       (select rolsuper or rolcreatedb from pg_roles where rolname = current_user) as poderoso`,
  )
  expect(estado).toEqual({ tcp: '', fsync: 'on', poderoso: false })
})

test('dois lado a lado, um deles num caminho comprido com espaços e acentos', async () => {
  const [um, outro] = await Promise.all([
    ligar(pastaPronta()),
    ligar(criarPasta('meus dados', 'ç'.repeat(60))),
  ])
  await consultar(um.conexao, 'create table so_aqui ()')
  expect(await consultar(outro.conexao, "select to_regclass('so_aqui') as t")).toEqual([{ t: null }])
})

test.runIf(souRoot)('um backup restaurado como root volta a abrir', async () => {
  const original = pastaPronta()
  const primeiro = await ligar(original)
  await consultar(primeiro.conexao, 'create table nota ()')
  await primeiro.desligar()

  const copia = criarPasta()
  cpSync(original, copia, { recursive: true })
  expect(spawnSync('chown', ['-R', '0:0', copia]).status).toBe(0)
  const { conexao } = await ligar(copia)
  expect(await consultar(conexao, "select to_regclass('nota') as t")).toEqual([{ t: 'nota' }])
})

test('uma criação interrompida recomeça do zero', async () => {
  const pasta = criarPasta()
  cpSync(import.meta.dirname, join(pasta, 'postgres.novo'), { recursive: true })
  const { conexao } = await ligar(pasta)
  expect(await consultar(conexao, 'select 1 as um')).toEqual([{ um: 1 }])
})

test('uma falha ao iniciar traz o que o PostgreSQL disse', async () => {
  const pasta = pastaPronta()
  writeFileSync(join(pasta, 'postgres', 'PG_VERSION'), '9\n')
  await expect(ligar(pasta)).rejects.toThrow(
    /não conseguiu iniciar.+backup com a versão anterior[\s\S]+incompatible with server[\s\S]+postgres\.log/,
  )

  rmSync(join(pasta, 'postgres', 'global'), { recursive: true })
  await expect(ligar(pasta)).rejects.not.toThrow(/undefined/)
})

test('o log não guarda os dados de uma instrução que falhou', async () => {
  const pasta = pastaPronta()
  const { conexao } = await ligar(pasta)
  await consultar(conexao, 'create table cliente (cpf text primary key)')
  const inserir = "insert into cliente values ('52998224725')"
  await consultar(conexao, inserir)
  await expect(consultar(conexao, inserir)).rejects.toThrow()
  await expect(consultar(conexao, "select '52998224725x'::int")).rejects.toThrow()
  expect(readFileSync(join(pasta, 'postgres.log'), 'utf8')).not.toContain('52998224725')
})
