import { expect, test } from 'vitest'
import { usarServidor } from '#testes/ambiente.ts'

const s = usarServidor()

const DOS_DADOS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}
const DAS_PAGINAS = {
  'cache-control': 'no-store',
  'content-security-policy': expect.stringContaining("script-src 'self';"),
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('camera=(self)'),
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}

test.each(['/health/live', '/cliente', '/nao-existe', '/%ff', '/icone/x%2F..%2Fy'])(
  'toda resposta da API protege quem a lê e não fica guardada: %s',
  async (caminho) => {
    const { cabecalhos } = await s().pedir('GET', caminho)
    expect(cabecalhos).toMatchObject(DOS_DADOS)
  },
)

test.each(['/docs', '/auth/microsoft/retorno'])(
  'o que o navegador abre sozinho tem a proteção de uma página: %s',
  async (caminho) => {
    const { cabecalhos } = await s().pedir('GET', caminho)
    expect(cabecalhos).toMatchObject(DAS_PAGINAS)
  },
)

test('sem https ninguém é mandado para ele', async () => {
  expect((await s().pedir('GET', '/health/live')).cabecalhos).not.toHaveProperty('strict-transport-security')
})
