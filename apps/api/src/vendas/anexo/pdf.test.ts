import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { imagens } from '#provedor/imagem/imagem.fabrica.ts'
import { usarServidor } from '#testes/ambiente.ts'
import { enviarAnexo, pdf } from './anexo.fabrica.ts'

const s = usarServidor()
const caixa = { vendedor: '', outro: '' }
beforeAll(async () => {
  caixa.vendedor = (await s().fabrica.pessoa({ grupo: 'Vendedor' })).acesso
  caixa.outro = (await s().fabrica.pessoa({ grupo: 'Vendedor' })).acesso
})

const comPaginas = (...caixas: string[]) =>
  Buffer.from(
    [
      '%PDF-1.4',
      '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
      `2 0 obj<</Type/Pages/Kids[${caixas.map((_, i) => `${i + 3} 0 R`).join(' ')}]/Count ${caixas.length}>>endobj`,
      ...caixas.map((c, i) => `${i + 3} 0 obj<</Type/Page/Parent 2 0 R/MediaBox[${c}]>>endobj`),
      'trailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n',
    ].join('\n'),
  )

const enviar = async (bytes: Buffer) => {
  const { anexo, texto } = await enviarAnexo(s().pedir, bytes, { token: caixa.vendedor })
  if (!anexo) throw new Error(`anexo recusado: ${texto}`)
  return anexo.id
}
const paginas = (id: string, token = caixa.vendedor) => s().pedir('GET', `/anexo/${id}/paginas`, { token })
const pagina = async (id: string, numero: number | string) => {
  const { corpo } = await s().pedir('POST', `/anexo/${id}/endereco`, { token: caixa.vendedor })
  return s().app.inject(`${corpo.endereco}&pagina=${numero}`)
}

test('cada página vem desenhada, no seu formato, e nada nela roda', async () => {
  const id = await enviar(comPaginas('0 0 200 100', '0 0 100 200'))
  expect((await paginas(id)).corpo).toEqual({ paginas: 2 })
  const medidas = []
  for (const numero of [1, 2]) {
    const { statusCode, headers, rawPayload } = await pagina(id, numero)
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'content-security-policy': "default-src 'none';sandbox",
      'cache-control': 'no-store',
    })
    const { width, height } = await sharp(rawPayload).metadata()
    medidas.push([width, height])
  }
  expect(medidas).toEqual([
    [600, 300],
    [300, 600],
  ])
})

test('uma página do tamanho de um campo de futebol não passa do que uma tela mostra', async () => {
  const id = await enviar(comPaginas('0 0 200000 100000'))
  const { rawPayload } = await pagina(id, 1)
  const { width = 0, height = 0 } = await sharp(rawPayload).metadata()
  expect(Math.max(width, height)).toBeLessThanOrEqual(2201)
})

test('o que não se desenha diz o que fazer, e o download continua', async () => {
  const id = await enviar(pdf())
  const { status, corpo: recusa } = await paginas(id)
  expect([status, recusa.message]).toEqual([422, expect.stringContaining('Baixe-o para ver')])
  expect((await pagina(id, 1)).statusCode).toBe(422)
  const { corpo } = await s().pedir('POST', `/anexo/${id}/endereco`, { token: caixa.vendedor })
  expect((await s().app.inject(corpo.endereco)).rawPayload.equals(pdf())).toBe(true)
})

test('página que não há, foto em vez de PDF, anexo de outra pessoa', async () => {
  const id = await enviar(comPaginas('0 0 100 100'))
  expect((await pagina(id, 2)).statusCode).toBe(422)
  expect((await pagina(id, 0)).statusCode).toBe(400)
  expect((await pagina(id, 'x')).statusCode).toBe(400)
  expect((await paginas(id, caixa.outro)).status).toBe(404)
  const foto = await enviar(await imagens.jpeg())
  expect((await paginas(foto)).status).toBe(422)
  expect((await pagina(foto, 1)).statusCode).toBe(422)
})
