import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const MODULO_DE_CLASSES = /@mantine\/core\/esm\/.*\/(\w+)\.module\.mjs$/

const temFolha = (nome: string) =>
  existsSync(fileURLToPath(import.meta.resolve(`@mantine/core/styles/${nome}.css`)))

/**
 * Gives each component of the kit its own style sheet, so that a page only loads those of the components on
 * it. The kit ships them separately, to be imported by hand. Development loads them all, because the kit
 * comes in one piece there (see main.tsx).
 */
export const estilosDoKit = (): Plugin => ({
  name: 'balcao:estilos-do-kit',
  apply: 'build',
  transform: {
    filter: { id: MODULO_DE_CLASSES },
    handler: (codigo, id) => {
      const nome = MODULO_DE_CLASSES.exec(id)?.[1]
      if (!nome || !temFolha(nome)) return null
      return {
        code: `import '@mantine/core/styles/${nome}.layer.css'\n${codigo}`,
        moduleSideEffects: true,
        map: null,
      }
    },
  },
})
