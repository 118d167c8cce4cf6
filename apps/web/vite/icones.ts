import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const NOMEADO = /['"]tabler:([a-z0-9-]+)['"]/g
const VIRTUAL = 'virtual:icone/'

type Conjunto = { icons: Record<string, { body: string }>; width: number; height: number }

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
      const body = desenho(nome)
      if (!body) this.error(`No such icon: tabler:${nome}`)
      const dados = JSON.stringify({ body, width: conjunto?.width, height: conjunto?.height })
      return {
        code: `import { addIcon } from '@iconify/react'\naddIcon('tabler:${nome}', ${dados})`,
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
