import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { v7 } from 'uuid'
import { beforeAll, expect, test } from 'vitest'
import { imagens } from '#provedor/imagem/imagem.fabrica.ts'
import { usarServidor } from '#testes/ambiente.ts'
import {
  baixarAnexo,
  enviarAnexo,
  fotoHeic,
  listar,
  mp4Gravado,
  mudarRegras,
  pdf,
  wav,
  webmGravado,
} from './anexo.fabrica.ts'
import { anexo, anexoAcesso } from './anexo.table.ts'

const s = usarServidor()
const caixa = { vendedor: '' }
beforeAll(async () => {
  caixa.vendedor = (await s().fabrica.pessoa({ grupo: 'Vendedor' })).acesso
  await mudarRegras(s().pedir, (await s().admin()).acesso, { segundos_minimos_audio: 2 })
})

const enviar = async (bytes: Buffer, outros = {}) => {
  const { anexo, status, texto } = await enviarAnexo(s().pedir, bytes, { token: caixa.vendedor, ...outros })
  if (!anexo) throw new Error(`anexo recusado: ${status} ${texto}`)
  return anexo
}
const enderecar = (id: string, token = caixa.vendedor) =>
  s().pedir('POST', `/anexo/${id}/endereco`, { token })
const olhares = (id: string) => s().db.select().from(anexoAcesso).where(eq(anexoAcesso.anexo_id, id))

test('o endereço serve o arquivo como download, e nada nele roda', async () => {
  const { id } = await enviar(pdf(), { nome: 'Conta de luz (março).PDF' })
  const { status, corpo } = await enderecar(id)
  expect(status).toBe(200)
  const vale = Date.parse(corpo.vale_ate) - Date.now()
  expect(vale).toBeGreaterThan(0)
  expect(vale).toBeLessThan(20 * 60_000)
  const { statusCode, headers, rawPayload } = await s().app.inject(corpo.endereco)
  expect(statusCode).toBe(200)
  expect(rawPayload.equals(pdf())).toBe(true)
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': "attachment; filename*=UTF-8''Conta%20de%20luz%20%28mar%C3%A7o%29.pdf",
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none';sandbox",
    'cache-control': 'no-store',
    'content-length': String(pdf().length),
  })
})

test('cada olhada é uma linha, em quantos pedaços for', async () => {
  const som = wav(3)
  const { id } = await enviar(som, { tipo: 'AUDIO_ACEITE' })
  const { corpo } = await enderecar(id)
  expect((await olhares(id)).filter(({ visto_em }) => visto_em)).toEqual([])
  const pedaco = (range: string) => s().app.inject({ url: corpo.endereco, headers: { range } })
  const [inicio, fim, sufixo] = [
    await pedaco('bytes=0-99'),
    await pedaco('bytes=100-'),
    await pedaco('bytes=-7'),
  ]
  expect([inicio.statusCode, fim.statusCode, sufixo.statusCode]).toEqual([206, 206, 206])
  const total = Number(inicio.headers['content-range']?.split('/')[1])
  expect(inicio.headers).toMatchObject({
    'content-length': '100',
    'content-range': `bytes 0-99/${total}`,
    'accept-ranges': 'bytes',
    'content-type': 'audio/wav',
  })
  const inteiro = Buffer.concat([inicio.rawPayload, fim.rawPayload])
  expect(inteiro.length).toBe(total)
  expect(sufixo.rawPayload.equals(inteiro.subarray(-7))).toBe(true)
  expect((await pedaco(`bytes=${total}-`)).statusCode).toBe(416)
  expect((await pedaco('bytes=0-1,4-5')).statusCode).toBe(200)
  expect((await olhares(id)).filter(({ visto_em }) => visto_em)).toHaveLength(1)

  await s().app.inject((await enderecar(id)).corpo.endereco)
  const vistos = await olhares(id)
  expect(vistos).toHaveLength(2)
  expect(vistos[0]).toMatchObject({ usuario_nome: expect.any(String), ip: '10.0.0.1' })
  for (const { token } of vistos) expect(corpo.endereco).not.toContain(token)
})

test('o endereço vence, e não adivinha', async () => {
  const { id } = await enviar(await imagens.jpeg())
  const { corpo } = await enderecar(id)
  await s()
    .db.update(anexoAcesso)
    .set({ vale_ate: sql`now() - interval '1 second'` })
    .where(eq(anexoAcesso.anexo_id, id))
  const vencido = await s().app.inject(corpo.endereco)
  expect([vencido.statusCode, vencido.json().message]).toEqual([
    404,
    'Este endereço venceu. Abra o anexo de novo.',
  ])
  expect((await s().app.inject('/api/anexo/ver?token=inventado')).statusCode).toBe(404)
  expect((await s().app.inject('/api/anexo/ver')).statusCode).toBe(400)
})

test('quem não alcança a venda não ganha endereço, e o de um anexo excluído não serve', async () => {
  const { id } = await enviar(await imagens.jpeg())
  const outro = await s().fabrica.pessoa({ grupo: 'Vendedor' })
  expect((await enderecar(id, outro.acesso)).status).toBe(404)
  expect((await enderecar(v7())).status).toBe(404)
  const { corpo } = await enderecar(id)
  await s().pedir('DELETE', `/anexo/${id}`, { token: caixa.vendedor })
  expect((await s().app.inject(corpo.endereco)).statusCode).toBe(404)
})

/** The element that recorders leave out. */
const DURACAO_DE_WEBM = Buffer.from([0x44, 0x89])

test('o áudio gravado na página ganha a duração que o gravador não escreveu', async () => {
  expect(webmGravado().includes(DURACAO_DE_WEBM)).toBe(false)
  const { id, mime, duracao_segundos } = await enviar(webmGravado(), { tipo: 'AUDIO_ACEITE' })
  expect(mime).toBe('audio/webm')
  expect(duracao_segundos).toBeCloseTo(3.119, 2)
  const bytes = await baixarAnexo(s().app, s().pedir, id, caixa.vendedor)
  expect(bytes.includes(DURACAO_DE_WEBM)).toBe(true)
  const { mime: doSafari, duracao_segundos: dele } = await enviar(mp4Gravado(), { tipo: 'AUDIO_ACEITE' })
  expect([doSafari, Math.round(dele ?? 0)]).toEqual(['audio/mp4', 3])
})

test('a foto HEIC conta logo, e todos a veem em JPEG depois', async () => {
  const venda_id = v7()
  const enviada = await enviar(fotoHeic(), { venda_id })
  expect(enviada).toMatchObject({ situacao: 'CONVERTENDO', atual: true, mime: 'image/heic', largura: 160 })
  await expect
    .poll(() => listar(s().pedir, venda_id, caixa.vendedor), { timeout: 45_000 })
    .toMatchObject([{ situacao: 'PRONTO', mime: 'image/jpeg', largura: 160, altura: 120, recusa: null }])
  const bytes = await baixarAnexo(s().app, s().pedir, enviada.id, caixa.vendedor)
  const [r = 0, g = 0] = await sharp(bytes)
    .extract({ left: 20, top: 15, width: 1, height: 1 })
    .raw()
    .toBuffer()
  expect(g).toBeGreaterThan(r)
})

test('uma foto que ainda converte não tem endereço', async () => {
  const { id } = await enviar(await imagens.jpeg())
  await s().db.update(anexo).set({ situacao: 'CONVERTENDO' }).where(eq(anexo.id, id))
  const { status, corpo } = await enderecar(id)
  expect([status, corpo.codigo]).toEqual([409, 'CONVERTENDO'])
})
