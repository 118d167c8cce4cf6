import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const raiz = path.join(import.meta.dirname, '..')
const linhas = readFileSync(path.join(raiz, 'docs/security.md'), 'utf8')
  .split('\n')
  .filter((linha) => /^\| (?!Attack|What \|)/.test(linha))

/** `file` › the name of a test, or of the group that it is in. */
const citados = linhas.map((linha) => ({
  linha,
  testes: [...linha.matchAll(/`([^`]+\.(?:test|e2e)\.tsx?)` › (.+?)(?=<br>| \|$)/g)].map(
    ([, arquivo = '', nome = '']) => ({ arquivo, nome }),
  ),
}))

const fonte = (arquivo: string) => {
  const caminho = path.join(raiz, arquivo)
  return existsSync(caminho) ? readFileSync(caminho, 'utf8') : ''
}
/** As it is written in the file, between quotes. */
const declara = (texto: string, nome: string) =>
  [`'${nome}'`, `"${nome}"`, `\`${nome}\``].some((n) => texto.includes(n))

test('cada ataque nomeia um teste que existe, com esse nome', () => {
  expect(citados.length).toBeGreaterThan(50)
  expect(citados.filter(({ testes }) => !testes.length).map(({ linha }) => linha)).toEqual([])
  const perdidos = citados
    .flatMap(({ testes }) => testes)
    .filter(({ arquivo, nome }) => !declara(fonte(arquivo), nome))
  expect(perdidos).toEqual([])
})

test('nenhum teste que se cita é pulado', () => {
  const arquivos = new Set(citados.flatMap(({ testes }) => testes.map(({ arquivo }) => arquivo)))
  for (const arquivo of arquivos)
    expect(fonte(arquivo), arquivo).not.toMatch(/\b(test|describe)\.(skip|todo|fixme)\b/)
  expect(globSync('apps/api/src/**/*.test.ts', { cwd: raiz }).length).toBeGreaterThan(arquivos.size)
})
