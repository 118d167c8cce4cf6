import path from 'node:path'
import type { Rolldown } from 'vite'

type Modulos = Pick<Rolldown.PluginContext, 'getModuleInfo'>

/** The kit's lists of everything it has. Whoever imports a name from one needs the module of that name alone. */
const REPASSE = /node_modules\/(@mantine\/\w+)\/esm\/index\.mjs$/

const IMPORTACAO = /import\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g

type Importacao = { nome: string; local: string; de: string }

const importacoes = (codigo: string): Importacao[] =>
  Array.from(codigo.matchAll(IMPORTACAO)).flatMap(([, lista = '', de = '']) =>
    lista.split(',').map((item) => {
      const [nome = '', local = nome] = item.trim().split(/\s+as\s+/)
      return { nome, local, de }
    }),
  )

/** What each module imports, as the bundler sees it once the unused is left out. */
export const criarImportados = (modulos: Modulos) => {
  const codigoDe = (id: string) => modulos.getModuleInfo(id)?.code ?? ''
  const lugares = new Map<string, Map<string, string>>()
  const lugaresDe = (repasse: string) => {
    const novos = new Map(
      importacoes(codigoDe(repasse)).map(({ local, de }) => [local, path.join(path.dirname(repasse), de)]),
    )
    const conhecidos = lugares.get(repasse) ?? novos
    lugares.set(repasse, conhecidos)
    return conhecidos
  }
  return (id: string): string[] => {
    const importados = modulos.getModuleInfo(id)?.importedIds ?? []
    return importados.flatMap((importado) => {
      const pacote = REPASSE.exec(importado)?.[1]
      if (!pacote) return [importado]
      return importacoes(codigoDe(id)).flatMap(({ nome, de }) =>
        de === pacote ? (lugaresDe(importado).get(nome) ?? []) : [],
      )
    })
  }
}

/** A module with all that comes with it. */
export const descer = (
  raizes: readonly string[],
  importados: (id: string) => readonly string[],
): Set<string> => {
  const vistos = new Set<string>()
  const seguir = (id: string) => {
    if (vistos.has(id)) return
    vistos.add(id)
    importados(id).forEach(seguir)
  }
  raizes.forEach(seguir)
  return vistos
}
