import { randomBytes } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { cadaUm } from '#infra/jobs/cada-um.ts'

/** Whoever writes into the folder may still be writing what changed since. */
const QUIETO_MS = 10_000
/** Whoever had taken it is gone: no file takes this long. */
const ABANDONADO_MS = 30 * 60_000

/** Taken, under a name that no other has: tomorrow's file may be called the same. Earlier versions gave it none. */
const LENDO = /^\.lendo-(?:[0-9a-f]{8}~)?/
const nomeTomado = (nome: string) => `.lendo-${randomBytes(4).toString('hex')}~${nome}`
const EXTENSAO = /(\.[^.]*)?$/

const pastas = (dataDir: string) => {
  const raiz = path.join(dataDir, 'retornos')
  return { raiz, lidos: path.join(raiz, 'lidos'), recusados: path.join(raiz, 'recusados') }
}

/** Where a person, or the bank's own program, puts the bank's files. */
export const prepararPastaDeRetornos = async (dataDir: string) => {
  const { lidos, recusados } = pastas(dataDir)
  for (const pasta of [lidos, recusados]) await mkdir(pasta, { recursive: true })
}

/** Two banks give their files the same name every day: none takes the place of another. */
const nomeLivre = async (pasta: string, nome: string) => {
  const ocupados = new Set(await readdir(pasta))
  let livre = nome
  for (let n = 2; ocupados.has(livre); n++) livre = nome.replace(EXTENSAO, ` (${n})$1`)
  return livre
}

/** Null: somebody else took it, or it is gone. */
const seExistir = <T>(acao: Promise<T>): Promise<T | null> =>
  acao.catch((erro: unknown) => {
    if (erro instanceof Error && 'code' in erro && erro.code === 'ENOENT') return null
    throw erro
  })

/** A copy keeps the time of its original, but the folder knows when it came. */
const paradoDesde = async (arquivo: string) => {
  const visto = await seExistir(stat(arquivo))
  return visto ? Math.max(visto.mtimeMs, visto.ctimeMs) : Number.POSITIVE_INFINITY
}

export type ArquivoDaPasta = { nome: string; caminho: string }
type Destino = { lido(): Promise<void>; recusado(porque: string): Promise<void>; devolver(): Promise<void> }

const arquivosEm = async (pasta: string) =>
  (await readdir(pasta, { withFileTypes: true })).flatMap((e) => (e.isFile() ? [e.name] : []))

/** By their names, because banks number them. Hidden ones are somebody's half-written files. */
const esperando = async (raiz: string, agora: number): Promise<string[]> => {
  const prontos: string[] = []
  for (const nome of (await arquivosEm(raiz)).sort()) {
    if (nome.startsWith('.') && !LENDO.test(nome)) continue
    const parado = agora - (await paradoDesde(path.join(raiz, nome)))
    if (parado > (LENDO.test(nome) ? ABANDONADO_MS : QUIETO_MS)) prontos.push(nome)
  }
  return prontos
}

type Ler = (arquivo: ArquivoDaPasta, destino: Destino) => Promise<void>

const tomar = async (dataDir: string, encontrado: string, ler: Ler) => {
  const { raiz, lidos, recusados } = pastas(dataDir)
  const nome = encontrado.replace(LENDO, '')
  const caminho = path.join(raiz, nomeTomado(nome))
  const tomado = await seExistir(rename(path.join(raiz, encontrado), caminho).then(() => true))
  if (!tomado) return
  const levar = async (pasta: string) => {
    const livre = await nomeLivre(pasta, nome)
    await rename(caminho, path.join(pasta, livre))
    return livre
  }
  await ler(
    { nome, caminho },
    {
      lido: async () => void (await levar(lidos)),
      recusado: async (porque) => {
        const livre = await levar(recusados)
        await writeFile(path.join(recusados, `${livre}.txt`), `${porque}\n`)
      },
      devolver: async () => void (await levar(raiz)),
    },
  )
}

/**
 * Takes each file that waits, so that nobody else does, and gives it to `ler` with where it may go from there. One that
 * fails does not stop the others.
 */
export const paraCadaRetorno = async (dataDir: string, agora: number, ler: Ler) => {
  await cadaUm(await esperando(pastas(dataDir).raiz, agora), (encontrado) => tomar(dataDir, encontrado, ler))
}

/** What was read, and what was laid aside. The folders may never have been made. */
export const apagarRetornosAntigos = async (dataDir: string, antes: number) => {
  const { lidos, recusados } = pastas(dataDir)
  for (const pasta of [lidos, recusados])
    for (const nome of (await seExistir(arquivosEm(pasta))) ?? []) {
      const arquivo = path.join(pasta, nome)
      if ((await paradoDesde(arquivo)) < antes) await rm(arquivo, { force: true })
    }
}
