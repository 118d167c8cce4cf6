import { expect, test } from 'vitest'
import { usarServidor } from '../teste/ambiente.ts'

const s = usarServidor()

const SEMPRE = {
  'content-security-policy': expect.stringContaining("script-src 'self';"),
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('camera=(self)'),
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}

test.each(['/health/live', '/cliente', '/nao-existe', '/icone/x%2F..%2Fy'])(
  'toda resposta da API protege quem a lê e não fica guardada: %s',
  async (caminho) => {
    const { cabecalhos } = await s().pedir('GET', caminho)
    expect(cabecalhos).toMatchObject({ ...SEMPRE, 'cache-control': 'no-store' })
  },
)

test('sem https ninguém é mandado para ele', async () => {
  expect((await s().pedir('GET', '/health/live')).cabecalhos).not.toHaveProperty('strict-transport-security')
})
