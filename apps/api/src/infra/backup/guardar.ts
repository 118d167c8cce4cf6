import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { ULTIMO_BACKUP } from './pasta-de-dados.ts'

const DE_NOSSO_NOME = /^balcao-\d{8}T\d{6}Z\.tar(\.aes)?$/
const PELA_METADE = /^balcao-.*\.parcial$/
/** A backup that is being made writes all the time. */
const PARADO_MS = 60 * 60_000

export const nomeDoBackup = (quando: Date, cifrado: boolean) =>
  `balcao-${quando.toISOString().replace(/[-:]|\.\d+/g, '')}.tar${cifrado ? '.aes' : ''}`

/** Its final name only once it is on the disk, whole. */
export const porNoLugar = async (parcial: string, arquivo: string) => {
  await rename(parcial, arquivo)
  if (process.platform === 'win32') return
  const pasta = await open(path.dirname(arquivo))
  try {
    await pasta.sync()
  } finally {
    await pasta.close()
  }
}

/** What a killed backup left behind. */
export const varrerParciais = async (pasta: string) => {
  for (const nome of await readdir(pasta)) {
    const arquivo = path.join(pasta, nome)
    if (!PELA_METADE.test(nome)) continue
    const { mtimeMs } = await stat(arquivo)
    if (mtimeMs < Date.now() - PARADO_MS) await rm(arquivo, { force: true })
  }
}

/** The newest ones stay. Their names are their dates. */
export const manterUltimos = async (pasta: string, quantos: number) => {
  const nossos = (await readdir(pasta)).filter((nome) => DE_NOSSO_NOME.test(nome)).sort()
  const velhos = nossos.slice(0, Math.max(0, nossos.length - quantos))
  for (const nome of velhos) await rm(path.join(pasta, nome))
  return velhos
}

/** For whoever asks when the last backup was made. */
export const anotarUltimo = async (
  dataDir: string,
  dados: { em: string; bytes: number; arquivo: string },
) => {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const provisorio = path.join(dataDir, `${ULTIMO_BACKUP}.${process.pid}`)
  await writeFile(provisorio, `${JSON.stringify(dados)}\n`, { mode: 0o600 })
  await rename(provisorio, path.join(dataDir, ULTIMO_BACKUP))
}
