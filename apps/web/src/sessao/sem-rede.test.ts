import { authApi } from '@balcao/contract/acesso/login'
import { expect, test } from 'vitest'
import { criarHttp } from '#http/criar-http.ts'
import { ErroHttp } from '#http/erro.ts'
import { criarTransporte } from '#http/transporte.ts'
import { abrirNavegador } from '#testes/abas.ts'
import { ligarServidor } from '#testes/servidor.ts'
import { criarSessao } from './criar-sessao.ts'
import type { MotivoDoFim } from './tokens.ts'

const ANA = '0192d3a4-0000-7000-8000-000000000001'
const HORA_S = 60 * 60
const token = (sub: string, segundos: number) => {
  const corpo = { sub, exp: Math.floor(Date.now() / 1000) + segundos }
  return `x.${btoa(JSON.stringify(corpo)).replaceAll('=', '')}.y`
}
const pessoa = (permissoes: string[]) => ({
  id: ANA,
  nome: 'Ana Souza',
  first_name: 'Ana',
  last_name: 'Souza',
  email: 'ana@exemplo.com.br',
  telefone: null,
  provedor: 'local',
  grupo: 'Vendas',
  permissoes,
  todas_empresas: false,
  versao: 1,
})

type Ajustes = { permissoes?: string[]; vive?: number; lugar?: string }

/** Ana has signed in on this device before; now there is no network, and the program is opened again. */
const preparar = async ({
  permissoes = ['REALIZAR_VENDA'],
  vive = HORA_S,
  lugar = '/vendedor',
}: Ajustes = {}) => {
  const situacao = { aceito: true, fora: 0 }
  const api = await ligarServidor(({ url }) => {
    if (situacao.fora) return { status: situacao.fora, texto: '<h1>Bad Gateway</h1>' }
    return url === '/auth/me' && situacao.aceito ? { json: pessoa(permissoes) } : { status: 401 }
  })
  const { abrirAba } = abrirNavegador()
  const perguntas: string[] = []
  const abrir = (base: string) => {
    const transporte = criarTransporte(base)
    const fins: MotivoDoFim[] = []
    const sessao = criarSessao({
      transporte,
      ...abrirAba(),
      travas: navigator.locks,
      semRede: {
        valeAqui: () => lugar === '/vendedor',
        servidorResponde: async () => {
          perguntas.push('o servidor responde?')
          return false
        },
      },
    })
    sessao.aoEncerrar((motivo) => fins.push(motivo))
    return { sessao, fins, http: criarHttp(transporte, sessao) }
  }
  const antes = abrir(api.base)
  await antes.sessao.entrar({ access_token: token(ANA, 60), refresh_token: token(ANA, vive) })
  const morta = await ligarServidor(() => ({}))
  await morta.desligar()
  return {
    antes,
    abrirSemRede: () => abrir(morta.base),
    abrirComRede: () => abrir(api.base),
    situacao,
    perguntas,
    api,
  }
}

test('sem rede, em /vendedor, quem entrou por último neste aparelho conta como carregado', async () => {
  const { abrirSemRede } = await preparar()
  const { sessao, fins } = abrirSemRede()
  await sessao.retomar()
  expect(sessao.autenticada()).toBe(true)
  expect(sessao.estado().usuarioAutenticado?.permissoes).toEqual(['REALIZAR_VENDA'])
  expect(fins).toEqual([])
})

test.each([500, 502, 503, 504])('com o servidor fora, e só um %i no lugar dele, também', async (fora) => {
  const { abrirComRede, situacao } = await preparar()
  situacao.fora = fora
  const { sessao, fins } = abrirComRede()
  await sessao.retomar()
  expect(sessao.autenticada()).toBe(true)
  expect(fins).toEqual([])
})

test('o que o servidor recusa não é falta de rede', async () => {
  const { abrirComRede, situacao } = await preparar()
  situacao.fora = 403
  const { sessao } = abrirComRede()
  await expect(sessao.retomar()).rejects.toMatchObject({ status: 403 })
  expect(sessao.autenticada()).toBe(false)
})

test.each<[string, Ajustes]>([
  ['em outro lugar', { lugar: '/admin/painel' }],
  ['quem não vende', { permissoes: ['LISTAR.USUARIO'] }],
  ['uma sessão que já não poderia viver', { vive: -1 }],
])('%s, não conta', async (_, ajustes) => {
  const { abrirSemRede } = await preparar(ajustes)
  const { sessao } = abrirSemRede()
  await expect(sessao.retomar()).rejects.toBeInstanceOf(ErroHttp)
  expect(sessao.autenticada()).toBe(false)
})

test('quem saiu não conta mais', async () => {
  const { antes, abrirSemRede } = await preparar()
  antes.sessao.encerrar('saiu')
  const { sessao } = abrirSemRede()
  await sessao.retomar().catch(() => undefined)
  expect(sessao.autenticada()).toBe(false)
})

test('se o servidor não responde, nenhuma renovação é tentada e ninguém vai ao login', async () => {
  const { abrirComRede, situacao, perguntas, api } = await preparar()
  const { sessao, fins, http } = abrirComRede()
  await sessao.retomar()
  situacao.aceito = false
  await expect(http(authApi.eu)).rejects.toMatchObject({ ehDeRede: true })
  expect(perguntas).toHaveLength(1)
  expect(api.pedidos.map(({ url }) => url)).not.toContain('/auth/refresh')
  expect(fins).toEqual([])
  expect(sessao.autenticada()).toBe(true)
})

test('em outro lugar a renovação é tentada como sempre', async () => {
  const { abrirComRede, situacao, perguntas, api } = await preparar({ lugar: '/admin/painel' })
  const { sessao, fins, http } = abrirComRede()
  await sessao.retomar()
  situacao.aceito = false
  await expect(http(authApi.eu)).rejects.toThrow()
  expect(perguntas).toEqual([])
  expect(api.pedidos.map(({ url }) => url)).toContain('/auth/refresh')
  expect(fins).toEqual(['recusada'])
})
