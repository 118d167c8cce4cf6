import fastJson, { type Schema } from 'fast-json-stringify'
import { beforeAll, expect, test } from 'vitest'
import { usarServidor } from '#testes/ambiente.ts'
import { esquemaDeResposta } from './esquema-json.ts'
import type { DocumentoOpenApi } from './openapi.ts'
import type { Operacao } from './openapi-operacao.ts'

const s = usarServidor()
let documento: DocumentoOpenApi
let operacoes: [nome: string, operacao: Operacao][]
beforeAll(async () => {
  documento = (await s().pedir('GET', '/openapi.json')).corpo
  operacoes = Object.entries(documento.paths).flatMap(([caminho, metodos]) =>
    Object.entries(metodos).map(([metodo, o]): [string, Operacao] => [
      `${metodo.toUpperCase()} ${caminho}`,
      o,
    ]),
  )
})

const operacao = (nome: string) => {
  const achada = operacoes.find(([n]) => n === nome)?.[1]
  if (!achada) throw new Error(`sem ${nome}`)
  return achada
}

test('descreve todas as chamadas que o servidor atende, e só elas', () => {
  const registradas = s().app.endpoints.map((e) => `${e.method} ${e.path.replace(/:(\w+)/g, '{$1}')}`)
  expect(operacoes.map(([nome]) => nome).sort()).toEqual(registradas.sort())
})

test('toda resposta pode ser escrita por seu esquema, também a que nenhum teste pede', () => {
  for (const { method, path, resposta } of s().app.endpoints)
    if (!('arquivo' in resposta))
      expect(() => fastJson(esquemaDeResposta(resposta) as Schema), `${method} ${path}`).not.toThrow()
})

test('tem a forma de um documento OpenAPI 3.1', () => {
  expect(documento.openapi).toMatch(/^3\.1\.\d$/)
  expect(documento.info.version).toMatch(/^\d+\.\d+\.\d+$/)
  const ids = operacoes.map(([, o]) => o.operationId)
  expect(new Set(ids).size).toBe(ids.length)
  for (const [nome, { parameters, responses, tags }] of operacoes) {
    const noCaminho = [...nome.matchAll(/\{(\w+)\}/g)].map(([, campo]) => campo)
    const declarados = parameters.filter((p) => p.in === 'path')
    expect(declarados.map((p) => p.name)).toEqual(noCaminho)
    expect(declarados.every((p) => p.required)).toBe(true)
    expect(Object.keys(responses)).toContain('default')
    expect(Object.keys(responses).every((status) => /^([2-5]\d\d|default)$/.test(status))).toBe(true)
    expect(documento.tags).toContainEqual({ name: tags[0] })
  }
})

test('toda referência aponta para algo que está no documento', () => {
  const referencias = JSON.stringify(documento).matchAll(/"\$ref":"#\/([^"]+)"/g)
  for (const [, caminho = ''] of referencias) {
    const alvo = caminho
      .split('/')
      .reduce<unknown>((no, parte) => (no as Record<string, unknown> | undefined)?.[parte], documento)
    expect(alvo, caminho).toBeDefined()
  }
})

test('diz quem pode, o que se envia e o que pode ser recusado', () => {
  const criar = operacao('POST /usuario')
  expect(criar.security).toEqual([{ bearer: [] }])
  expect(operacao('GET /cliente').security).toEqual([{ bearer: [] }, { chave: [] }])
  expect(criar.description).toBe(
    'Permissão: `CRIAR.USUARIO` (Convidar usuário). Só para pessoas: uma chave de API não serve.',
  )
  expect(criar.requestBody?.content['application/json']?.schema).toMatchObject({
    type: 'object',
    additionalProperties: false,
  })
  expect(Object.keys(criar.responses)).toEqual(expect.arrayContaining(['201', '400', '401', '403', '422']))
  expect(Object.keys(operacao('PUT /usuario/{id}').responses)).toEqual(expect.arrayContaining(['409', '428']))
  expect(operacao('GET /health/live').security).toEqual([])
  expect(operacao('GET /usuario/exportar').responses['200']).toMatchObject({
    content: { 'text/csv; charset=utf-8': {} },
  })
  expect(Object.keys(operacao('POST /arquivo/imagem').requestBody?.content ?? {})).toContain('image/png')
})

test('a página mostra cada chamada, sem script e dentro da política de conteúdo', async () => {
  const { status, texto, cabecalhos } = await s().pedir('GET', '/docs')
  expect(status).toBe(200)
  expect(cabecalhos['content-type']).toContain('text/html')
  for (const [, { operationId }] of operacoes) expect(texto).toContain(`id="${operationId}"`)
  expect(texto).toContain('nome: texto (3 a 120 caracteres)')
  expect(texto).not.toMatch(/<script|\son\w+=|javascript:/i)
})

test('descreve também o que é enviado a outros sistemas', () => {
  const { post } = documento.webhooks['venda.enviada'] ?? {}
  expect(post?.summary).toBe('Uma venda foi enviada')
  expect(post?.parameters.map(({ name }) => name)).toEqual([
    'webhook-id',
    'webhook-timestamp',
    'webhook-signature',
  ])
  expect(post?.requestBody.content['application/json'].schema).toMatchObject({
    properties: {
      type: { const: 'venda.enviada' },
      data: { required: expect.arrayContaining(['id', 'versao']) },
    },
  })
})
