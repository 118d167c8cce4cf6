import { expect, test } from 'vitest'
import { dadosDeCliente } from '#clientes/cliente/cliente.fabrica.ts'
import { esperarNaTrava } from '#testes/esperar-na-trava.ts'
import { usarVendas } from '#testes/usar-vendas.ts'

const { s, caixa, enviada } = usarVendas()

test('quem age na venda enquanto o cliente é unificado termina, e a unificação vem depois', async () => {
  const vendida = await enviada()
  const { acesso: token } = await s().admin()
  const { corpo: fica } = await s().pedir('POST', '/cliente', {
    token,
    corpo: dadosDeCliente(caixa.empresa_id),
  })
  const { corpo: sai } = await s().pedir('GET', `/cliente/${vendida.cliente_id}`, { token })
  const age = await s().pool.connect()
  try {
    // As every action does it: the sale, and then its client.
    await age.query(`begin; set local lock_timeout = '500ms'`)
    await age.query('select from venda where id = $1 for no key update', [vendida.id])
    const unificada = s().pedir('POST', `/cliente/${fica.id}/unificacao`, {
      token,
      corpo: { outro_id: sai.id, versao: fica.versao, versao_do_outro: sai.versao, campos_do_outro: [] },
    })
    await esperarNaTrava(s().pool)
    await age.query('select from cliente where id = $1 for no key update', [sai.id])
    await age.query('commit')
    expect((await unificada).status).toBe(200)
  } finally {
    age.release(true)
  }
  const { rows } = await s().pool.query('select cliente_id from venda where id = $1', [vendida.id])
  expect(rows).toEqual([{ cliente_id: fica.id }])
})
