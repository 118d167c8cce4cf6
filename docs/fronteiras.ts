import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** An import from one source file to another, both as paths in the project. */
export type Importacao = { de: string; para: string }

const PACOTES = ['apps/api', 'apps/web', 'packages/contract']
// Biome formats every file, so an import always looks like one of these.
const ESPECIFICADOR = /(?:from|import|URL)\s*\(?\s*'([^'\n]+)'/g

const pacoteDe = (arquivo: string) => PACOTES.find((pacote) => arquivo.startsWith(`${pacote}/`))

const resolver = (de: string, especificador: string) => {
  if (especificador.startsWith('@balcao/contract/'))
    return `packages/contract/src/${especificador.slice('@balcao/contract/'.length)}.ts`
  if (especificador.startsWith('#')) return `${pacoteDe(de)}/src/${especificador.slice(1)}`
  if (especificador.startsWith('.')) return path.posix.join(path.posix.dirname(de), especificador)
  return null
}

export const lerImportacoes = (raiz: string): Importacao[] =>
  globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: raiz })
    .filter((de) => !de.endsWith('.gen.ts'))
    .flatMap((de) => {
      const texto = readFileSync(path.join(raiz, de), 'utf8')
      return [...texto.matchAll(ESPECIFICADOR)]
        .map(([, especificador = '']) => resolver(de, especificador))
        .filter((para): para is string => para !== null && /\.tsx?$/.test(para))
        .filter((para) => existsSync(path.join(raiz, para)))
        .map((para) => ({ de, para }))
    })

/** Each area knows the ones before it. `base` and `valores` are the foundation of the contract. */
const AREAS = [
  ...['valores', 'base', 'infra', 'provedor', 'acesso', 'catalogo'],
  ...['clientes', 'vendas', 'cobranca', 'posvenda', 'painel', 'demo'],
]
const CAMADAS = ['table', 'queries', 'commands', 'jobs', 'routes']

const COM_AREAS = /^(?:apps\/api|packages\/contract)\/src\/([^/]+)\//
const NA_CAMADA = new RegExp(`^apps/api/src/.*\\.(${CAMADAS.join('|')})\\.ts$`)
const SUBSTANTIVO = /^apps\/api\/src\/([^/]+\/[^/]+)\//
const DE_TESTE = /\.test\.tsx?$|\.fabrica\.tsx?$|\/testes\//
const UI = /^apps\/web\/src\/ui\//
const PARTE_OU_FEATURE = /^apps\/web\/src\/(?:partes|features)\/([^/]+)\//

const parte = (arquivo: string, padrao: RegExp) => padrao.exec(arquivo)?.[1]

type Regra = { nome: string; fere: (importacao: Importacao) => boolean }

const emOrdem = (ordem: readonly string[], padrao: RegExp) => (i: Importacao) => {
  const [de, para] = [parte(i.de, padrao), parte(i.para, padrao)].map((p) => (p ? ordem.indexOf(p) : -1))
  return de !== -1 && para !== -1 && Number(para) > Number(de)
}

/** Rules about one import at a time. They are about folders and endings, never about a noun. */
export const regras: Regra[] = [
  { nome: 'uma área só conhece as anteriores', fere: emOrdem(AREAS, COM_AREAS) },
  { nome: 'table ← queries ← commands ← jobs ← routes', fere: emOrdem(CAMADAS, NA_CAMADA) },
  {
    nome: 'o contrato não conhece nenhum dos lados, e os lados não se conhecem',
    fere: ({ de, para }) => pacoteDe(de) !== pacoteDe(para) && pacoteDe(para) !== 'packages/contract',
  },
  {
    nome: 'ui não conhece substantivo nem chama http',
    fere: ({ de, para }) =>
      UI.test(de) &&
      (/^apps\/web\/src\/(partes|features|routes|shell)\//.test(para) ||
        /^apps\/web\/src\/(http|cadastro)\.ts$/.test(para) ||
        /^packages\/contract\/src\/(?!base\/|valores\/)/.test(para)),
  },
  {
    nome: 'o que o aparelho guarda não conhece quem o usa',
    fere: ({ de, para }) =>
      /^apps\/web\/src\/aparelho\//.test(de) &&
      /^apps\/web\/src\/(ui|partes|features|routes|shell)\//.test(para),
  },
  {
    nome: 'partes e a casca conhecem o contrato e ui, não features nem rotas',
    fere: ({ de, para }) =>
      /^apps\/web\/src\/(partes|shell)\//.test(de) && /^apps\/web\/src\/(features|routes)\//.test(para),
  },
  {
    nome: 'uma feature não importa outra, nem rotas',
    fere: ({ de, para }) =>
      /^apps\/web\/src\/features\//.test(de) &&
      (/^apps\/web\/src\/routes\//.test(para) ||
        (/^apps\/web\/src\/features\//.test(para) &&
          parte(de, PARTE_OU_FEATURE) !== parte(para, PARTE_OU_FEATURE))),
  },
  {
    nome: 'o programa não usa o que é dos testes',
    fere: ({ de, para }) => !DE_TESTE.test(de) && DE_TESTE.test(para),
  },
]

/** Nouns of the API that import each other, as "um ⇄ outro". */
export const paresMutuos = (importacoes: readonly Importacao[]) => {
  const conhece = new Set(
    importacoes
      .filter(({ de }) => !DE_TESTE.test(de))
      .map(({ de, para }) => [parte(de, SUBSTANTIVO), parte(para, SUBSTANTIVO)])
      .filter(([de, para]) => de && para && de !== para)
      .map(([de, para]) => `${de} ⇄ ${para}`),
  )
  return [...conhece].filter((par) => {
    const [de = '', para = ''] = par.split(' ⇄ ')
    return de < para && conhece.has(`${para} ⇄ ${de}`)
  })
}

/** Tests may import more than the program, so some rules do not apply to them. */
const SO_DO_PROGRAMA = new Set(['uma área só conhece as anteriores'])

export const violacoes = (importacoes: readonly Importacao[]) =>
  regras.flatMap(({ nome, fere }) =>
    importacoes
      .filter((i) => fere(i) && !(SO_DO_PROGRAMA.has(nome) && DE_TESTE.test(i.de)))
      .map(({ de, para }) => `${nome}: ${de} → ${para}`),
  )
