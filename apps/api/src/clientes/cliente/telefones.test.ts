import { expect, test } from 'vitest'
import { telefoneDeTeste } from './cliente.fabrica.ts'
import { chaveDoQueFoiDigitado, unirTelefones } from './telefones.ts'

test.each([
  ['(11) 98765-4321', '1187654321'],
  ['1187654321', '1187654321'],
  ['+55 11 8765-4321', '1187654321'],
  ['011 98765-4321', '1187654321'],
  ['(11) 3232-4000', '1132324000'],
  ['(11) 79876-5432', '11798765432'],
  ['(11) 98765', null],
  ['87654321', null],
  ['', null],
])('%s tem a chave %s', (digitado, chave) => {
  expect(chaveDoQueFoiDigitado(digitado)).toBe(chave)
})

test('do mesmo celular com e sem o nono dígito fica o que o tem', () => {
  const antigo = telefoneDeTeste({ numero: '+551187654321', tipo: 'RECADO', whatsapp: false })
  const novo = telefoneDeTeste({ numero: '+5511987654321' })
  const unido = { numero: '+5511987654321', tipo: 'RECADO', whatsapp: true, principal: true }
  expect(unirTelefones([antigo], [novo])).toEqual([unido])
  expect(unirTelefones([novo], [antigo])).toEqual([{ ...unido, tipo: 'CELULAR' }])
})

test('o principal de quem fica continua o principal', () => {
  const [a, b, c] = ['1', '2', '3'].map((n) =>
    telefoneDeTeste({ numero: `+551198765432${n}`, principal: n !== '1' }),
  )
  if (!a || !b || !c) throw new Error('sem telefones')
  expect(unirTelefones([a, b], [c]).map((t) => t.principal)).toEqual([false, true, false])
  expect(unirTelefones([], [a]).map((t) => t.principal)).toEqual([true])
})
