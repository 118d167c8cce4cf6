import path from 'node:path'
import type { Rolldown } from 'vite'

type Modulos = Pick<Rolldown.PluginContext, 'getModuleInfo'>

/** The kit's modules that only hand on what others hold: who imports one name from it needs that one alone. */
const REPASSE = /node_modules\/(@mantine\/\w+)\/esm\/index\.mjs$/

const nomes = (lista: string) => lista.split(',').map((nome) => nome.trim().split(/\s+as\s+/))

const importacoes = (codigo: string, de: string) =>
  Array.from(
    codigo.matchAll(new RegExp(`import\\s*\\{([^}]*)\\}\\s*from\\s*["']${de}["']`, 'g')),
    ([, lista = '']) => nomes(lista).map(([nome = '']) => nome),
  ).flat()

/** What a module imports, all the way down, in the way that the bundler sees it once it has left out the unused. */
export const criarAlcance = (modulos: Modulos) => {
  const lugaresNoRepasse = new Map<string, Map<string, string>>()
  const lugares = (repasse: string) => {
    const conhecidos = lugaresNoRepasse.get(repasse)
    if (conhecidos) return conhecidos
    const codigo = modulos.getModuleInfo(repasse)?.code ?? ''
    const lidos = new Map<string, string>()
    for (const [, lista = '', onde = ''] of codigo.matchAll(
      /import\s*\{([^}]*)\}\s*from\s*["'](\.[^"']+)["']/g,
    ))
      for (const nome of nomes(lista)) lidos.set(nome.at(-1) ?? '', path.join(path.dirname(repasse), onde))
    lugaresNoRepasse.set(repasse, lidos)
    return lidos
  }

  const importadosDe = (id: string) => {
    const { importedIds = [], code = '' } = modulos.getModuleInfo(id) ?? {}
    return importedIds.flatMap((importado) => {
      const pacote = REPASSE.exec(importado)?.[1]
      if (!pacote) return [importado]
      return importacoes(code ?? '', pacote).flatMap((nome) => lugares(importado).get(nome) ?? [])
    })
  }

  const descer = (id: string, vistos: Set<string>) => {
    if (vistos.has(id)) return vistos
    vistos.add(id)
    for (const importado of importadosDe(id)) descer(importado, vistos)
    return vistos
  }
  return (id: string) => descer(id, new Set())
}
