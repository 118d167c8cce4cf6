import * as modulos from 'node:module'

// Given to Node with `--import`. For each import of a file, Node 24 reads the whole package.json of its package, and
// drizzle's has 180 KB: more than half of what loading the program costs. Where its files are does not change while
// we run, so Node is asked once for each name. Older versions, which may start our commands, have no hooks of this kind.

const PASTA = '/node_modules/drizzle-orm/'
const NOME = /^drizzle-orm(\/|$)/
const achados = new Map()

modulos.registerHooks?.({
  resolve(nome, contexto, seguinte) {
    const { parentURL = '', conditions } = contexto
    if (
      nome.startsWith('.') &&
      nome.endsWith('.js') &&
      parentURL.includes(PASTA) &&
      parentURL.endsWith('.js')
    )
      return { url: new URL(nome, parentURL).href, format: 'module', shortCircuit: true }
    if (!NOME.test(nome)) return seguinte(nome, contexto)
    // `import` and `require` get different files.
    const chave = `${nome} ${conditions}`
    const achado = achados.get(chave) ?? { ...seguinte(nome, contexto), shortCircuit: true }
    achados.set(chave, achado)
    return achado
  },
})
