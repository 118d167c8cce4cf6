import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { ConfiguracaoPublica } from '@balcao/contract/provedor/configuracao'
import { lerModificadores } from '@balcao/contract/provedor/imagem-leitura'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { responderErro } from '#infra/http/erros.ts'
import type { Servidor } from '#infra/http/rota.ts'
import { servirWeb } from './pagina.ts'

const configuracao: ConfiguracaoPublica = {
  base_api: '/api',
  marca: 'Fibra & "Cia" <b>',
  logo: null,
  cor_primaria: null,
  cor_secundaria: null,
  senha_minima: 10,
  email_suporte: '</script><script>alert(1)</script>@x',
  microsoft: false,
  envia_email: false,
  producao: false,
  id_analytics: null,
  chave_mapas: null,
  mapa_url: null,
  mapa_atribuicao: null,
  fuso_horario: 'America/Sao_Paulo',
  demo: null,
}
const telas = {
  aplicativo: ['assets/app.js', 'assets/app.css'],
  rotas: {
    '/': ['assets/app.js', 'assets/app.css'],
    '/login': ['assets/app.js'],
    '/assinante': ['assets/app.js', 'assets/assinante.js'],
    '/admin/cliente/$id': ['assets/app.js', 'assets/ficha.js'],
    '/admin/cliente/novo': ['assets/app.js', 'assets/novo.js'],
    '/admin/cliente/$id/plano/$planoId': ['assets/app.js', 'assets/contrato.js'],
    '/admin/cliente': ['assets/app.js', 'assets/lista.js', 'assets/lista.css'],
  },
  portas: { '/assinante': ['assets/assinante.js', 'assets/assinante.css'] },
}
const caixa: { app?: FastifyInstance; pasta?: string; mudanca?: Partial<ConfiguracaoPublica> } = {}
const abrir = (url: string) => {
  if (!caixa.app) throw new Error('sem servidor')
  return caixa.app.inject({ method: 'GET', url })
}

beforeAll(async () => {
  const pasta = await mkdtemp(path.join(tmpdir(), 'balcao-web-'))
  await mkdir(path.join(pasta, 'assets'))
  await writeFile(
    path.join(pasta, 'index.html'),
    '<head><title>%MARCA%</title><!--configuracao--></head><main></main>',
  )
  await mkdir(path.join(pasta, '.vite'))
  await writeFile(path.join(pasta, '.vite', 'telas.json'), JSON.stringify(telas))
  await writeFile(path.join(pasta, 'assets', 'a-1.js'), 'export {}')
  await writeFile(path.join(pasta, 'latest.json'), '{}')
  await writeFile(path.join(pasta, 'sw.js'), '')
  const app = fastify()
  app.setErrorHandler(responderErro)
  servirWeb(
    app as unknown as Servidor,
    { https: false, ler: async () => ({ ...configuracao, ...caixa.mudanca }) },
    pasta,
  )
  await app.ready()
  Object.assign(caixa, { app, pasta })
})
afterAll(async () => {
  await caixa.app?.close()
  if (caixa.pasta) await rm(caixa.pasta, { recursive: true, force: true })
})

test('qualquer endereço da aplicação recebe a página, com a configuração como dado inerte', async () => {
  for (const url of ['/', '/login', '/admin/usuario', '/auth/success?x=1']) {
    const { statusCode, body, headers } = await abrir(url)
    expect(statusCode).toBe(200)
    expect(headers['cache-control']).toBe('no-store')
    expect(body).toContain('<title>Fibra &#38; &#34;Cia&#34; &#60;b&#62;</title>')
    expect(body).not.toContain('</script><script>')
    const dados = /<script type="application\/json" id="configuracao">(.*?)<\/script>/.exec(body)?.[1]
    expect(JSON.parse(dados ?? '')).toEqual(configuracao)
  }
})

test.each([
  ['/admin/cliente', ['app.js', 'lista.js', 'lista.css']],
  ['/admin/cliente/?busca=ana', ['app.js', 'lista.js', 'lista.css']],
  ['/admin/cliente/novo', ['app.js', 'novo.js']],
  ['/admin/cliente/0192d3a4-0000-7000-8000-000000000001', ['app.js', 'ficha.js']],
  ['/admin/cliente/%6Eovo', ['app.js', 'novo.js']],
  ['/admin/cliente/1/plano/2', ['app.js', 'contrato.js']],
  ['/', ['app.js', 'app.css']],
  ['/nao/existe', ['app.js', 'app.css']],
  ['/admin/cliente/1/plano', ['app.js', 'app.css']],
  ['/constructor', ['app.js', 'app.css']],
  ['/assinante?t=segredo', ['assinante.js', 'assinante.css']],
  ['/login', []],
  ['/login/?voltar=%2Fadmin%2Fcliente', []],
])('a página de %s nomeia o que a tela vai baixar', async (url, esperados) => {
  const { body } = await abrir(url)
  const links = Array.from(body.matchAll(/<link rel="(\w+)" crossorigin href="\/assets\/([\w.]+)">/g))
  expect(links.map(([, , arquivo]) => arquivo)).toEqual(esperados)
  for (const [, rel, arquivo = ''] of links)
    expect(rel).toBe(arquivo.endsWith('.css') ? 'stylesheet' : 'modulepreload')
})

