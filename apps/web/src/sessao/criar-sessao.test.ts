import { contaApi } from '@balcao/contract/acesso/conta'
import { authApi } from '@balcao/contract/acesso/login'
import { expect, test } from 'vitest'
import { ligarApi } from '#testes/api-de-sessao.ts'

test('autenticada é quem tem a pessoa carregada, não quem só tem um token', async () => {
  const api = await ligarApi()
  const primeira = api.abrirAba()
  expect(primeira.sessao.autenticada()).toBe(false)
  await primeira.sessao.entrar(api.par())
  expect(primeira.sessao.autenticada()).toBe(true)

  const depois = api.abrirAba()
  expect(depois.sessao.temTokens()).toBe(true)
  expect(depois.sessao.autenticada()).toBe(false)
  await depois.sessao.carregarUsuario()
  expect(depois.sessao.estado().usuarioAutenticado?.first_name).toBe('Ana')
})

test('retomada por vários ao mesmo tempo, a sessão pergunta quem é uma só vez', async () => {
  const api = await ligarApi()
  await api.abrirAba().sessao.entrar(api.par())
  const antes = api.chamadas('/auth/me')
  const { sessao } = api.abrirAba()
  await Promise.all([sessao.retomar(), sessao.retomar()])
  expect(sessao.autenticada()).toBe(true)
  expect(api.chamadas('/auth/me')).toBe(antes + 1)
})

test('o fim que veio antes de haver quem o ouça é contado ao primeiro que chega, e só a ele', async () => {
  const api = await ligarApi({ renovar: () => ({ status: 401, json: {} }) })
  const { sessao, deixarDeOuvir } = api.abrirAba()
  deixarDeOuvir()
  await sessao.entrar(api.par())
  api.vencerAcesso()
  await expect(sessao.retomar()).rejects.toThrow()
  expect(sessao.temTokens()).toBe(false)
  const ouvidos: string[] = []
  sessao.aoEncerrar((motivo) => ouvidos.push(`primeiro: ${motivo}`))
  sessao.aoEncerrar((motivo) => ouvidos.push(`segundo: ${motivo}`))
  await expect.poll(() => ouvidos).toEqual(['primeiro: recusada'])
})

test('quem entra de novo não ouve o fim da sessão de antes', async () => {
  const api = await ligarApi()
  const { sessao, deixarDeOuvir } = api.abrirAba()
  deixarDeOuvir()
  sessao.encerrar('expirada')
  await sessao.entrar(api.par())
  const ouvidos: string[] = []
  sessao.aoEncerrar((motivo) => ouvidos.push(motivo))
  await sessao.retomar()
  expect(ouvidos).toEqual([])
})

test('um par de tokens guardado pela metade, ou que não é JSON, vale como nenhum', async () => {
  const api = await ligarApi()
  const { sessao } = api.abrirAba()
  expect(sessao.estado()).toMatchObject({ accessToken: null, refreshToken: null, created_at: null })
})

test('sair em uma aba tira as outras', async () => {
  const api = await ligarApi()
  const [uma, outra] = [api.abrirAba(), api.abrirAba()]
  await uma.sessao.entrar(api.par())
  await expect.poll(() => outra.sessao.autenticada()).toBe(true)
  uma.sessao.encerrar('saiu')
  expect(outra.sessao.autenticada()).toBe(false)
  expect(outra.sessao.temTokens()).toBe(false)
  expect(outra.fins).toEqual(['saiu'])
})

test('a sessão que expira em uma aba expira nas outras: ninguém saiu', async () => {
  const api = await ligarApi({ outra: ({ url }) => (url === '/auth/sessao' ? { status: 401 } : undefined) })
  const [uma, outra] = [api.abrirAba(), api.abrirAba()]
  await uma.sessao.entrar(api.par())
  await expect.poll(() => outra.sessao.autenticada()).toBe(true)
  await expect(uma.http(contaApi.sessoes)).rejects.toThrow()
  expect([uma.fins, outra.fins]).toEqual([['expirada'], ['expirada']])
  await uma.sessao.entrar(api.par())
  await expect.poll(() => outra.sessao.autenticada()).toBe(true)
  uma.sessao.encerrar('saiu')
  expect(outra.fins).toEqual(['expirada', 'saiu'])
})

