import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type Plugin, type Rolldown, transformWithOxc } from 'vite'

/** For the budget, beside the bundler's own manifest, where the server does not hand it out. */
const LISTA = '.vite/sem-rede.json'
const FONTE = fileURLToPath(new URL('../src/sw.ts', import.meta.url))
/** In the page, but not in the bundle. */
const PUBLICOS = ['tema.js']

/** Every screen hangs on the router. Without network only these open: the shell and the sale. */
const ABRE_SEM_REDE = /\/src\/routes\/_app(\.tsx|\/vendedor\/)/
const EH_ROTA = /\/src\/routes\//

/**
 * Builds `/sw.js` with the list of the files that the sale needs without network: what its routes import, now or
 * when a part is first shown.
 */
export const serviceWorker = (): Plugin => ({
  name: 'balcao:service-worker',
  apply: 'build',
  enforce: 'post',
  async generateBundle(_opcoes, pacote) {
    const pedacos = Object.values(pacote).filter((saida) => saida.type === 'chunk')
    const porModulo = new Map(
      pedacos.flatMap((pedaco) => pedaco.moduleIds.map((id) => [id, pedaco] as const)),
    )
    const porArquivo = new Map(pedacos.map((pedaco) => [pedaco.fileName, pedaco]))
    const arquivos = new Set<string>()
    const juntar = (pedaco: Rolldown.OutputChunk | undefined) => {
      if (!pedaco || arquivos.has(pedaco.fileName)) return
      arquivos.add(pedaco.fileName)
      for (const folha of pedaco.viteMetadata?.importedCss ?? []) arquivos.add(folha)
      for (const importado of pedaco.imports) juntar(porArquivo.get(importado))
    }
    const vistos = new Set<string>()
    const seguir = (id: string) => {
      if (vistos.has(id)) return
      vistos.add(id)
      juntar(porModulo.get(id))
      const modulo = this.getModuleInfo(id)
      for (const importado of modulo?.importedIds ?? []) seguir(importado)
      if (EH_ROTA.test(id) && !ABRE_SEM_REDE.test(id)) return
      for (const importado of modulo?.dynamicallyImportedIds ?? []) seguir(importado)
    }
    const entrada = pedacos.find(({ isEntry }) => isEntry)
    if (!entrada?.facadeModuleId) throw new Error('The build has no entry')
    seguir(entrada.facadeModuleId)

    const regras = Object.keys(pacote).find((nome) => nome.startsWith('builds/meta/')) ?? ''
    const lista = [...arquivos, ...PUBLICOS, regras]
    const valores = {
      __VERSAO__: regras.replace(/^.*\/|\.json$/g, ''),
      __ENTRADA__: entrada.fileName,
      __ARQUIVOS__: lista.map((arquivo) => `/${arquivo}`),
    }
    const { code } = await transformWithOxc(await readFile(FONTE, 'utf8'), FONTE, {
      define: Object.fromEntries(Object.entries(valores).map(([nome, v]) => [nome, JSON.stringify(v)])),
    })
    this.emitFile({ type: 'asset', fileName: 'sw.js', source: code })
    this.emitFile({ type: 'asset', fileName: LISTA, source: JSON.stringify(lista) })
  },
})
