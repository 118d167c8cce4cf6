// @module-tag demorado
import { randomBytes } from 'node:crypto'
import { rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { usarServidor } from '#testes/ambiente.ts'
import { montarDiscoPequeno } from '#testes/faltas/disco.ts'
import { baixarAnexo, comecar, mandarParte } from './anexo.fabrica.ts'

const disco = process.platform === 'linux' ? montarDiscoPequeno() : null
afterAll(() => disco?.desmontar())
const s = usarServidor(disco ? { STORAGE_URL: `file:${disco.pasta}` } : {})
const pastaDosArquivos = () => disco?.pasta ?? path.join(s().env.dataDir, 'arquivos')

const MEIO = 1_500_000
const pdfGrande = () =>
  Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(2 * MEIO), Buffer.from('\n%%EOF\n')])

/** Half is there; then a fault, in the middle and at the end; without it the rest goes, and nothing was lost. */
const atravessar = async (provocar: () => unknown, consertar: () => unknown, recusa: [number, string]) => {
  const { acesso: token } = await s().fabrica.pessoa({ grupo: 'Vendedor' })
  const bytes = pdfGrande()
  const { corpo: envio } = await comecar(s().pedir, bytes, { token })
  expect((await mandarParte(s().pedir, envio, 0, bytes.subarray(0, MEIO))).status).toBe(204)
  await provocar()
  const noMeio = await mandarParte(s().pedir, envio, MEIO, bytes.subarray(MEIO, MEIO + 1000))
  const noFim = await mandarParte(s().pedir, envio, MEIO, bytes.subarray(MEIO))
  await consertar()
  for (const { status, corpo } of [noMeio, noFim]) expect([status, corpo.message]).toEqual(recusa)
  const { corpo: andamento } = await s().pedir('GET', `/anexo/envio/${envio.id}`, { token: envio.token })
  expect(andamento.deslocamento).toBe(MEIO)
  expect((await mandarParte(s().pedir, envio, MEIO, bytes.subarray(MEIO))).status).toBe(204)
  expect((await baixarAnexo(s().app, s().pedir, envio.id, token)).equals(bytes)).toBe(true)
}

test('armazenamento fora do ar: 503, e o envio continua depois', async () => {
  const provisorios = path.join(pastaDosArquivos(), 'provisorios')
  const guardada = `${provisorios}-guardada`
  const consertar = async () => {
    await rm(provisorios)
    await rename(guardada, provisorios)
  }
  await atravessar(
    async () => {
      await rename(provisorios, guardada)
      await writeFile(provisorios, 'não é uma pasta')
    },
    consertar,
    [503, 'O armazenamento de arquivos não responde. Tente novamente em instantes.'],
  )
})

test.runIf(disco)('disco cheio: 507, e com espaço o envio continua', () =>
  atravessar(
    () => disco?.encher(),
    () => disco?.esvaziar(),
    [507, 'Não há espaço para guardar o arquivo. Avise o suporte.'],
  ),
)
