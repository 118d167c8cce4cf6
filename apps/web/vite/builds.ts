import { randomUUID } from 'node:crypto'
import type { Plugin } from 'vite'
import { regrasDeRota } from '../src/navegacao/regras-de-rota.ts'

/**
 * Gives each build an id, available in the bundle as `__BUILD_ID__`. Emits what the running application
 * fetches: the newest build (is there a new version?) and this build's manifest (the route rules).
 */
export const builds = (): Plugin => {
  const id = randomUUID()
  return {
    name: 'balcao:builds',
    config: () => ({ define: { __BUILD_ID__: JSON.stringify(id) } }),
    generateBundle() {
      const arquivo = (fileName: string, conteudo: unknown) =>
        this.emitFile({ type: 'asset', fileName, source: JSON.stringify(conteudo) })
      arquivo('builds/latest.json', { id, timestamp: Date.now() })
      arquivo(`builds/meta/${id}.json`, { id, regras: regrasDeRota })
    },
  }
}
