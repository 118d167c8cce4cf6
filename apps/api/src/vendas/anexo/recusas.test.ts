import { readdir } from 'node:fs/promises'
import path from 'node:path'
import type { TipoAnexo } from '@balcao/contract/base/anexo'
import { v7 } from 'uuid'
import { beforeAll, expect, test } from 'vitest'
import { arquivo } from '#infra/arquivo/arquivo.table.ts'
import { zipDe } from '#infra/planilha/zip.fabrica.ts'
import { imagens } from '#provedor/imagem/imagem.fabrica.ts'
import { usarServidor } from '#testes/ambiente.ts'
import {
  baixarAnexo,
  comecar,
  enviarAnexo,
  fotoDeRuido,
  fotoHeic,
  listar,
  mp4Gravado,
  mudarRegras,
  pdf,
  video,
  wav,
  webmGravado,
} from './anexo.fabrica.ts'
import { anexo, anexoEnvio, anexoParte } from './anexo.table.ts'

const s = usarServidor()
const caixa = { vendedor: '', admin: '' }
beforeAll(async () => {
  caixa.vendedor = (await s().fabrica.pessoa({ grupo: 'Vendedor' })).acesso
  caixa.admin = (await s().admin()).acesso
  await mudarRegras(s().pedir, caixa.admin, { segundos_minimos_audio: 2 })
})

const enviar = (bytes: Buffer, tipo: TipoAnexo = 'DOCUMENTO_FRENTE', outros = {}) =>
  enviarAnexo(s().pedir, bytes, { token: caixa.vendedor, tipo, ...outros })

/** Of an attachment: its record, its upload, the parts of it and what is stored. */
const restos = async () => {
  const pasta = path.join(s().env.dataDir, 'arquivos')
  const guardados = await readdir(pasta, { recursive: true, withFileTypes: true })
  return {
    registros: await Promise.all([anexo, anexoEnvio, anexoParte, arquivo].map((t) => s().db.$count(t))),
    guardados: guardados.filter((um) => um.isFile()).length,
  }
}
const NADA = { registros: [0, 0, 0, 0], guardados: 0 }

/** Only the header says so: the pixels would not fit into the machine. */
const pngDe30MilPor30Mil = async () => {
  const png = Buffer.from(await imagens.png())
  png.writeUInt32BE(30_000, 16)
  png.writeUInt32BE(30_000, 20)
  return png
}

const NAO_SERVE = 'Este arquivo não serve para “Frente do documento”. Envie em HEIC, JPEG, PDF, PNG ou WEBP.'
const SO_AUDIO = 'Este arquivo não serve para “Áudio de aceite”. Envie em M4A, MP3, OGG, WAV ou WEBM.'
const NAO_TOCA = 'O áudio está danificado ou incompleto e não toca. Grave de novo ou envie outro arquivo.'
const DANIFICADA = 'A imagem está danificada ou incompleta. Envie outra.'
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
const HTML = '<!doctype html><script>alert(1)</script>'

type Caso = [
  nome: string,
  bytes: () => Buffer | Promise<Buffer>,
  tipo: TipoAnexo,
  status: number,
  texto: string,
]
const casos: Caso[] = [
  ['um SVG', () => Buffer.from(SVG), 'DOCUMENTO_FRENTE', 415, NAO_SERVE],
  ['uma página', () => Buffer.from(HTML), 'DOCUMENTO_FRENTE', 415, NAO_SERVE],
  ['um GIF que é script', () => Buffer.from('GIF89a=1;alert(1);//'), 'DOCUMENTO_FRENTE', 415, NAO_SERVE],
  ['um AVIF', () => imagens.avif(), 'DOCUMENTO_FRENTE', 415, NAO_SERVE],
  [
    'um ZIP',
    () => zipDe({ a: 'b' }),
    'COMPROVANTE_VENDA',
    415,
    NAO_SERVE.replace('Frente do documento', 'Comprovante de venda'),
  ],
  ['um áudio como documento', () => wav(3), 'DOCUMENTO_FRENTE', 415, NAO_SERVE],
  ['uma foto como áudio', () => imagens.jpeg(), 'AUDIO_ACEITE', 415, SO_AUDIO],
  ['um ZIP chamado .mp3', () => zipDe({ 'a.mp3': 'b' }), 'AUDIO_ACEITE', 415, SO_AUDIO],
  ['um PDF como áudio', pdf, 'AUDIO_ACEITE', 415, SO_AUDIO],
  ['um vídeo', video, 'AUDIO_ACEITE', 415, 'Isto é um vídeo. Envie somente o áudio, ou grave-o aqui.'],
  [
    ...(['30.000 × 30.000 pixels', pngDe30MilPor30Mil, 'DOCUMENTO_VERSO', 422] as const),
    'A imagem tem pixels demais. O limite é de 30 megapixels.',
  ],
  [
    'uma foto cortada',
    async () => (await fotoDeRuido(100)).subarray(0, 5000),
    'DOCUMENTO_FRENTE',
    422,
    DANIFICADA,
  ],
  [
    ...(['um PDF cortado', () => pdf().subarray(0, 40), 'DOCUMENTO_FRENTE', 422] as const),
    'O PDF está danificado ou incompleto. Envie outro arquivo.',
  ],
  ['só o cabeçalho de um áudio', () => webmGravado().subarray(0, 300), 'AUDIO_ACEITE', 422, NAO_TOCA],
  ['um WAV sem som', () => wav(3).subarray(0, 44), 'AUDIO_ACEITE', 422, NAO_TOCA],
  [
    'um MP4 que não é',
    () => Buffer.concat([mp4Gravado().subarray(0, 64), Buffer.alloc(900)]),
    'AUDIO_ACEITE',
    422,
    NAO_TOCA,
  ],
  [
    ...(['um áudio cortado', () => webmGravado().subarray(0, 2000), 'AUDIO_ACEITE', 422] as const),
    'O áudio tem 1 s, e o mínimo é de 2 s. Grave de novo, lendo o texto até o fim.',
  ],
  [
    'nada',
    () => Buffer.alloc(0),
    'DOCUMENTO_FRENTE',
    422,
    'O arquivo está vazio. Escolha outro, ou tire a foto de novo.',
  ],
]

