import { v7 } from 'uuid'
import { beforeAll, expect, test } from 'vitest'
import { usarServidor } from '#testes/ambiente.ts'
import { conferirRecusa } from '#testes/recusas.ts'

const s = usarServidor()
const caixa = { token: '' }
beforeAll(async () => {
  caixa.token = (await s().admin()).acesso
})

// A part of an upload has the upload's own token instead of a login, and a notice its signature. Their nouns test them.
const binarias = () =>
  s().app.endpoints.filter((e) => e.binario && e.permissao !== 'token' && e.permissao !== 'publica')

test('um arquivo vazio, que não é o que se espera ou com um campo a mais é recusado', async () => {
  expect(binarias().length).toBeGreaterThan(0)
  for (const e of binarias())
    for (const corpo of [
      undefined,
      '',
      'nada disso',
      '{"a":1}',
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
      '\0\0\0',
    ]) {
      const cabecalhos = { 'content-type': 'image/png' }
      const caminho = e.path.replace(':id', v7())
      const resposta = await s().pedir(e.method, caminho, { token: caixa.token, corpo, cabecalhos })
      conferirRecusa(resposta, `${e.path} ← ${corpo}`)
      const aMais = await s().pedir(e.method, `${caminho}?x=1`, { token: caixa.token, corpo, cabecalhos })
      expect(aMais.status).toBe(400)
    }
})

test('acima do limite da chamada, 413; sem token, 401 antes de ler', async () => {
  for (const e of binarias()) {
    const corpo = Buffer.alloc((e.binario?.maximo ?? 0) + 1)
    const cabecalhos = { 'content-type': 'image/png' }
    expect((await s().pedir(e.method, e.path, { token: caixa.token, corpo, cabecalhos })).status).toBe(413)
    expect((await s().pedir(e.method, e.path, { corpo, cabecalhos })).status).toBe(401)
  }
})