test('nenhum buscador guarda um endereço com segredo ou busca; a porta de entrada pode ser achada', async () => {
  for (const url of ['/assinante?t=segredo', '/boleto?t=segredo', '/admin/cliente?busca=ana'])
    expect((await abrir(url)).headers['x-robots-tag'], url).toBe('noindex, nofollow')
  for (const url of ['/login', '/assinante', '/vendedor'])
    expect((await abrir(url)).headers, url).not.toHaveProperty('x-robots-tag')
})

test('o mapa das telas não é entregue a ninguém', async () => {
  expect((await abrir('/.vite/telas.json')).statusCode).toBe(404)
})

test('o que tem nome de versão guarda-se por um ano; o resto confere-se sempre', async () => {
  expect((await abrir('/assets/a-1.js')).headers['cache-control']).toContain('immutable')
  expect((await abrir('/latest.json')).headers['cache-control']).toBe('no-cache')
})

test('o programa instala-se com o nome, o logotipo e a cor do provedor, e abre na venda', async () => {
  caixa.mudanca = {}
  const nosso = await abrir('/manifest.webmanifest')
  expect(nosso.headers).toMatchObject({
    'content-type': 'application/manifest+json; charset=utf-8',
    'cache-control': 'no-cache',
  })
  expect(nosso.json()).toMatchObject({
    name: configuracao.marca,
    start_url: '/vendedor',
    theme_color: '#0033a1',
  })
  expect(nosso.json().icons).toContainEqual(
    expect.objectContaining({ src: '/icone-512.png', sizes: '512x512', type: 'image/png' }),
  )
  caixa.mudanca = {
    marca: 'Fibra Sul',
    cor_primaria: '#aa0000',
    logo: '0192d3a4-0000-7000-8000-000000000001',
  }
  const dele = (await abrir('/manifest.webmanifest')).json()
  expect(dele).toMatchObject({ name: 'Fibra Sul', theme_color: '#aa0000' })
  for (const { src } of dele.icons) expect(lerModificadores(src.split('/')[2])).not.toBeNull()
  caixa.mudanca = {}
})

test('o service worker confere-se sempre, e pode pedir o que é daqui', async () => {
  const { headers } = await abrir('/sw.js')
  expect(headers['cache-control']).toBe('no-cache')
  expect(headers['content-type']).toContain('javascript')
})

test.each([
  '/api/nada',
  '/API/usuario',
  '/Api/usuario',
  '//api/usuario',
  '/api%2Fusuario',
  '/%61pi/usuario',
  '//',
  '//?x',
  '/assets/nao-existe.js',
  '/assets/..%2f..%2fpackage.json',
  '/../../etc/passwd.txt',
])('%s não é a página', async (url) => {
  const resposta = await abrir(url)
  expect(resposta.statusCode).toBe(404)
  expect(resposta.json()).toMatchObject({ message: 'Endereço não encontrado' })
})

test('a política da página segue as configurações do momento: mapas e medição só quando ligados', async () => {
  const politica = async (mudanca: Partial<ConfiguracaoPublica>) => {
    caixa.mudanca = mudanca
    return String((await abrir('/login')).headers['content-security-policy'])
  }
  const fechada = await politica({ id_analytics: 'G-1' })
  expect(fechada).not.toContain('google')
  expect(fechada).toContain('trusted-types default dompurify iconify')
  expect(await politica({ chave_mapas: 'chave' })).toContain("script-src 'self' https://maps.googleapis.com")
  const comMapa = await politica({ mapa_url: 'https://mapas.exemplo:8443/{z}/{x}/{y}.png' })
  expect(comMapa).toContain("img-src 'self' data: blob: https://mapas.exemplo:8443;")
  expect(comMapa).toContain("script-src 'self';")
  expect(await politica({ id_analytics: 'G-1', producao: true })).toContain(
    'https://www.googletagmanager.com',
  )
  expect(await politica({ base_api: '/balcao/api' })).toContain("connect-src 'self';")
  expect(await politica({ base_api: 'https://api.exemplo:8443/v1' })).toContain(
    "connect-src 'self' https://api.exemplo:8443;",
  )
  caixa.mudanca = {}
})
