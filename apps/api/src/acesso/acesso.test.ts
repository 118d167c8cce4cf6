import { expect, test } from 'vitest'
import { ADMIN } from '../teste/admin.ts'
import { usarServidor } from '../teste/ambiente.ts'

const s = usarServidor()

test('entra com e-mail e senha, vê quem é e sai de verdade', async () => {
  const { pedir, admin } = s()
  const { acesso, renovacao } = await admin()
  const eu = await pedir('GET', '/auth/me', { token: acesso })
  expect(eu.corpo).toMatchObject({ nome: 'Administrador', first_name: 'Administrador', email: ADMIN.email })
  expect((await pedir('DELETE', '/auth/logout', { token: acesso })).status).toBe(200)
  expect((await pedir('GET', '/auth/me', { token: acesso })).status).toBe(401)
  expect((await pedir('GET', '/auth/refresh', { token: renovacao })).status).toBe(401)
})
