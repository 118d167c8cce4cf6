import type { Plugin } from 'vite'

/**
 * In development the Portuguese catalogue is laid over the English one in the browser. A build does that once,
 * here, so nobody downloads English texts that Portuguese already covers.
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
