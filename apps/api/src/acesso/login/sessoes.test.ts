import { expect, test } from 'vitest'
import { SENHA_DE_TESTE } from '#acesso/usuario/usuario.fabrica.ts'
import { usarServidor } from '#testes/ambiente.ts'

const s = usarServidor()
const me = (token: string) => s().pedir('GET', '/auth/me', { token })
const CHROME = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36'

test('sair encerra a sessão de verdade: nem o acesso nem a renovação valem mais', async () => {
  const { acesso, renovacao } = await s().fabrica.pessoa()
  expect(await s().pedir('DELETE', '/auth/logout', { token: acesso })).toMatchObject({
    status: 200,
    corpo: {},
  })
  expect((await me(acesso)).status).toBe(401)
  expect((await s().pedir('GET', '/auth/refresh', { token: renovacao })).status).toBe(401)
})

test('as sessões aparecem com aparelho e endereço, e a atual é marcada', async () => {
  const { email, acesso } = await s().fabrica.pessoa()
  await s().pedir('POST', '/auth/login', {
    corpo: { email, senha: SENHA_DE_TESTE },
    ip: '10.9.9.9',
    cabecalhos: { 'user-agent': CHROME },
  })
  const { corpo } = await s().pedir('GET', '/auth/sessao', { token: acesso })
  expect(corpo).toHaveLength(2)
  expect(corpo[0]).toMatchObject({ atual: false, dispositivo: 'Chrome em Android', ip: '10.9.9.9' })
  expect(corpo[1]).toMatchObject({ atual: true, dispositivo: 'Dispositivo desconhecido' })
  expect(JSON.stringify(corpo)).not.toMatch(/token|usuario_id/)
})

test('encerrar uma sessão não toca as outras; a de outra pessoa não existe', async () => {
  const minha = await s().fabrica.pessoa()
  const outroAparelho = await s().fabrica.sessao(minha)
  const alheia = await s().fabrica.pessoa()
  const idDa = async (token: string) =>
    (await s().pedir('GET', '/auth/sessao', { token })).corpo.find((x: { atual: boolean }) => x.atual).id

  const encerrar = async (id: string) =>
    (await s().pedir('DELETE', `/auth/sessao/${id}`, { token: minha.acesso })).status
  expect(await encerrar(await idDa(alheia.acesso))).toBe(404)
  expect((await me(alheia.acesso)).status).toBe(200)
  expect(await encerrar('nao-e-um-id')).toBe(404)
  const doOutro = await idDa(outroAparelho.acesso)
  expect(await encerrar(doOutro)).toBe(200)
  expect((await me(outroAparelho.acesso)).status).toBe(401)
  expect((await me(minha.acesso)).status).toBe(200)
  expect(await encerrar(doOutro)).toBe(404)
})

test('encerrar as outras deixa só a atual', async () => {
  const pessoa = await s().fabrica.pessoa()
  const outras = [await s().fabrica.sessao(pessoa), await s().fabrica.sessao(pessoa)]
  expect((await s().pedir('DELETE', '/auth/sessao', { token: pessoa.acesso })).status).toBe(200)
  for (const outra of outras) expect((await me(outra.acesso)).status).toBe(401)
  expect((await me(pessoa.acesso)).status).toBe(200)
})
