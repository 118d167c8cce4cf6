import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { ConjuntoDeIcones } from '@balcao/contract/provedor/icone'

export const PREFIXO = 'tabler'

type Pacote = Omit<ConjuntoDeIcones, 'icons' | 'not_found'> & {
  icons: Record<string, { body: string; hidden?: boolean }>
}

const ler = async (): Promise<Pacote> => {
  const arquivo = fileURLToPath(import.meta.resolve(`@iconify-json/${PREFIXO}/icons.json`))
  return JSON.parse(await readFile(arquivo, 'utf8'))
}

let lido: Promise<Pacote> | undefined

/** Two megabytes of drawings, read when the first icon is requested and then kept. */
export const conjuntoDeIcones = () => {
  lido ??= ler().catch((erro: unknown) => {
    lido = undefined
    throw erro
  })
  return lido
}
