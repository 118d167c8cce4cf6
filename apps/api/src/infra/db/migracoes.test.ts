import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { recusasDaMigracao } from '#testes/migracao-aditiva.ts'
import { VERSAO } from '#versao.ts'
import { PASTA_DAS_MIGRACOES } from './migrar.ts'

/** Those before were never beside a copy of another version. */
const PRIMEIRA = 41

const migracoes = readdirSync(PASTA_DAS_MIGRACOES).filter((nome) => nome.endsWith('.sql'))
const ler = (nome: string) => readFileSync(path.join(PASTA_DAS_MIGRACOES, nome), 'utf8')

test('desde o começo das atualizações sem parada, as migrações só acrescentam', () => {
  const recusas = migracoes
    .filter((nome) => Number.parseInt(nome, 10) >= PRIMEIRA)
    .flatMap((nome) => recusasDaMigracao(ler(nome), VERSAO).map((recusa) => `${nome} ${recusa}`))
  expect(recusas).toEqual([])
})

test('as de antes, que ainda podiam tirar, seriam recusadas: a regra lê o que o drizzle escreve', () => {
  const recusadas = migracoes.filter((nome) => recusasDaMigracao(ler(nome), VERSAO).length > 0)
  expect(recusadas).toContain('0038_sem_dados_bancarios.sql')
})

test.each([
  'ALTER TABLE "venda" DROP COLUMN "motivo"',
  'DROP TABLE "rascunho" CASCADE',
  'DROP INDEX "boleto_da_origem"',
  'ALTER TABLE "venda" RENAME COLUMN "motivo" TO "razao"',
  'ALTER TABLE "venda" RENAME TO "vendas"',
  'ALTER TABLE "venda" ALTER COLUMN "motivo" SET NOT NULL',
  'ALTER TABLE "venda" ALTER COLUMN "motivo" SET DATA TYPE varchar(10)',
  'ALTER TABLE "venda" ALTER COLUMN "motivo" DROP DEFAULT',
  'ALTER TABLE "venda" ADD COLUMN "nova" text NOT NULL',
  'ALTER TABLE "venda" ADD CONSTRAINT "curta" CHECK (length(motivo) < 9)',
  'CREATE UNIQUE INDEX "uma" ON "venda" ("motivo")',
  '-- widened: nada\nALTER TABLE "venda" DROP COLUMN "motivo"',
  'ALTER TABLE "venda" ADD COLUMN "nova" text;\n-- um comentário\nALTER TABLE "venda" DROP COLUMN "motivo"',
])('%s é recusado', (sql) => {
  expect(recusasDaMigracao(sql, '1.2.0')).toHaveLength(1)
})

test.each([
  'ALTER TABLE "venda" ADD COLUMN "nova" text',
  `ALTER TABLE "venda" ADD COLUMN "nova" text DEFAULT '' NOT NULL`,
  'CREATE INDEX "uma" ON "venda" USING btree ("motivo")',
  'CREATE TABLE "nova" ("id" uuid NOT NULL);\n--> statement-breakpoint\nALTER TABLE "nova" ADD CONSTRAINT "x" FOREIGN KEY ("id") REFERENCES "venda"("id")',
  'CREATE TABLE "nova" ("id" uuid);\n--> statement-breakpoint\nCREATE UNIQUE INDEX "uma" ON "nova" ("id")',
  '-- widened: lets in more\nALTER TABLE "venda" DROP CONSTRAINT "curta";',
  '-- last used in 1.1.9\nALTER TABLE "venda" DROP COLUMN "motivo"',
])('%s pode', (sql) => {
  expect(recusasDaMigracao(sql, '1.2.0')).toEqual([])
})

test.each(['1.2.0', '1.10.0', '2.0.0'])('o que a versão %s ainda usa não se tira na 1.2.0', (versao) => {
  const sql = `-- last used in ${versao}\nALTER TABLE "venda" DROP COLUMN "motivo"`
  expect(recusasDaMigracao(sql, '1.2.0')).toHaveLength(1)
})
