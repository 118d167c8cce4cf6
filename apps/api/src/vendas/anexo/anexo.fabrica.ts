import { randomFillSync } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { TipoAnexo } from '@balcao/contract/base/anexo'
import type { Configuracao } from '@balcao/contract/provedor/configuracao-catalogo'
import { type Anexo, type NovoEnvio, tus } from '@balcao/contract/vendas/anexo'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { v7 } from 'uuid'
import type { Pedir } from '#testes/pedir.ts'

const amostra = (nome: string) => readFileSync(new URL(`./amostras/${nome}`, import.meta.url))

/** As Chromium records it with a time slice: without a duration. A little more than three seconds. */
export const webmGravado = () => amostra('gravado.webm')
/** With sound, of two seconds. */
export const video = () => amostra('video.webm')
export const mp4Gravado = () => amostra('gravado.mp4')
/** 160 × 120, red with a green corner at the top left. */
export const fotoHeic = () => amostra('foto.heic')

/** A tone of so many seconds: 8,000 samples of one byte. */
export const wav = (segundos: number) => {
  const amostras = Math.round(segundos * 8000)
  const som = Buffer.alloc(44 + amostras)
  som.write('RIFF', 0)
  som.writeUInt32LE(36 + amostras, 4)
  som.write('WAVEfmt ', 8)
  som.writeUInt32LE(16, 16)
  som.writeUInt16LE(1, 20)
  som.writeUInt16LE(1, 22)
  som.writeUInt32LE(8000, 24)
  som.writeUInt32LE(8000, 28)
  som.writeUInt16LE(1, 32)
  som.writeUInt16LE(8, 34)
  som.write('data', 36)
  som.writeUInt32LE(amostras, 40)
  for (let i = 0; i < amostras; i++) som[44 + i] = 128 + Math.round(60 * Math.sin(i / 5))
  return som
}

/** Noise does not compress: about three bytes a pixel. */
export const fotoDeRuido = (lado: number) =>
  sharp(randomFillSync(Buffer.alloc(lado * lado * 3)), { raw: { width: lado, height: lado, channels: 3 } })
    .jpeg({ quality: 100 })
    .toBuffer()

/** Twelve megapixels in about three megabytes, as a phone takes them. */
export const fotoDeTelefone = () =>
  sharp({
    create: {
      ...{ width: 4000, height: 3000, channels: 3, background: '#808080' },
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .jpeg({ quality: 70 })
    .toBuffer()

export const pdf = () =>
  Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n')

type Opcoes = Partial<NovoEnvio> & { token: string; tipo?: TipoAnexo }

export const comecar = (pedir: Pedir, bytes: Buffer, { token, ...outros }: Opcoes) =>
  pedir('POST', '/anexo/envio', {
    token,
    corpo: {
      ...{ venda_id: v7(), tipo: 'DOCUMENTO_FRENTE', nome: 'frente.jpg', tamanho: bytes.length },
      ...outros,
    },
  })

type Comecado = { id: string; token: string }

export const mandarParte = (pedir: Pedir, { id, token }: Comecado, inicio: number, bytes: Buffer) =>
  pedir('PATCH', `/anexo/envio/${id}`, {
    token,
    corpo: bytes,
    cabecalhos: {
      'content-type': tus.tipoDaParte,
      [tus.cabecalhos.deslocamento]: String(inicio),
      [tus.cabecalhos.versao]: tus.versao,
    },
  })

/** A whole upload, as our own page makes it. The answer of the call that refused, or of the last one. */
export const enviarAnexo = async (pedir: Pedir, bytes: Buffer, opcoes: Opcoes) => {
  const comecado = await comecar(pedir, bytes, opcoes)
  if (comecado.status !== 201) return { ...comecado, anexo: null }
  const mandado = await mandarParte(pedir, comecado.corpo, 0, bytes)
  if (mandado.status !== 204) return { ...mandado, anexo: null }
  const { corpo } = await pedir('GET', `/anexo/envio/${comecado.corpo.id}`, { token: comecado.corpo.token })
  return { ...mandado, anexo: corpo.anexo as Anexo }
}

export const listar = async (pedir: Pedir, vendaId: string, token: string): Promise<Anexo[]> => {
  const { status, corpo } = await pedir('GET', `/venda/${vendaId}/anexo`, { token })
  if (status !== 200) throw new Error(`listar anexos: ${status} ${JSON.stringify(corpo)}`)
  return corpo
}

export const baixarAnexo = async (app: FastifyInstance, pedir: Pedir, id: string, token: string) => {
  const { status, corpo } = await pedir('POST', `/anexo/${id}/endereco`, { token })
  if (status !== 200) throw new Error(`endereço do anexo: ${status} ${JSON.stringify(corpo)}`)
  return (await app.inject(corpo.endereco)).rawPayload
}

type Regras = Partial<Pick<Configuracao, 'mb_maximo_anexo' | 'tipos_de_anexo' | 'segundos_minimos_audio'>>

export const mudarRegras = async (pedir: Pedir, token: string, regras: Regras) => {
  const { corpo } = await pedir('GET', '/configuracao', { token })
  const mudada = await pedir('PUT', '/configuracao', { token, corpo: { versao: corpo.versao, ...regras } })
  if (mudada.status !== 200) throw new Error(`regras dos anexos: ${mudada.status} ${mudada.texto}`)
}
