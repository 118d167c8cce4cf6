import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { arquivo } from '#infra/arquivo/arquivo.table.ts'
import { usarServidor } from '#testes/ambiente.ts'
import { imagens } from './imagem.fabrica.ts'

beforeAll(() => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'chave-de-teste')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'segredo-de-teste')
})
afterAll(() => vi.unstubAllEnvs())

// Nothing listens on port 1.
const s = usarServidor({ STORAGE_URL: 's3://balde?endpoint=http://127.0.0.1:1' })

test('com o S3 fora do ar o envio é recusado em menos de 5 s, nada é gravado e o resto segue', async () => {
  const { pedir, fabrica, db } = s()
  const { acesso: token } = await fabrica.pessoa({ grupo: 'Administrador' })
  const inicio = performance.now()
  const { status, corpo, cabecalhos } = await pedir('POST', '/arquivo/imagem', {
    corpo: await imagens.png(),
    token,
    cabecalhos: { 'content-type': 'image/png' },
  })
  expect(performance.now() - inicio).toBeLessThan(5_000)
  expect([status, corpo.codigo, cabecalhos['retry-after']]).toEqual([503, 'INDISPONIVEL', '5'])
  expect(corpo.message).toBe('O armazenamento de arquivos não responde. Tente novamente em instantes.')
  expect(await db.$count(arquivo)).toBe(0)
  expect((await pedir('GET', '/auth/me', { token })).status).toBe(200)
})
