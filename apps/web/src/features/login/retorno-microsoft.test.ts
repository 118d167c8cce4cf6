import { expect, test } from 'vitest'
import { lerRetorno } from './retorno-microsoft.ts'
import { emMinutos } from './useContagem.ts'

test('lê os tokens que o servidor deixou no endereço', () => {
  expect(lerRetorno('#estado=abc&access_token=a.b&refresh_token=r%2Bs')).toEqual({
    estado: 'abc',
    retorno: { access_token: 'a.b', refresh_token: 'r+s' },
  })
})

test('lê o motivo de uma recusa', () => {
  expect(lerRetorno('#estado=abc&erro=Voc%C3%AA+n%C3%A3o+foi+convidado')).toEqual({
    estado: 'abc',
    retorno: { error: 'Você não foi convidado' },
  })
})

test.each(['', '#', '#access_token=a&refresh_token=b', '#estado=abc', '#estado=abc&access_token=a'])(
  'sem estado ou sem o par inteiro não há retorno: %j',
  (hash) => {
    expect(lerRetorno(hash)).toBeNull()
  },
)

test('mostra a espera em minutos e segundos', () => {
  expect([5, 75, 600].map(emMinutos)).toEqual(['0:05', '1:15', '10:00'])
})
