import { contaApi } from '@balcao/contract/acesso/conta'
import { authApi } from '@balcao/contract/acesso/login'
import { expect, test } from 'vitest'
import { ligarApi } from '#testes/api-de-sessao.ts'
import { SessaoEncerrada } from './erro.ts'

const entrar = async (api: Awaited<ReturnType<typeof ligarApi>>) => {
  const aba = api.abrirAba()
  await aba.sessao.entrar(api.par())
  return aba
}

test('um 401 renova em silêncio, lê a pessoa e repete a chamada uma vez', async () => {
  const api = await ligarApi()
  const { http, sessao, fins } = await entrar(api)
  api.vencerAcesso()
  api.pedidos.length = 0
  await expect(http(contaApi.sessoes)).resolves.toEqual({ feito: '/auth/sessao' })
  expect(api.pedidos.map(({ url }) => url)).toEqual([
    '/auth/sessao',
    '/auth/refresh',
    '/auth/me',
    '/auth/sessao',
  ])
  expect(sessao.estado()).toMatchObject({ accessToken: 'acesso-2', refreshToken: 'renovo-2' })
  expect(fins).toEqual([])
})

test('muitas chamadas recusadas ao mesmo tempo renovam uma só vez', async () => {
  const api = await ligarApi()
  const { http } = await entrar(api)
  api.vencerAcesso()
  await Promise.all(Array.from({ length: 12 }, () => http(contaApi.sessoes)))
  expect(api.chamadas('/auth/refresh')).toBe(1)
})

test('a renovação manda o refresh token como bearer', async () => {
  const api = await ligarApi()
  const { http } = await entrar(api)
  api.vencerAcesso()
  await http(contaApi.sessoes)
  const renovacao = api.pedidos.find(({ url }) => url === '/auth/refresh')
  expect(renovacao?.cabecalhos.authorization).toBe('Bearer renovo-1')
})

test('recusada também na repetição, a sessão termina como expirada', async () => {
  const api = await ligarApi({ outra: ({ url }) => (url === '/auth/sessao' ? { status: 401 } : undefined) })
  const { http, sessao, fins } = await entrar(api)
  await expect(http(contaApi.sessoes)).rejects.toBeInstanceOf(SessaoEncerrada)
  expect(fins).toEqual(['expirada'])
  expect(sessao.temTokens()).toBe(false)
  expect(api.chamadas('/auth/sessao')).toBe(2)
})

test('sem resposta na repetição, a sessão também termina como expirada', async () => {
  const api = await ligarApi({
    outra: ({ url }) => {
      if (url !== '/auth/sessao') return
      if (api.chamadas('/auth/sessao') > 1) api.cortar()
      return { status: 401 }
    },
  })
  const { http, fins } = await entrar(api)
  await expect(http(contaApi.sessoes)).rejects.toBeInstanceOf(SessaoEncerrada)
  expect(fins).toEqual(['expirada'])
})

test.each([409, 422, 500])('%i na repetição é uma resposta: não derruba a sessão', async (status) => {
  let vez = 0
  const api = await ligarApi({
    outra: ({ url }) => (url === '/auth/sessao' ? { status: vez++ === 0 ? 401 : status } : undefined),
  })
  const { http, sessao, fins } = await entrar(api)
  await expect(http(contaApi.sessoes)).rejects.toMatchObject({ status })
  expect(fins).toEqual([])
  expect(sessao.temTokens()).toBe(true)
})

test('renovação recusada termina a sessão sem mensagem', async () => {
  const api = await ligarApi({ renovar: () => ({ status: 401 }) })
  const { http, fins } = await entrar(api)
  api.vencerAcesso()
  await expect(http(contaApi.sessoes)).rejects.toBeInstanceOf(SessaoEncerrada)
  expect(fins).toEqual(['recusada'])
})

test('sem rede ao renovar, a pessoa vai ao login mas os tokens ficam', async () => {
  const api = await ligarApi({
    outra: ({ url }) => (url === '/auth/sessao' ? { status: 401 } : undefined),
    renovar: () => {
      api.cortar()
      return { status: 401 }
    },
  })
  const { http, sessao, fins } = await entrar(api)
  await expect(http(contaApi.sessoes)).rejects.toBeInstanceOf(SessaoEncerrada)
  expect(fins).toEqual(['sem_rede'])
  expect(sessao.temTokens()).toBe(true)
})

test('um 401 do login é só uma resposta: nada é renovado', async () => {
  const api = await ligarApi({
    outra: ({ url }) => (url.startsWith('/auth/login') ? { status: 401 } : undefined),
  })
  const { http, fins } = await entrar(api)
  await expect(http(authApi.login, { body: {} })).rejects.toMatchObject({ status: 401 })
  expect(api.chamadas('/auth/refresh')).toBe(0)
  expect(fins).toEqual([])
})

test('um 401 da troca de senha termina a sessão sem renovar', async () => {
  const api = await ligarApi({ outra: ({ url }) => (url === '/auth/senha' ? { status: 401 } : undefined) })
  const { http, fins } = await entrar(api)
  const troca = http(authApi.trocarSenha, { body: { senha_atual: 'a', senha: 'uma senha longa' } })
  await expect(troca).rejects.toBeInstanceOf(SessaoEncerrada)
  expect(api.chamadas('/auth/refresh')).toBe(0)
  expect(fins).toEqual(['recusada'])
})

test('sem permissão, os direitos são lidos outra vez', async () => {
  const api = await ligarApi({
    outra: ({ url }) =>
      url === '/auth/sessao' ? { status: 403, json: { codigo: 'SEM_PERMISSAO' } } : undefined,
  })
  const { http } = await entrar(api)
  const antes = api.chamadas('/auth/me')
  await expect(http(contaApi.sessoes)).rejects.toMatchObject({ status: 403 })
  await expect.poll(() => api.chamadas('/auth/me')).toBe(antes + 1)
})
