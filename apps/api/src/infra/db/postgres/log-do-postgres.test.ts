import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { criarPasta } from '#testes/postgres.ts'
import { abrirLog, falhaDoPostgres } from './log-do-postgres.ts'

test('o arquivo não passa do limite e o anterior fica ao lado, um só', () => {
  const arquivo = join(criarPasta(), 'postgres.log')
  const log = abrirLog(arquivo, 100)
  for (let i = 0; i < 100; i++) log.escrever(`linha ${i} ${'x'.repeat(20)}\n`)
  expect(statSync(arquivo).size).toBeLessThan(150)
  expect(statSync(`${arquivo}.1`).size).toBeLessThan(150)
  expect(readFileSync(arquivo, 'utf8')).toContain('linha 99')
})

test('sem poder escrever, segue em frente e ainda sabe as últimas linhas', () => {
  const log = abrirLog('/pasta/que/nao/existe/postgres.log')
  expect(falhaDoPostgres('Parou.', log).message).toContain('o PostgreSQL não disse nada')
  log.escrever('FATAL: sem espaço\n')
  expect(falhaDoPostgres('Parou.', log).message).toContain('Parou.\nFATAL: sem espaço\n')
})
