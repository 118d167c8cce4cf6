import { globSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { destinos, destinosDasEtapas, emDestino } from '../apps/web/src/features/ajuda/destinos.ts'
import {
  type Bloco,
  type Destino,
  type Pagina,
  type Trecho,
  textoDe,
} from '../apps/web/src/features/ajuda/pagina.ts'
import { destinosDe, lerManual, linhasDe, PASTA_DO_MANUAL } from '../apps/web/vite/ler-manual.ts'
import { cenas } from '../e2e/imagens/cenas.ts'

const raiz = path.join(import.meta.dirname, '..')
const paginas = lerManual()

const secoesDe = ({ blocos }: Pagina) =>
  blocos.flatMap((bloco) => (bloco.tipo === 'titulo' ? [bloco.secao] : []))
const lugares = new Set(
  paginas.flatMap((pagina) => ['', ...secoesDe(pagina)].map((secao) => `${pagina.nome}#${secao}`)),
)
const naoExiste = ({ pagina, secao }: Destino) => !lugares.has(`${pagina}#${secao}`)

test('cada tela da casca tem um lugar no manual', () => {
  const rotas = globSync('apps/web/src/routes/_app/**/*.tsx', { cwd: raiz })
    .map(
      (arquivo) => /createFileRoute\('([^']+)'\)/.exec(readFileSync(path.join(raiz, arquivo), 'utf8'))?.[1],
    )
    .filter((rota) => !rota?.startsWith('/_app/ajuda/'))
  expect(rotas.length).toBeGreaterThan(50)
  expect(Object.keys(destinos).sort()).toEqual(rotas.sort())
})

test('o lugar de cada tela existe', () => {
  const todos = [...Object.values(destinos), ...Object.values(destinosDasEtapas)].map(emDestino)
  expect(todos.filter(naoExiste)).toEqual([])
})

test.each(paginas)('os links de “$titulo” levam a páginas e seções que existem', (pagina) => {
  const internos = destinosDe(pagina).filter((para) => typeof para !== 'string')
  expect(internos.filter(naoExiste)).toEqual([])
})

test('nenhuma página tem duas seções com o mesmo nome', () => {
  const repetidas = paginas.flatMap((pagina) => {
    const secoes = secoesDe(pagina)
    return secoes.filter((secao, lugar) => secoes.indexOf(secao) !== lugar)
  })
  expect(repetidas).toEqual([])
})

const imagensDe = (blocos: readonly Bloco[]): string[] =>
  blocos.flatMap((bloco) => {
    if (bloco.tipo === 'imagem') return [path.basename(bloco.src)]
    if (bloco.tipo === 'nota') return imagensDe(bloco.dentro)
    return bloco.tipo === 'lista' ? bloco.itens.flatMap(imagensDe) : []
  })

test('cada imagem guardada é usada, e tem quem a tire', () => {
  const guardadas = readdirSync(path.join(PASTA_DO_MANUAL, 'imagens')).sort()
  const usadas = new Set(paginas.flatMap(({ blocos }) => imagensDe(blocos)))
  expect([...usadas].sort()).toEqual(guardadas)
  expect(cenas.map(({ nome }) => `${nome}.webp`).sort()).toEqual(guardadas)
})

test('as imagens todas cabem em 3 MB', () => {
  const pasta = path.join(PASTA_DO_MANUAL, 'imagens')
  const bytes = readdirSync(pasta).reduce(
    (soma, nome) => soma + readFileSync(path.join(pasta, nome)).length,
    0,
  )
  expect(bytes).toBeLessThan(3 * 1024 * 1024)
})

/** What the code says to people: texts in quotes, titles in JSX. Tests say other things. */
const ditos = new Set(
  globSync('{apps/web/src,packages/contract/src}/**/*.{ts,tsx}', { cwd: raiz })
    .filter((arquivo) => !/\.(test|fabrica|gen)\.tsx?$|\/testes\/|\/ajuda\/(?!ajuda\.textos)/.test(arquivo))
    .flatMap((arquivo) =>
      Array.from(
        readFileSync(path.join(raiz, arquivo), 'utf8').matchAll(/'([^'\n]+)'|>([^<>{}\n]+)</g),
        ([, citado, escrito]) => citado ?? escrito ?? '',
        // Names in the code begin with a small letter.
      ).filter((texto) => /^[\p{Lu}\d]/u.test(texto)),
    ),
)

const fortesDe = (trechos: readonly Trecho[]): string[] =>
  trechos.flatMap((trecho) => {
    if (typeof trecho === 'string' || trecho.tipo === 'codigo') return []
    return trecho.tipo === 'forte' ? [textoDe(trecho.dentro).replaceAll('\n', ' ')] : fortesDe(trecho.dentro)
  })

test.each(paginas)('o que “$titulo” diz em negrito está escrito nas telas', ({ blocos }) => {
  const fortes = linhasDe(blocos).flatMap(fortesDe)
  expect(fortes.filter((texto) => !ditos.has(texto))).toEqual([])
})
