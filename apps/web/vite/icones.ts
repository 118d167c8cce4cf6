import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import type { Traco } from '../src/ui/desenhos.ts'

const NOMEADO = /['"]tabler:([a-z0-9-]+)['"]/g
const VIRTUAL = 'virtual:icone/'
const DESENHOS = fileURLToPath(new URL('../src/ui/desenhos.ts', import.meta.url))

type Conjunto = { icons: Record<string, { body: string }> }

const TAG = /<(\/?)(\w+)([^>]*?)(\/?)>/g
const ATRIBUTO = /([\w-]+)="([^"]*)"/g

/** `stroke-width` is `strokeWidth` in React. */
const nomeNoReact = (nome: string) => nome.replace(/-(\w)/g, (_, letra: string) => letra.toUpperCase())

/** SVG text as elements: a page that trusts no HTML can draw them. */
export const tracosDe = (svg: string): Traco[] => {
  const raiz: Traco[] = []
  const abertos = [raiz]
  for (const [, fecha, tag = '', atributos = '', vazia] of svg.matchAll(TAG)) {
    if (fecha) {
      abertos.pop()
      continue
    }
    const lidos = Array.from(atributos.matchAll(ATRIBUTO), ([, nome = '', valor = '']) => [
      nomeNoReact(nome),
      valor,
    ])
    const dentro: Traco[] = []
    abertos.at(-1)?.push(vazia ? [tag, Object.fromEntries(lidos)] : [tag, Object.fromEntries(lidos), dentro])
    if (!vazia) abertos.push(dentro)
  }
  return raiz
}

/**
 * The icons that the code names come with the code: a screen draws them at once, without a request. Those that a record
 * names (a resource's, say) still come from the server.
 */
export const icones = (): Plugin => {
  const arquivo = fileURLToPath(import.meta.resolve('@iconify-json/tabler/icons.json'))
  let conjunto: Conjunto | undefined
  const desenho = (nome: string) => {
    conjunto ??= JSON.parse(readFileSync(arquivo, 'utf8')) as Conjunto
    return conjunto.icons[nome]?.body
  }
  return {
    name: 'balcao:icones',
    apply: 'build',
    resolveId: (id) => (id.startsWith(VIRTUAL) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${VIRTUAL}`)) return null
      const nome = id.slice(VIRTUAL.length + 1)
      const svg = desenho(nome)
      if (!svg) return this.error(`No such icon: tabler:${nome}`)
      return {
        code: `import { guardarDesenho } from ${JSON.stringify(DESENHOS)}
guardarDesenho('tabler:${nome}', ${JSON.stringify(tracosDe(svg))})`,
        moduleSideEffects: true,
        map: null,
      }
    },
    transform: {
      filter: { id: /\/src\/[^?]*\.tsx?(\?.*)?$/, code: NOMEADO },
      handler: (codigo) => {
        const nomes = new Set(Array.from(codigo.matchAll(NOMEADO), ([, nome]) => nome))
        return {
          code: `${[...nomes].map((nome) => `import '${VIRTUAL}${nome}'\n`).join('')}${codigo}`,
          map: null,
        }
      },
    },
  }
}
