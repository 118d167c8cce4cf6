import { expect, test } from 'vitest'
import { Texto } from './comum.ts'

const [semLargura, marca, familia] = ['\u200b', '\ufeff', '👩‍👧']

test.each([
  [semLargura, false],
  [`${semLargura}${marca}\u00ad`, false],
  [` ${semLargura} a`, false],
  ['ab', true],
  [`${semLargura}ab`, true],
  [familia, true],
])('o que não se vê não conta como nome: %j', (texto, aceito) => {
  expect(Texto(80, 2).safeParse(texto).success).toBe(aceito)
})

test('o que se vê é guardado como veio, e a recusa é a de um texto curto, uma vez só', () => {
  expect(Texto(80, 2).parse(familia)).toBe(familia)
  const { error } = Texto(80, 2).safeParse(semLargura + semLargura)
  expect(error?.issues).toMatchObject([{ code: 'too_small', minimum: 2 }])
  expect(Texto(80).safeParse('').error?.issues).toHaveLength(1)
})
