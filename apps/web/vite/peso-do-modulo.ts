import { statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** About what is left of a module once it is minified and compressed. Of a library's large ones little is used. */
const RESTA = { nosso: 0.17, deFora: 0.12 }
const MAIOR_DE_FORA = 20_000

const PROJETO = fileURLToPath(new URL('../../..', import.meta.url))
/** Some modules name others by their whole path. It must not count: the same sources give the same files anywhere. */
const semOCaminho = (codigo: string) => codigo.replaceAll(PROJETO, '')

export const ehEstilo = (id: string) => id.endsWith('.css')

/** About how many bytes a person downloads for it. The code of a style sheet is not known before the end: its file is. */
export const pesoDoModulo = (id: string, codigo: string | null = '') => {
  const tamanho = ehEstilo(id) ? statSync(id).size : semOCaminho(codigo ?? '').length
  return id.includes('/node_modules/')
    ? Math.min(tamanho, MAIOR_DE_FORA) * RESTA.deFora
    : tamanho * RESTA.nosso
}
