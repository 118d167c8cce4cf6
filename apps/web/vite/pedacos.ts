import path from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { criarImportados, descer } from './alcance.ts'
import { juntarPedacos, type Pedaco } from './juntar-pedacos.ts'
import { ehEstilo, pesoDoModulo } from './peso-do-modulo.ts'

type Modulos = Pick<Rolldown.PluginContext, 'getModuleInfo' | 'getModuleIds'>

const ENTRADA = 'entrada'
const APLICATIVO = /\/src\/(Aplicativo|routes\/_app)\.tsx(\?|$)/
const EH_ROTA = /\/src\/routes\//
const PORTA = /\/src\/portas\/(\w+)\.tsx$/

/** What people open first in the morning, or with a bad signal, counts more than what comes later. */
const PRIMEIRAS =
  /\/routes\/_app\/(cliente|vendedor\/index|admin\/(cliente|planos|usuario)\/index)\.|\/features\/assinante\//
/** Of these the catalogue needs the most, and would be left with the most files. */
const CATALOGO = /\/planos\/index\./
/** The seller's home is opened on the street. */
const NA_RUA = /\/vendedor\/index\./
/** It comes right after every first screen. */
const SINO = /\/SinoDeAvisos\./
/** An analyst opens it a hundred times a day. */
const ANALISE = /\/admin\/venda\/\$id\./
/** The seller fills it in at the door, with a bad signal. */
const ETAPA = /\/vendedor\/venda\.\$id\.\$etapa\./
const pesoDaTela = (tela: string) => {
  if (SINO.test(tela)) return 25
  if (CATALOGO.test(tela)) return 90
  if (NA_RUA.test(tela)) return 60
  if (PRIMEIRAS.test(tela)) return 46
  if (ANALISE.test(tela)) return 10
  if (ETAPA.test(tela)) return 3
  return EH_ROTA.test(tela) ? 1 : 0.5
}

/** What is opened by itself: a route with what its loader imports, or a part that is downloaded when first shown. */
const telasDe = (modulos: Modulos, ids: readonly string[]) => {
  const telas = new Map<string, string[]>()
  for (const id of ids)
    for (const quem of modulos.getModuleInfo(id)?.dynamicImporters ?? []) {
      const tela = EH_ROTA.test(quem) ? quem : id
      telas.set(tela, [...(telas.get(tela) ?? []), id])
    }
  return new Map([...telas].sort())
}

/** Two pieces with one name would be one file. Without a running number: a new piece must not rename all the others. */
const criarNomes = (tomados: Iterable<string>) => {
  const usados = new Set([ENTRADA, 'aplicativo', ...tomados])
  return ({ ids: [primeiro = ''] }: Pedaco) => {
    const nome = path.basename(primeiro).replace(/[.?:].*$/, '')
    let livre = nome
    for (let vez = 2; usados.has(livre); vez++) livre = `${nome}${vez}`
    usados.add(livre)
    return livre
  }
}

const lembrar = <R>(calcular: (id: string) => R) => {
  const sabidos = new Map<string, R>()
  return (id: string): R => {
    const sabido = sabidos.get(id) ?? calcular(id)
    sabidos.set(id, sabido)
    return sabido
  }
}

/**
 * The pages that open without the application (`src/portas`) have files of their own: one each, and one for what they
 * share with each other. What the first screens need too comes with the entry, which everybody has. What later screens
 * need too is in a file that has nothing else, so that neither side brings the other along.
 */
const lugaresDasPortas = (
  portas: ReadonlyMap<string, ReadonlySet<string>>,
  { dasPrimeiras, deOutros }: Record<'dasPrimeiras' | 'deOutros', ReadonlySet<string>>,
): Map<string, string> => {
  const lugares = new Map<string, string>()
  for (const [nome, seus] of portas) for (const id of seus) lugares.set(id, lugares.has(id) ? 'portas' : nome)
  for (const id of lugares.keys())
    if (dasPrimeiras.has(id)) lugares.set(id, ENTRADA)
    else if (deOutros.has(id)) lugares.set(id, 'comum-depois')
  return lugares
}

const semOs = (estes: ReadonlySet<string>, ids: ReadonlySet<string>) =>
  new Set([...ids].filter((id) => !estes.has(id)))

