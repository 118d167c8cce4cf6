import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { pesoDoModulo } from './peso-do-modulo.ts'

const projeto = fileURLToPath(new URL('../../..', import.meta.url))

test('a pasta em que o projeto está não muda o peso de um módulo', () => {
  const importando = (pasta: string) => `import { a } from "${pasta}apps/web/src/a.ts"`
  expect(pesoDoModulo('x.ts', importando(projeto))).toBe(pesoDoModulo('x.ts', importando('')))
})

test('de uma biblioteca grande conta só uma parte', () => {
  const grande = 'a'.repeat(200_000)
  expect(pesoDoModulo('/node_modules/x.js', grande)).toBeLessThan(pesoDoModulo('/src/x.ts', grande) / 10)
})
