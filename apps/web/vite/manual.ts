import type { Plugin } from 'vite'
import { lerManual, PASTA_DO_MANUAL } from './ler-manual.ts'

const NOME = 'virtual:manual'
const MODULO = `\0${NOME}`

/**
 * `docs/manual` as data that React draws: no browser reads Markdown, and none gets HTML to trust. The pictures are
 * files of the build, never inside the code.
 */
export const manual = (): Plugin => ({
  name: 'balcao:manual',
  resolveId: (id) => (id === NOME ? MODULO : null),
  load: {
    filter: { id: /^\0virtual:manual$/ },
    handler() {
      const imagens: string[] = []
      const texto = JSON.stringify(lerManual(), (chave, valor) => {
        if (chave !== 'src') return valor
        const repetida = imagens.indexOf(valor)
        return `\0${repetida === -1 ? imagens.push(valor) - 1 : repetida}`
      }).replace(/"\\u0000(\d+)"/g, 'imagem$1')
      const importadas = imagens.map(
        (arquivo, n) => `import imagem${n} from ${JSON.stringify(`${arquivo}?no-inline`)}\n`,
      )
      return { code: `${importadas.join('')}export const paginas = ${texto}`, map: null }
    },
  },
  configureServer({ watcher, moduleGraph, ws }) {
    watcher.add(PASTA_DO_MANUAL).on('change', (arquivo) => {
      const modulo = moduleGraph.getModuleById(MODULO)
      if (!modulo || !arquivo.startsWith(PASTA_DO_MANUAL)) return
      moduleGraph.invalidateModule(modulo)
      ws.send({ type: 'full-reload' })
    })
  },
})