test.each(casos)('%s é recusado com o que fazer, e nada fica', async (_, bytes, tipo, status, texto) => {
  const recusado = await enviar(await bytes(), tipo, { nome: 'voz.mp3' })
  expect([recusado.status, recusado.corpo?.message]).toEqual([status, texto])
  expect(await restos()).toEqual(NADA)
})

test('dois gigabytes anunciados são recusados antes do primeiro byte', async () => {
  const { status, corpo } = await comecar(s().pedir, Buffer.alloc(0), {
    token: caixa.vendedor,
    tamanho: 2 ** 31,
  })
  expect([status, corpo.message]).toEqual([
    413,
    'O arquivo tem 2048 MB, e o máximo é de 15 MB. Envie um menor.',
  ])
  expect(await restos()).toEqual(NADA)
})

test('o que chega diferente do que saiu é recusado', async () => {
  const { status, corpo } = await enviar(await imagens.jpeg(), 'DOCUMENTO_FRENTE', { sha256: 'a'.repeat(64) })
  expect([status, corpo.codigo]).toEqual([422, 'CONTEUDO_DIFERENTE'])
  expect(await restos()).toEqual(NADA)
})

test.each([
  ['tipo desconhecido', { tipo: 'SELFIE' }],
  ['venda que não é identificador', { venda_id: 'x' }],
  ['tamanho negativo', { tamanho: -1 }],
  ['campo a mais', { vendedor_id: v7() }],
])('%s: 400', async (_, errado) => {
  const { status } = await comecar(s().pedir, Buffer.alloc(9), { token: caixa.vendedor, ...errado } as never)
  expect(status).toBe(400)
})

test.each([
  ['sem dizer onde começa', { 'content-type': 'application/offset+octet-stream' }, 400],
  ['com outro tipo', { 'content-type': 'image/jpeg', 'upload-offset': '0' }, 415],
  [
    'noutra versão do protocolo',
    { 'content-type': 'application/offset+octet-stream', 'upload-offset': '0', 'tus-resumable': '0.2.2' },
    412,
  ],
])('uma parte %s é recusada', async (_, cabecalhos, esperado) => {
  const { corpo } = await comecar(s().pedir, Buffer.alloc(9), { token: caixa.vendedor })
  const { status } = await s().pedir('PATCH', `/anexo/envio/${corpo.id}`, {
    ...{ token: corpo.token, corpo: Buffer.alloc(9), cabecalhos },
  })
  expect(status).toBe(esperado)
  await s().pedir('DELETE', `/anexo/envio/${corpo.id}`, { token: corpo.token })
})

test('os tipos aceitos e o tamanho são os da configuração', async () => {
  await mudarRegras(s().pedir, caixa.admin, { tipos_de_anexo: ['JPEG'], mb_maximo_anexo: 1 })
  expect((await enviar(pdf())).corpo.message).toBe(
    'Este arquivo não serve para “Frente do documento”. Envie em JPEG.',
  )
  expect((await enviar(wav(3), 'AUDIO_ACEITE')).corpo.message).toMatch(/^Nenhum tipo de arquivo é aceito/)
  expect((await comecar(s().pedir, Buffer.alloc(1024 ** 2 + 1), { token: caixa.vendedor })).status).toBe(413)
  expect(await restos()).toEqual(NADA)
  await mudarRegras(s().pedir, caixa.admin, { tipos_de_anexo: ['HEIC', 'JPEG', 'PDF'], mb_maximo_anexo: 15 })
  expect((await enviar(pdf())).status).toBe(204)
})

test('de uma foto que também é página só a foto fica', async () => {
  const poliglota = Buffer.concat([await imagens.jpeg(), Buffer.from(HTML)])
  const { anexo } = await enviar(poliglota)
  expect(anexo?.mime).toBe('image/jpeg')
  const bytes = await baixarAnexo(s().app, s().pedir, anexo?.id ?? '', caixa.vendedor)
  expect(bytes.includes('<script>')).toBe(false)
})

test('uma foto HEIC que não abre fica recusada com o motivo, sem arquivo e sem contar', async () => {
  const heic = Buffer.from(fotoHeic())
  heic.fill(0, heic.length - 200)
  const venda_id = v7()
  const { anexo } = await enviar(heic, 'DOCUMENTO_FRENTE', { venda_id })
  expect(anexo).toMatchObject({ situacao: 'CONVERTENDO', atual: true })
  await expect
    .poll(() => listar(s().pedir, venda_id, caixa.vendedor), { timeout: 45_000 })
    .toMatchObject([
      {
        ...{ situacao: 'RECUSADO', atual: false },
        recusa: 'A foto está danificada ou incompleta. Tire outra, ou envie em JPEG.',
      },
    ])
})
