import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { criarPasta } from './pasta-de-teste.ts'
import { abrirRegistro, falhaDoPostgres } from './registro.ts'

test('o arquivo não passa do limite e o anterior fica ao lado, um só', () => {
  const arquivo = join(criarPasta(), 'postgres.log')
  const registro = abrirRegistro(arquivo, 100)
  for (let i = 0; i < 100; i++) registro.escrever(`linha ${i} ${'x'.repeat(20)}\n`)
  expect(statSync(arquivo).size).toBeLessThan(150)
  expect(statSync(`${arquivo}.1`).size).toBeLessThan(150)
  expect(readFileSync(arquivo, 'utf8')).toContain('linha 99')
})

test('sem poder escrever, segue em frente e ainda sabe as últimas linhas', () => {
  const registro = abrirRegistro('/pasta/que/nao/existe/postgres.log')
  expect(falhaDoPostgres('Parou.', registro).message).toContain('o PostgreSQL não disse nada')
  registro.escrever('FATAL: sem espaço\n')
  expect(falhaDoPostgres('Parou.', registro).message).toContain('Parou.\nFATAL: sem espaço\n')
})
