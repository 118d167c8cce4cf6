import { expect, test } from 'vitest'
import { SENHA_DE_TESTE } from '#acesso/usuario/usuario.fabrica.ts'
import { usarServidor } from '#testes/ambiente.ts'

const PROXY = '10.4.0.9'
const s = usarServidor({ PROXIES_CONFIAVEIS: PROXY })

/** The address that the server takes a login to come from. */
const enderecoVisto = async (ip: string, encaminhado: string) => {
  const { email, id } = await s().fabrica.usuario()
  const { status } = await s().pedir('POST', '/auth/login', {
    corpo: { email, senha: SENHA_DE_TESTE },
    ip,
    cabecalhos: { 'x-forwarded-for': encaminhado },
  })
  expect(status).toBe(200)
  const { rows } = await s().pool.query('select ip from sessao where usuario_id = $1', [id])
  return rows[0].ip
}

test('só o proxy configurado diz de onde veio o pedido', async () => {
  expect(await enderecoVisto(PROXY, '203.0.113.5')).toBe('203.0.113.5')
  expect(await enderecoVisto('10.4.0.8', '203.0.113.5')).toBe('10.4.0.8')
})

test('o que o cliente escreveu antes do proxy não vale', async () => {
  expect(await enderecoVisto(PROXY, '1.2.3.4, 203.0.113.5')).toBe('203.0.113.5')
})
