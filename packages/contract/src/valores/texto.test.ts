import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { nomeSeparado, semAcento } from './texto.ts'

test.each([
  ['São João d’Aliança', "sao joao d'alianca"],
  ['AÇÃO, Órgão & Cia.', 'acao, orgao & cia.'],
  ['Müller Weiß Łódź', 'muller weiss lodz'],
  ['Æther Œuvre Øre Þór Đặng', 'aether oeuvre ore thor dang'],
  ['1ª Loja – nº 2…', '1a loja - no 2...'],
  ['İstanbul Kadıköy', 'istanbul kadikoy'],
  ['joa\u0303o', 'joao'],
  ['100% fibra', '100% fibra'],
])('semAcento: %s → %s', (texto, esperado) => {
  expect(semAcento(texto)).toBe(esperado)
})

test('semAcento de novo não muda nada, e composto ou decomposto dá o mesmo', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'aÁãÇêôüÑ ß–º.1') }), (texto) => {
      expect(semAcento(semAcento(texto))).toBe(semAcento(texto))
      expect(semAcento(texto.normalize('NFD'))).toBe(semAcento(texto.normalize('NFC')))
    }),
  )
})

test.each([
  ['maria SILVA souza', 'Maria', 'Silva'],
  ['JOÃO da silva', 'João', 'Da'],
  ['  ana-clara   d’ávila ', 'Ana-Clara', 'D’Ávila'],
  ['élida', 'Élida', ''],
  ['', '', ''],
])('nomeSeparado: "%s"', (nome, first_name, last_name) => {
  expect(nomeSeparado(nome)).toEqual({ first_name, last_name })
})
