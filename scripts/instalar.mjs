import { readFileSync } from 'node:fs'
import { dizer, noProjeto, rodar } from './comum.mjs'

/** Leaves `node_modules` as the lock file says, and does nothing (so needs no network) when it already is. */
export async function instalarDependencias() {
  if (instalacaoEmDia()) return
  dizer('Instalando dependências…')
  // Not `npm ci`: it refuses a lock file that lacks a package for some other system, which a registry that does not carry
  // them all produces. This obeys the same lock file and does not write to it.
  // Under NODE_ENV=production npm would leave out what builds the interface.
  const argumentos = ['install', '--no-save', '--include=dev', '--include=optional', '--loglevel=error']
  const npm = process.env.npm_execpath
  await (npm ? rodar(process.execPath, [npm, ...argumentos]) : rodar('npm', argumentos))
}

/**
 * npm writes what it really installed, as its last step, in a lock file of its own inside `node_modules`: an installation
 * cut in half has none, and one made by hand with `npm install` counts as well.
 */
function instalacaoEmDia() {
  const pedidos = lerPacotes('package-lock.json')
  const instalados = lerPacotes('node_modules/.package-lock.json')
  return Object.entries(pedidos).every(([caminho, { version, optional, devOptional }]) => {
    if (!caminho.includes('node_modules/')) return true
    const instalado = instalados[caminho]
    // An optional package that is missing is one for another system.
    return instalado ? instalado.version === version : optional || devOptional
  })
}

function lerPacotes(arquivo) {
  try {
    return JSON.parse(readFileSync(noProjeto(arquivo), 'utf8')).packages
  } catch {
    return {}
  }
}
