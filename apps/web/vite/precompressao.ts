import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const COMPRESSIVEIS = /\.(js|css|svg|json|txt|webmanifest)$/
/** Below this size, a compressed copy saves less than the headers that announce it. */
const MENOR_TAMANHO = 512

const comBrotli = promisify(brotliCompress)
const comGzip = promisify(gzip)

/**
 * Writes `.br` and `.gz` beside each built file, once and at the highest quality, so that the server only has
 * to pick one. `index.html` is left out, because the server completes it on each start.
 */
export const precompressao = (): Plugin => {
  let pasta = ''
  return {
    name: 'balcao:precompressao',
    apply: 'build',
    configResolved: (config) => {
      pasta = resolve(config.root, config.build.outDir)
    },
    closeBundle: async () => {
      const arquivos = await readdir(pasta, { recursive: true })
      await Promise.all(
        arquivos.filter((nome) => COMPRESSIVEIS.test(nome)).map((nome) => comprimir(join(pasta, nome))),
      )
    },
  }
}

const comprimir = async (caminho: string) => {
  const original = await readFile(caminho)
  if (original.length < MENOR_TAMANHO) return
  const [br, gz] = await Promise.all([
    comBrotli(original, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: original.length } }),
    comGzip(original, { level: 9 }),
  ])
  await Promise.all([writeFile(`${caminho}.br`, br), writeFile(`${caminho}.gz`, gz)])
}
