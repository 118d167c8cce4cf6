import fc from 'fast-check'
import { expect, test } from 'vitest'
import vetores from './boleto-vetores.json' with { type: 'json' }
import { codigoPix, crc16 } from './pix.ts'

const CHAVE = '123e4567-e12b-12d1-a456-426655440000'
const base = { chave: CHAVE, nome: 'Fulano de Tal', cidade: 'BRASILIA' }

test.each(vetores.pix)('o código $id é igual ao esperado', ({ entrada, esperado }) => {
  const { valor_centavos: valor, ...resto } = entrada as typeof entrada & { valor_centavos?: number }
  const pedido = valor === undefined ? resto : { ...resto, valor }
  expect(codigoPix(pedido as Parameters<typeof codigoPix>[0])).toBe(esperado.copia_e_cola)
})

test('o CRC tem o valor conhecido e guarda os zeros da frente', () => {
  expect(crc16('123456789')).toBe('29B1')
  expect(crc16('')).toBe('FFFF')
  fc.assert(fc.property(fc.string(), (texto) => /^[0-9A-F]{4}$/.test(crc16(texto))))
})

/** Reads the fields back, as a payer's app does. */
const lerCampos = (texto: string) => {
  const campos: Record<string, string> = {}
  for (let i = 0; i < texto.length; ) {
    const fim = i + 4 + Number(texto.slice(i + 2, i + 4))
    expect(fim).toBeLessThanOrEqual(texto.length)
    campos[texto.slice(i, i + 2)] = texto.slice(i + 4, fim)
    i = fim
  }
  return campos
}

test('qualquer nome, cidade, valor e identificação se leem de volta', () => {
  const nomes = fc.string({ unit: 'grapheme' }).map((texto) => `A${texto}`)
  const txids = fc.stringMatching(/^[A-Za-z0-9]{1,25}$/)
  fc.assert(
    fc.property(
      nomes,
      nomes,
      fc.integer({ min: 1, max: 99_999_999_99 }),
      txids,
      (nome, cidade, valor, txid) => {
        const codigo = codigoPix({ ...base, nome, cidade, valor, txid })
        const campos = lerCampos(codigo)
        expect(Object.keys(campos).sort()).toEqual([
          '00',
          '26',
          '52',
          '53',
          '54',
          '58',
          '59',
          '60',
          '62',
          '63',
        ])
        expect(Math.round(Number(campos['54']) * 100)).toBe(valor)
        expect(lerCampos(campos['62'] ?? '')).toEqual({ '05': txid })
        expect(lerCampos(campos['26'] ?? '')).toEqual({ '00': 'br.gov.bcb.pix', '01': CHAVE })
        expect(campos['59']).toMatch(/^[\x20-\x7e]{1,25}$/)
        expect(campos['60']).toMatch(/^[\x20-\x7e]{1,15}$/)
        expect(campos['63']).toBe(crc16(codigo.slice(0, -4)))
      },
    ),
  )
})

test('o nome cortado no meio de um espaço não termina nele', () => {
  const codigo = codigoPix({ ...base, nome: 'TELECOMUNICACOES DO NORTE LTDA' })
  expect(lerCampos(codigo)['59']).toBe('TELECOMUNICACOES DO NORTE')
  expect(lerCampos(codigoPix({ ...base, cidade: 'SAO JOSE DA PED RA' }))['60']).toBe('SAO JOSE DA PED')
  expect(lerCampos(codigoPix({ ...base, nome: 'A'.repeat(24).concat(' B') }))['59']).toBe('A'.repeat(24))
})

test('o texto para quem paga vai junto da chave enquanto couber', () => {
  const comTexto = (informacao: string) => codigoPix({ ...base, informacao })
  expect(comTexto('Mensalidade de março')).toContain('0220Mensalidade de marco')
  // 99 less the identification (18), the key (40) and the text's own id and length (4).
  expect(comTexto('x'.repeat(37))).toContain('2699')
  expect(() => comTexto('x'.repeat(38))).toThrow(RangeError)
})

test('o endereço de um código dinâmico vai sem o começo, e só se couber', () => {
  const comEndereco = (url: string) => codigoPix({ url, nome: 'Fulano', cidade: 'Brasília' })
  expect(comEndereco('https://pix.exemplo.com.br/v2/1')).toBe(comEndereco('pix.exemplo.com.br/v2/1'))
  expect(comEndereco('p'.repeat(77))).toContain('2699')
  for (const url of ['p'.repeat(78), '', 'com espaço']) expect(() => comEndereco(url)).toThrow(RangeError)
})

test.each([
  ['valor zero', { valor: 0 }],
  ['valor negativo', { valor: -1 }],
  ['valor com fração de centavo', { valor: 1.5 }],
  ['valor sem fim', { valor: Number.POSITIVE_INFINITY }],
  ['txid vazio', { txid: '' }],
  ['txid com hífen', { txid: 'BOL-1' }],
  ['txid longo', { txid: 'A'.repeat(26) }],
  ['nome vazio', { nome: '   ' }],
  ['nome que não tem como ser escrito', { nome: '東京' }],
  ['cidade vazia', { cidade: '' }],
  ['chave que não existe', { chave: 'fulano' }],
  ['chave com pontuação', { chave: '529.982.247-25' }],
])('%s é recusado', (_qual, troca) => {
  expect(() => codigoPix({ ...base, ...troca })).toThrow(RangeError)
})
