import type { Plugin, Rolldown } from 'vite'

/** Beside the bundler's own manifest, where the server does not hand it out. */
const ARQUIVO = '.vite/telas.json'

/** `/_app/admin/cliente/` → `/admin/cliente`: without what groups routes but is no part of an address. */
const padraoDe = (idDaRota: string) =>
  `/${idDaRota
    .split('/')
    .filter((parte) => parte && !parte.startsWith('_'))
    .join('/')}`

/**
 * Writes down what each address downloads, for the server to name in its page (`rotas`) and for the budget. A route's
 * files are those of its screen and of what its loader imports. `portas` open without the application. `partes` are
 * downloaded when first shown.
 */
export const telas = (): Plugin => {
  const rotas = new Map<string, string>()
  return {
    name: 'balcao:telas',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\/src\/routes\/[^?]*\.tsx$/ },
      // Before the router's plugin takes the text apart there is nothing to read: after it the id is still there.
      handler: (codigo, id) => {
        const rota = /createFileRoute\(['"]([^'"]+)['"]\)/.exec(codigo)?.[1]
        if (rota && !rota.endsWith('/_app')) rotas.set(id, padraoDe(rota))
        return null
      },
    },
    generateBundle(_opcoes, pacote) {
      const pedacos = Object.values(pacote).filter((saida) => saida.type === 'chunk')
      const porModulo = new Map(
        pedacos.flatMap((pedaco) => pedaco.moduleIds.map((id) => [id, pedaco] as const)),
      )
      const porArquivo = new Map(pedacos.map((pedaco) => [pedaco.fileName, pedaco]))
      const juntar = (pedaco: Rolldown.OutputChunk | undefined, vistos: Set<string>): Set<string> => {
        if (!pedaco || vistos.has(pedaco.fileName)) return vistos
        for (const importado of pedaco.imports) juntar(porArquivo.get(importado), vistos)
        vistos.add(pedaco.fileName)
        for (const folha of pedaco.viteMetadata?.importedCss ?? []) vistos.add(folha)
        return vistos
      }
      const arquivosDe = (ids: readonly string[], menos: readonly string[] = []) =>
        [...ids.reduce((vistos, id) => juntar(porModulo.get(id), vistos), new Set<string>())].filter(
          (arquivo) => !menos.includes(arquivo),
        )
      const entrada = arquivosDe(
        pedacos.filter(({ isEntry }) => isEntry).flatMap(({ moduleIds }) => moduleIds),
      )
      const porNome = (fim: string) => [...porModulo.keys()].filter((id) => id.endsWith(fim))
      const aplicativo = [...porNome('/src/Aplicativo.tsx'), ...porNome('/src/routes/_app.tsx')]
      const daRota = (id: string) => [
        ...aplicativo,
        ...(this.getModuleInfo(id)?.dynamicallyImportedIds ?? []),
      ]
      const quemMostra = (id: string) =>
        (this.getModuleInfo(id)?.dynamicImporters ?? []).filter(
          (quem) => !/\/src\/(routes\/|main\.tsx|portas\.ts)/.test(quem),
        )
      const portas = [...porModulo.keys()].flatMap((id) => {
        const nome = /\/src\/portas\/(\w+)\.tsx$/.exec(id)?.[1]
        return nome ? [[`/${nome}`, arquivosDe([id], entrada)] as const] : []
      })
      /** Only what a part adds to the screens that show it, whichever of them it is. */
      const daParte = (id: string) =>
        quemMostra(id)
          .map((quem) => arquivosDe([...aplicativo, quem]))
          .reduce((a, b) => a.filter((arquivo) => b.includes(arquivo)))
      this.emitFile({
        type: 'asset',
        fileName: ARQUIVO,
        source: JSON.stringify(
          {
            entrada,
            aplicativo: arquivosDe(aplicativo, entrada),
            rotas: Object.fromEntries(
              [...rotas].map(([id, padrao]) => [padrao, arquivosDe(daRota(id), entrada)]),
            ),
            portas: Object.fromEntries(portas),
            partes: Object.fromEntries(
              [...porModulo.keys()]
                .filter((id) => quemMostra(id).length)
                .map((id) => [id.replace(/^.*\/src\//, ''), arquivosDe([id], [...daParte(id), ...entrada])]),
            ),
          },
          null,
          2,
        ),
      })
    },
  }
}
