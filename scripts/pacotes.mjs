import { accessSync, constants } from 'node:fs'
import { delimiter, isAbsolute, join } from 'node:path'
import { dizer, Falha, rodar } from './comum.mjs'

/** Servers are in folders that only root has in its PATH. */
const PASTAS = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']

/** The path of a program, if it is installed. */
export function noPath(nome) {
  if (!nome) return undefined
  const candidatos = isAbsolute(nome) ? [nome] : PASTAS.map((pasta) => join(pasta, nome))
  return candidatos.find((caminho) => {
    try {
      accessSync(caminho, constants.X_OK)
      return true
    } catch {
      return false
    }
  })
}

/** What `procurar` finds. Packages of the system are installed if it finds nothing and this account may. */
export async function garantir(procurar, pacotes, falta) {
  const achado = procurar()
  if (achado) return achado
  if (process.getuid?.() === 0 && noPath('apt-get')) {
    dizer(`Instalando pelos pacotes do sistema: ${pacotes.join(', ')}…`)
    await rodar('apt-get', ['update', '-qq'])
    await rodar('apt-get', ['install', '-y', '-qq', ...pacotes], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    const instalado = procurar()
    if (instalado) return instalado
  }
  throw new Falha(falta)
}
