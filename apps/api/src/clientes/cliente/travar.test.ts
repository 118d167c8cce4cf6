import { expect, test } from 'vitest'
import { pessoa } from '#infra/http/contexto.ts'
import { usarClientes } from '#testes/usar-clientes.ts'
import { travarCliente } from './travar.ts'

const { s, chamar, criar } = usarClientes()

test('quem olha um cliente não espera por quem o está alterando', async () => {
  const { id } = await criar()
  const quem = pessoa({ id, sessaoId: '', nome: '', permissoes: [], empresas: null })
  await s().db.transaction(async (db) => {
    await travarCliente(db, quem, id)
    // Who waited for the lock would wait for this very answer, until the test's limit.
    expect((await chamar('GET', `/${id}`)).status).toBe(200)
  })
  expect((await chamar('GET', `/${id}/acessos`)).corpo.total).toBe(1)
})
