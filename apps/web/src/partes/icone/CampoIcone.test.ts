import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { casaVizinha } from './CampoIcone.grade.ts'
import { SUGESTOES } from './CampoIcone.sugestoes.ts'
import { nomeDoIcone } from './CampoIcone.textos.ts'

test('as sugestões existem no conjunto de ícones', () => {
  const arquivo = fileURLToPath(import.meta.resolve('@iconify-json/tabler/icons.json'))
  const { icons } = JSON.parse(readFileSync(arquivo, 'utf8'))
  for (const icone of SUGESTOES) expect(icons, icone).toHaveProperty([icone.replace('tabler:', '')])
  expect(new Set(SUGESTOES).size).toBe(SUGESTOES.length)
})

test('as setas andam pela grade e param nas beiras', () => {
  const grade = { total: 10, porLinha: 4 }
  const ir = (tecla: string, de: number) => casaVizinha(tecla, de, grade)
  expect(ir('ArrowDown', -1)).toBe(0)
  expect(ir('ArrowLeft', -1)).toBeUndefined()
  expect(ir('ArrowRight', 0)).toBe(1)
  expect(ir('ArrowDown', 1)).toBe(5)
  expect(ir('ArrowDown', 7)).toBe(9)
  expect(ir('ArrowRight', 9)).toBe(9)
  expect(ir('ArrowUp', 5)).toBe(1)
  expect(ir('ArrowUp', 2)).toBe(-1)
  expect(ir('a', 2)).toBeUndefined()
  expect(casaVizinha('ArrowDown', -1, { total: 0, porLinha: 1 })).toBeUndefined()
})

test('o nome do ícone é dito sem o conjunto e sem traços', () => {
  expect(nomeDoIcone('tabler:shield-check')).toBe('shield check')
  expect(nomeDoIcone('')).toBe('')
})
