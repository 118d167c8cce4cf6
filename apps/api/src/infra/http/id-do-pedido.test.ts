import { expect, test } from 'vitest'
import { usarServidor } from '#testes/ambiente.ts'

const PROXY = '10.4.0.9'
const DO_PROXY = '4bf92f3577b34da6a3ce929d0e0e4736'
const s = usarServidor({ PROXIES_CONFIAVEIS: PROXY })

const idDe = async (ip: string, id: string) => {
  const cabecalhos = { 'x-request-id': id, 'x-forwarded-for': '203.0.113.5' }
  return (await s().pedir('GET', '/health/live', { ip, cabecalhos })).cabecalhos['x-request-id']
}

test('o proxy de confiança dá o id do pedido', async () => {
  expect(await idDe(PROXY, DO_PROXY)).toBe(DO_PROXY)
})

test('de mais ninguém o id é aceito, e cada pedido tem o seu', async () => {
  const [um, outro] = [await idDe('10.4.0.8', DO_PROXY), await idDe('10.4.0.8', DO_PROXY)]
  expect(um).toMatch(/^[\da-f]{10}-\w+$/)
  expect(new Set([um, outro, DO_PROXY]).size).toBe(3)
})

test.each(['52998224725', 'maria@exemplo.br, e mais', 'a'.repeat(65)])(
  'o que o proxy só repassou não vale: %s',
  async (texto) => {
    expect(await idDe(PROXY, texto)).not.toBe(texto)
  },
)

test('toda resposta tem o seu id, também a que recusa o endereço', async () => {
  for (const caminho of ['/health/live', '/nada-disso', '/cliente/%zz'])
    expect((await s().pedir('GET', caminho)).cabecalhos['x-request-id'], caminho).toMatch(/^[\da-f]{10}-\w+$/)
})