test('uma renovação em uma aba chega às outras', async () => {
  const api = await ligarApi()
  const [uma, outra] = [api.abrirAba(), api.abrirAba()]
  await uma.sessao.entrar(api.par())
  api.vencerAcesso()
  await uma.http(contaApi.sessoes)
  expect(outra.sessao.estado().accessToken).toBe('acesso-2')
  await outra.http(contaApi.sessoes)
  expect(api.chamadas('/auth/refresh')).toBe(1)
})

test('várias abas recusadas ao mesmo tempo renovam uma só vez', async () => {
  const api = await ligarApi()
  const abas = [api.abrirAba(), api.abrirAba(), api.abrirAba()]
  await abas[0]?.sessao.entrar(api.par())
  api.vencerAcesso()
  await Promise.all(abas.flatMap(({ http }) => [http(contaApi.sessoes), http(authApi.eu)]))
  expect(api.chamadas('/auth/refresh')).toBe(1)
})

test('outra aba foi mais rápida e o servidor diz isso: os tokens dela servem', async () => {
  const jaRenovada = { status: 409, json: { codigo: 'SESSAO_JA_RENOVADA' } }
  const api = await ligarApi({ renovar: () => jaRenovada })
  const [uma, outra] = [api.abrirAba(), api.abrirAba()]
  await uma.sessao.entrar(api.par())
  api.vencerAcesso()
  const chamada = uma.http(contaApi.sessoes)
  await expect.poll(() => api.chamadas('/auth/refresh')).toBe(1)
  await outra.sessao.entrar(api.par())
  await expect(chamada).resolves.toEqual({ feito: '/auth/sessao' })
  expect(uma.fins).toEqual([])
})

test('a resposta que se perdeu é pedida de novo, e o servidor a repete', async () => {
  const respostas = [
    { status: 409, json: { codigo: 'SESSAO_JA_RENOVADA' } },
    { status: 200, json: { access_token: 'acesso-2', refresh_token: 'renovo-2' } },
  ]
  const api = await ligarApi({ renovar: () => respostas.shift() ?? { status: 401, json: {} } })
  const { sessao, http, fins } = api.abrirAba()
  await sessao.entrar(api.par())
  api.vencerAcesso()
  await http(contaApi.sessoes)
  expect(api.chamadas('/auth/refresh')).toBe(2)
  expect(sessao.estado().refreshToken).toBe('renovo-2')
  expect(fins).toEqual([])
})

test('se os tokens da aba mais rápida nunca chegam, é como um 401', async () => {
  const api = await ligarApi({ renovar: () => ({ status: 409, json: { codigo: 'SESSAO_JA_RENOVADA' } }) })
  const { sessao, http, fins } = api.abrirAba()
  await sessao.entrar(api.par())
  api.vencerAcesso()
  await expect(http(contaApi.sessoes)).rejects.toThrow()
  expect(fins).toEqual(['recusada'])
})

test('quem sai durante a renovação continua fora', async () => {
  let responder = () => {}
  const api = await ligarApi({
    renovar: () =>
      new Promise((pronto) => {
        responder = () => pronto({ json: { access_token: 'acesso-2', refresh_token: 'renovo-2' } })
      }),
  })
  const [uma, outra] = [api.abrirAba(), api.abrirAba()]
  await uma.sessao.entrar(api.par())
  api.vencerAcesso()
  const chamada = uma.http(contaApi.sessoes)
  await expect.poll(() => api.chamadas('/auth/refresh')).toBe(1)
  outra.sessao.encerrar('saiu')
  responder()
  await expect(chamada).rejects.toThrow()
  expect(uma.sessao.temTokens()).toBe(false)
  expect(outra.sessao.temTokens()).toBe(false)
})

test('um erro do servidor ao renovar não derruba a sessão', async () => {
  const api = await ligarApi({ renovar: () => ({ status: 503, json: { message: 'Em manutenção' } }) })
  const { sessao, http, fins } = api.abrirAba()
  await sessao.entrar(api.par())
  api.vencerAcesso()
  await expect(http(contaApi.sessoes)).rejects.toMatchObject({ status: 503, message: 'Em manutenção' })
  expect(fins).toEqual([])
  expect(sessao.temTokens()).toBe(true)
})
