import type { Plugin } from 'vite'

/**
 * In development the browser merges the Portuguese catalogue over the English one. A build does that once,
 * here, so that nobody downloads English texts that are already translated.
 */
export const textosProntos = (): Plugin => ({
  name: 'balcao:textos-prontos',
  apply: 'build',
  load: {
    filter: { id: /\/src\/textos\/textos\.ts$/ },
    handler: async (id) => {
      const { textos } = await import(id)
      return `export const textos = ${JSON.stringify(textos)}`
    },
  },
})
