import { execFileSync } from 'node:child_process'
import { stat } from 'node:fs/promises'

export interface Conta {
  uid: number
  gid: number
}

/**
 * PostgreSQL refuses to run as root. When we are root, it runs as the owner of the existing cluster, so that
 * a folder made by an ordinary user keeps working. For a new cluster it runs as `nobody`, which every system
 * has. When we are not root, it runs as ourselves.
 */
export async function contaDoServidor(pasta: string): Promise<Conta | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const dono = await stat(pasta).catch(() => undefined)
  return dono && dono.uid !== 0 ? { uid: dono.uid, gid: dono.gid } : contaSemPrivilegio()
}

function contaSemPrivilegio(): Conta {
  const numero = (opcao: '-u' | '-g') => Number(execFileSync('id', [opcao, 'nobody'], { encoding: 'utf8' }))
  return { uid: numero('-u'), gid: numero('-g') }
}
