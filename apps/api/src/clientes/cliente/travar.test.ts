import { expect, test } from 'vitest'
import { pessoa } from '#infra/http/contexto.ts'
import { usarClientes } from './cliente-de-teste.ts'
import { travarCliente } from './travar.ts'

const { s, chamar, criar } = usarClientes()

test('quem olha um cliente não espera por quem o está alterando', async () => {
  const { id } = await criar()
  const quem = pessoa({ id, sessaoId: '', nome: '', permissoes: [], empresas: null })
  await s().db.transaction(async (db) => {
    await travarCliente(db, quem, id)
    const espera = new Promise((pronto) => setTimeout(pronto, 2_000, 'esperou'))
    const olhada = chamar('GET', `/${id}`).then(({ status }) => status)
    expect(await Promise.race([olhada, espera])).toBe(200)
  })
  expect((await chamar('GET', `/${id}/acessos`)).corpo.total).toBe(1)
})
