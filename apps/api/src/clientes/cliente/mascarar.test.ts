import { expect, test } from 'vitest'
import { usarClientes } from '#testes/usar-clientes.ts'

const { chamar, criar, alguem } = usarClientes()

test('o que se escreveu livremente sobre a pessoa também fica oculto; que está restrita, não', async () => {
  const { id } = await criar()
  await chamar('POST', `/${id}/consentimento`, {
    finalidade: 'OFERTAS',
    concedido: true,
    meio: 'ligou do 11 98765-4321',
  })
  await chamar('POST', `/${id}/restricao`, { motivo: 'Deve à vizinha, Dona Zuleica', versao: 1 })
  const { corpo } = await chamar('GET', `/${id}`, undefined, await alguem(['CRIAR.VENDA']))
  expect(JSON.stringify(corpo)).not.toMatch(/98765|Zuleica/)
  expect(corpo).toMatchObject({
    restricao: { motivo: '***', por: 'Administrador' },
    consentimentos: [{ finalidade: 'OFERTAS', concedido: true, meio: '***' }],
  })
})