/** Which file each module goes into, decided from who needs it (`juntar-pedacos.ts`). */
const lugaresDe = (modulos: Modulos) => {
  const ids = [...modulos.getModuleIds()].sort()
  const importados = lembrar(criarImportados(modulos))
  const daEntrada = descer(
    ids.filter((id) => modulos.getModuleInfo(id)?.isEntry),
    importados,
  )
  const doAplicativo = descer(
    ids.filter((id) => APLICATIVO.test(id)),
    importados,
  )
  const telas = telasDe(modulos, ids)
  const nomeDaPorta = (rota: string) => PORTA.exec(rota.replace('/routes/', '/portas/'))?.[1]
  const portas = new Map(
    ids.flatMap((id) => {
      const nome = PORTA.exec(id)?.[1]
      return nome ? [[nome, semOs(daEntrada, descer([id], importados))] as const] : []
    }),
  )
  const alcancados = new Set([...portas.values()].flatMap((seus) => [...seus]))
  /** The porta itself, the route of the same page, and what the page downloads later. */
  const ehDaPorta = (tela: string) => {
    if (EH_ROTA.test(tela)) return portas.has(nomeDaPorta(tela) ?? '')
    if (PORTA.test(tela)) return true
    return modulos.getModuleInfo(tela)?.dynamicImporters.every((quem) => alcancados.has(quem))
  }
  const semPorta = [...telas].filter(([tela]) => !ehDaPorta(tela))
  const todosDe = (quais: typeof semPorta) =>
    descer(
      quais.flatMap(([, raizes]) => raizes),
      importados,
    )
  const primeiras = todosDe(semPorta.filter(([tela]) => PRIMEIRAS.test(tela)))
  const dasPortas = lugaresDasPortas(portas, {
    dasPrimeiras: new Set([...doAplicativo, ...primeiras]),
    deOutros: todosDe(semPorta),
  })
  const temLugar = (id: string) => daEntrada.has(id) || dasPortas.has(id)
  const daCasca = new Set([...doAplicativo].filter((id) => !temLugar(id)))

  const quemPrecisa = new Map<string, string[]>()
  for (const [tela, raizes] of telas)
    for (const id of descer(raizes, importados))
      if (!temLugar(id) && !daCasca.has(id)) quemPrecisa.set(id, [...(quemPrecisa.get(id) ?? []), tela])

  const pedaco = (seus: readonly string[], suas: Iterable<string>): Pedaco => ({
    ids: seus,
    telas: new Set(suas),
    bytes: seus.reduce((soma, id) => soma + pesoDoModulo(id, modulos.getModuleInfo(id)?.code), 0),
    temEstilos: seus.some(ehEstilo),
  })
  const grupos = Map.groupBy(
    ids.filter((id) => quemPrecisa.has(id)),
    (id) => quemPrecisa.get(id)?.join() ?? '',
  )
  const casca = pedaco([...daCasca], telas.keys())
  const iniciais = [...grupos.values()].map((seus) => pedaco(seus, quemPrecisa.get(seus[0] ?? '') ?? []))
  // What only the subscriber's pages download later stays apart: with it come files that no other screen needs.
  const soDasPortas = iniciais.filter((um) => [...um.telas].every(ehDaPorta))
  const dosOutros = iniciais.filter((um) => !soDasPortas.includes(um))
  const grafo = { importados, peso: pesoDaTela }
  const finais = [...juntarPedacos([casca, ...dosOutros], grafo), ...juntarPedacos(soDasPortas, grafo)]
  const nomeDe = criarNomes(dasPortas.values())
  const lugares = new Map(
    finais.flatMap((final) => {
      const nome = final.ids.some((id) => daCasca.has(id)) ? 'aplicativo' : nomeDe(final)
      return final.ids.map((id) => [id, nome] as const)
    }),
  )
  return new Map([...lugares, ...dasPortas, ...[...daEntrada].map((id) => [id, ENTRADA] as const)])
}

/** Groups what several screens share, so that a screen asks for a few files and not for fifty. */
export const pedacos = () => {
  let lugares: ReadonlyMap<string, string> = new Map()
  const plugin: Plugin = {
    name: 'balcao:pedacos',
    apply: 'build',
    buildEnd() {
      lugares = lugaresDe(this)
    },
  }
  const groups = [
    {
      name: (id: string) => lugares.get(id) ?? null,
      debugName: 'telas',
      // Each module has a place of its own already.
      includeDependenciesRecursively: false,
    },
  ]
  return { plugin, groups }
}
