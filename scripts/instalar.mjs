import { readFileSync } from 'node:fs'
import { dizer, noProjeto, rodar } from './comum.mjs'

/**
 * Makes `node_modules` match the lock file. When it already does, nothing happens and no network is needed.
 */
export async function instalarDependencias() {
  if (instalacaoEmDia()) return
  dizer('Instalando dependências…')
  // Not `npm ci`, which refuses a lock file without the packages of other systems. A registry that does not
  // carry them all produces such a file. This command follows the same lock file and does not write to it.
  // `--include=dev`: with NODE_ENV=production npm would leave out what builds the interface.
  const argumentos = ['install', '--no-save', '--include=dev', '--include=optional', '--loglevel=error']
  const npm = process.env.npm_execpath
  await (npm ? rodar(process.execPath, [npm, ...argumentos]) : rodar('npm', argumentos))
}

/**
 * As its last step, npm writes what it really installed to a lock file inside `node_modules`. An interrupted
 * installation has none, and one made by hand with `npm install` counts as well.
 */
function instalacaoEmDia() {
  const pedidos = lerPacotes('package-lock.json')
  const instalados = lerPacotes('node_modules/.package-lock.json')
  return Object.entries(pedidos).every(([caminho, { version, optional, devOptional }]) => {
    if (!caminho.includes('node_modules/')) return true
    const instalado = instalados[caminho]
    // A missing optional package belongs to another system.
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
