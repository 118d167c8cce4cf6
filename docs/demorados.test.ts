import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const raiz = path.join(import.meta.dirname, '..')
const testes = globSync('apps/api/src/**/*.test.ts', { cwd: raiz }).map((arquivo) => ({
  arquivo,
  texto: readFileSync(path.join(raiz, arquivo), 'utf8'),
}))
/** What of the tests' helpers starts the program or a PostgreSQL as a process of its own. */
const LIGA =
  /'#testes\/(aplicacao|usar-programa|replica|copias\/\w+|faltas\/\w+)\.ts'|\bligarPostgres\b|\bligar\b.*'#testes\/postgres\.ts'/
const demorado = (texto: string) => texto.startsWith('// @module-tag demorado\n')

test('o teste que liga o programa ou um PostgreSQL só seu fica para `npm test`', () => {
  const ligam = testes.filter(({ texto }) => LIGA.test(texto))
  expect(ligam.length).toBeGreaterThan(10)
  expect(ligam.filter(({ texto }) => !demorado(texto)).map(({ arquivo }) => arquivo)).toEqual([])
})

test('`npm run check` faz quase todos os outros', () => {
  expect(testes.filter(({ texto }) => demorado(texto)).length).toBeLessThan(testes.length / 5)
})
