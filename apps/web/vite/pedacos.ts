import type { Plugin, Rolldown } from 'vite'
import { criarAlcance } from './alcance.ts'

type Divisao = Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>
type Grupo = NonNullable<Divisao['groups']>[number]

/** Lists of one area are opened one after the other; what is left over is the provider's own. */
const AREAS = [
  ['clientes', /\/clientes?\b|\/importar\b/],
  ['acesso', /\/(acesso|usuario|grupo-permissao)\b/],
  ['catalogo', /\/(adicional|catalogo|planos?|promocao|recurso)\b/],
] as const
const areaDe = (rota: string) => AREAS.find(([, nomes]) => nomes.test(rota))?.[0] ?? 'provedor'

const ehRota = (id: string) => id.includes('/src/routes/')
/** Any screen but a list: one record, a new one, or a single thing with its form. */
const REGISTRO = /\/([\w-]+)\/(?:\$\w+|nov[ao])[/.]|\/(importar|geral|conta)\./
/** What opens over the page: the kit's own windows are large, and most screens never show one. */
const JANELA = /\/(ModalBase|Popover)\//

/** Fields with a list to choose from: large, and shown once the page stands. */
const ESCOLHA = /\/ui\/campos\/Selecao/

/** For whom a part that is imported when needed is meant: a screen, or whoever first shows it. */
const papelDe = (entrada: string, alcance: Set<string>) => {
  if (!ehRota(entrada)) {
    if (entrada.endsWith('/Aplicativo.tsx')) return 'aplicativo'
    // A field of one list's filters and of some forms.
    if (entrada.includes('/CampoCidade.')) return 'comum'
    return ESCOLHA.test(entrada) ? 'escolha' : `parte:${entrada}`
  }
  if (entrada.includes('/recuperar-senha.')) return 'formulario'
  // The shell, and screens without anything of their own yet.
  if (!entrada.includes('/_app/') || ![...alcance].some((id) => id.includes('/src/features/')))
    return 'aplicativo'
  const registro = REGISTRO.exec(entrada)
  return registro ? `registro-${registro[1] ?? registro[2]}` : `lista-${areaDe(entrada)}`
}

const comeca = (inicio: string) => (papel: string) => papel.startsWith(inicio)

const lugarDe = (id: string, papeis: string[], alcance: Set<string>) => {
  const [listas, registros, partes] = ['lista-', 'registro-', 'parte:'].map((tipo) =>
    papeis.filter(comeca(tipo)),
  )
  if (!listas || !registros || !partes) return undefined
  const [lista] = listas
  const escolha = papeis.includes('escolha')
  const deFora = registros.filter((papel) => `lista-${areaDe(papel.replace('registro-', '/'))}` !== lista)
  if (papeis.includes('aplicativo') || listas.length > 1) return 'aplicativo'
  // Of our own such modules are a line or two; the kit's are fields.
  if (lista && (deFora.length || escolha)) return id.includes('/node_modules/') ? 'comum' : 'aplicativo'
  if (lista) return lista
  if (papeis.includes('comum') || (escolha && registros.length > 1)) return 'comum'
  if (escolha && registros.length && !partes.length && id.endsWith('.mjs')) return 'popover'
  if (escolha) return partes.length || registros.length ? 'flutuante' : 'escolha'
  if (papeis.includes('formulario')) return 'formulario'
  if (registros.length === 1 && partes.every((parte) => parte.includes('/features/'))) return registros[0]
  const areas = new Set(registros.map((papel) => areaDe(papel.replace('registro-', '/'))))
  if (registros.length > 1 && areas.size === 1 && areas.has('clientes')) return 'registro-cliente'
  if (registros.length) return 'registro'
  if (partes.length === 1) return undefined
  const dono = /\/features\/([\w-]+)\//.exec(id)?.[1]
  if (dono) return `registro-${dono}`
  if (partes.every((parte) => parte.includes('/ui/toast/'))) return 'toast'
  if (id.includes('/node_modules/')) return 'janela'
  return [...alcance].some((usado) => JANELA.test(usado)) ? undefined : 'registro'
}

/**
 * Which file each module goes into. The login has one of its own; the second holds the shell and all that lists of
 * several areas share; then one for the lists of each area, one that the forms of several nouns share, and one for the
 * forms of each noun. A part that is downloaded when first shown stays apart. A module never sits in a file for fewer
 * than those who need it, so no two files import each other.
 */
export const pedacos = () => {
  const lugares = new Map<string, string>()

  const plugin: Plugin = {
    name: 'balcao:pedacos',
    apply: 'build',
    buildEnd() {
      const alcance = criarAlcance(this)
      const todos = [...this.getModuleIds()]
      const importadoresDe = (id: string) => this.getModuleInfo(id)?.dynamicImporters ?? []
      const daEntrada = new Set(
        todos.filter((id) => this.getModuleInfo(id)?.isEntry).flatMap((id) => [...alcance(id)]),
      )
      const papeis = new Map<string, Set<string>>()
      for (const entrada of todos.filter((id) => importadoresDe(id).length)) {
        // What a loader imports comes with the screen of its route.
        const paraQuem = entrada.endsWith('.data.ts') ? importadoresDe(entrada) : [entrada]
        const seus = new Set(paraQuem.map((quem) => papelDe(quem, alcance(entrada))))
        for (const id of alcance(entrada))
          if (!daEntrada.has(id)) papeis.set(id, new Set([...(papeis.get(id) ?? []), ...seus]))
      }
      for (const [id, seus] of papeis) {
        const lugar = lugarDe(id, [...seus], alcance(id))
        if (lugar) lugares.set(id, lugar)
      }
      // What all forms share must not bring the lists of an area along.
      for (const [id, lugar] of lugares)
        if (/^(flutuante|escolha|formulario|registro)$/.test(lugar))
          for (const usado of alcance(id))
            if (lugares.get(usado)?.startsWith('lista-')) lugares.set(usado, 'aplicativo')
      // A request for a handful of lines costs more than the lines do in everybody's stylesheet.
      for (const [id, lugar] of lugares)
        if (id.endsWith('.css') && /^lista-(?!catalogo)/.test(lugar)) lugares.set(id, 'aplicativo')
    },
  }

  // The more who need it the higher: a group also takes along whatever its modules import.
  const ordem = [
    'aplicativo',
    'comum',
    'lista-',
    'flutuante',
    'popover',
    'formulario',
    'registro',
    'registro-',
    'janela',
    'escolha',
    'toast',
  ]
  const grupos = ordem.map(
    (lugar, i): Grupo => ({
      name: (id) => lugares.get(id) ?? null,
      test: (id) =>
        (lugar.endsWith('-') ? lugares.get(id)?.startsWith(lugar) : lugares.get(id) === lugar) ?? false,
      priority: ordem.length - i,
    }),
  )
  return {
    plugin,
    grupos: [{ name: 'entrada', tags: ['$initial'], priority: 20 } satisfies Grupo, ...grupos],
  }
}
