import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const raiz = path.join(import.meta.dirname, '..')
const DE_FORA = new Set(['.git', 'node_modules', 'dist', 'data', 'data-demo', '.cache', 'test-results'])

const arvore = (pasta = ''): string[] =>
  readdirSync(path.join(raiz, pasta), { withFileTypes: true })
    .filter(({ name }) => !DE_FORA.has(name))
    .flatMap((item) => {
      const caminho = path.posix.join(pasta, item.name)
      return item.isDirectory() ? [`/${caminho}/`, ...arvore(caminho)] : [`/${caminho}`]
    })

const tudo = arvore()
const textos = tudo.filter((caminho) => caminho.endsWith('.md')).map((caminho) => caminho.slice(1))
const ler = (arquivo: string) => readFileSync(path.join(raiz, arquivo), 'utf8')

const COM_EXTENSAO = /\.(ts|tsx|mjs|css|sql|md|txt|json)$/
const PACOTES = new Set(readdirSync(path.join(raiz, 'node_modules')))

/**
 * Whether a text in code style names a file (by its extension) or a folder (by its slash).
 * Addresses and packages are neither.
 */
const pareceCaminho = (nome: string) =>
  /^(?!\.\/)([\w.*-]|<\w+>)+(\/([\w.*-]|<\w+>)+)*\/?$/.test(nome) &&
  (COM_EXTENSAO.test(nome) || (nome.includes('/') && !PACOTES.has(nome.split('/')[0] ?? '')))

/** `<noun>` and `*` stand for any name. A module may be named without its extension. */
const existe = (nome: string) => {
  const trecho = nome
    .replace(/\/$/, '')
    .split(/<\w+>|\*/)
    .map((parte) => parte.replace(/[.]/g, '\\.'))
    .join('[^/]+')
  // `.data.ts` is the ending of many names.
  const inicio = nome.startsWith('.') ? '' : '/'
  const procurado = new RegExp(`${inicio}${trecho}(\\.tsx?)?/?$`)
  return tudo.some((caminho) => procurado.test(caminho))
}

const semBlocos = (texto: string) => texto.replace(/^```[\s\S]*?^```/gm, '')

test.each(textos)('%s só nomeia arquivos e pastas que existem', (arquivo) => {
  const citados = [...semBlocos(ler(arquivo)).matchAll(/`([^`]+)`/g)].flatMap(([, trecho = '']) =>
    trecho.split(/\s+/),
  )
  expect(citados.filter(pareceCaminho).filter((nome) => !existe(nome))).toEqual([])
})

test.each(textos)('os links de %s levam a algum lugar', (arquivo) => {
  const destinos = [...ler(arquivo).matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, destino = '']) => destino)
  const pasta = path.join(raiz, path.dirname(arquivo))
  expect(destinos.filter((destino) => !existsSync(path.join(pasta, destino)))).toEqual([])
})

test('o desenho das pastas na arquitetura é o que há', () => {
  const desenho = /^```\n([\s\S]*?)^```/m.exec(ler('docs/ARCHITECTURE.md'))?.[1] ?? ''
  let base = ''
  const faltam = desenho.split('\n').flatMap((linha) => {
    const [nomes = ''] = linha.trim().split(/ {2,}/)
    if (!linha.startsWith(' ')) base = nomes
    return nomes
      .split(' ')
      .filter((nome) => nome && !existe(nome) && !existe(base + nome))
      .map((nome) => `${base} ${nome}`)
  })
  expect(desenho).not.toBe('')
  expect(faltam).toEqual([])
})

test('uma decisão se lê de uma vez: no máximo 40 linhas', () => {
  const longas = textos
    .filter((arquivo) => arquivo.startsWith('docs/decisions/'))
    .map((arquivo) => [arquivo, ler(arquivo).trimEnd().split('\n').length] as const)
    .filter(([, linhas]) => linhas > 40)
  expect(longas).toEqual([])
})
