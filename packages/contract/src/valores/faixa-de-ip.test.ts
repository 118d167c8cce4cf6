import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { FaixaDeIp } from './faixa-de-ip.ts'

const aceita = (texto: string) => FaixaDeIp.safeParse(texto).success

test.each([
  ...['203.0.113.7', '0.0.0.0', '255.255.255.255', '10.0.0.0/8', '0.0.0.0/0', '203.0.113.7/32'],
  ...[
    '2001:db8::1',
    '::',
    '::1',
    '::ffff:10.0.0.1',
    '0000:0000:0000:0000:0000:ffff:100.100.100.100/128',
    '2001:db8::/32',
    '::/0',
    '2001:DB8::1/128',
    ' 10.0.0.1 ',
  ],
])('%j é um endereço ou uma faixa', (texto) => expect(aceita(texto)).toBe(true))

test.each([
  ...['', '/', '10.0.0', '10.0.0.256', '10.0.0.01', '010.0.0.1', '0x7f.1', '10.0.0.0/33', '10.0.0.0/08'],
  ...['10.0.0.0/', '10.0.0.0/8/8', '10.0.0.0/-1', '10.0.0.0/8 ,', ':::', '2001:db8::1::', '::/129', '[::1]'],
  ...['localhost', '::1%eth0', '::1]/@x[', 'fe80::g'],
])('%j não é', (texto) => expect(aceita(texto)).toBe(false))

test('o mesmo que o zod diria, para qualquer endereço e prefixo', () => {
  const doZod = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])
  const prefixo = fc.option(fc.integer({ min: 0, max: 140 }), { nil: undefined })
  fc.assert(
    fc.property(fc.oneof(fc.ipV4(), fc.ipV6()), prefixo, (ip, bits) => {
      const texto = bits === undefined ? ip : `${ip}/${bits}`
      expect(aceita(texto), texto).toBe(doZod.safeParse(texto.toLowerCase()).success)
    }),
  )
})
