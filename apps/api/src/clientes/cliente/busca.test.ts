import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lerBusca } from './busca.ts'

const palavras = (texto: string) => lerBusca(texto)?.palavras

test.each([
  ['João  da SILVA', ['joao', 'da', 'silva']],
  ['529.982', ['529982']],
  ['maria 529.982-2', ['maria', '5299822']],
  ['12.ABC.345', ['12abc345']],
  ['(11) 9 8765', ['1198765']],
  ['+55 11 98765-4321', ['11987654321']],
  ['joao.silva@exemplo.com', ['joao', 'silva']],
  ['ERP-00059', ['erp', '00059']],
  ['ERP00059', ['erp00059']],
  ['00059', ['00059']],
  ['100% _ \\ "x\'', ['100', 'x']],
])('%j é procurado como %j', (texto, esperadas) => {
  expect(palavras(texto)).toEqual(esperadas)
})

test.each(['529.982.247-25', '52998224725', ' 529 982 247 25 '])('%j é um CPF inteiro', (texto) => {
  expect(lerBusca(texto)).toMatchObject({ documento: '52998224725' })
})

test('um CNPJ com letras também, em qualquer caixa, com ou sem pontuação', () => {
  const pontuado = lerBusca('12.abc.345/01de-35')
  expect(pontuado).toMatchObject({ documento: '12ABC34501DE35', palavras: ['12abc34501de35'] })
  for (const texto of ['12abc34501de35', '12ABC34501DE35']) expect(lerBusca(texto)).toEqual(pontuado)
})

test.each(['(11) 98765-4321', '11 8765 4321', '+55 11 98765-4321', '011987654321'])(
  '%j é o mesmo telefone, com ou sem o nono dígito',
  (texto) => {
    expect(lerBusca(texto)).toMatchObject({ telefone: '1187654321' })
  },
)

test('um CPF que teria a forma de um telefone, mas de um DDD que não existe, é só um CPF', () => {
  expect(lerBusca('04093822131')).toMatchObject({ documento: '04093822131', telefone: null })
})

test.each(['(11) 95432-1098', '11954321098', '+55 11 95432-1098'])(
  '%j tem o nono dígito desde sempre e fica como é',
  (texto) => {
    expect(lerBusca(texto)).toMatchObject({ telefone: '11954321098' })
  },
)

test('um fixo fica como é', () => {
  expect(lerBusca('(11) 3456-7890')).toMatchObject({ telefone: '1134567890' })
})

test('de um e-mail, o que vem antes do @ são palavras e o todo é conferido', () => {
  expect(lerBusca('ana Joao.Silva@Exemplo')).toMatchObject({
    email: 'joao.silva@exemplo',
    palavras: ['ana', 'joao', 'silva'],
  })
})

test.each(['nº 123', '#123', 'no123', 'N° 123'])('%j é um código', (texto) => {
  expect(lerBusca(texto)).toMatchObject({ codigo: 123 })
})

test.each(['a', ' á ', '%', '_', '\\', '"', "'", '😀', '-', '%%%%', 'a b c', '1', '@exemplo.com.br'])(
  '%j pede mais',
  (texto) => {
    expect(() => lerBusca(texto)).toThrow('Digite mais')
  },
)

test('nada digitado não é busca', () => {
  expect(lerBusca('')).toBeNull()
  expect(lerBusca(undefined)).toBeNull()
})

test('para qualquer texto: uma busca de palavras simples ou a recusa', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (texto) => {
      try {
        const lida = lerBusca(texto)
        expect(lida?.palavras.length ?? 0).toBeLessThanOrEqual(8)
        for (const palavra of lida?.palavras ?? []) expect(palavra).toMatch(/^[a-z0-9]+$/)
      } catch (erro) {
        expect(String(erro)).toContain('Digite mais')
      }
    }),
  )
})

test('só dígitos são lidos como os mesmos dígitos no meio de outras coisas', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{2,16}$/), (digitos) => {
      expect(lerBusca(digitos)).toEqual(lerBusca(`${digitos} `))
    }),
  )
})
