// What a page costs to download, in brotli, as it is served. Fails when a page is over its budget. Usage:
// node apps/web/orcamento.mjs, after a build.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const KB = 1024
const dist = join(import.meta.dirname, 'dist')
const manifesto = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))

/** Downloaded with every page, on top of what the bundler knows about. */
const SEMPRE = ['index.html', 'tema.js', 'favicon.svg']
const ENTRADA = 'index.html'
const rota = (nome) => `src/routes/${nome}.tsx?tsr-split=component`
/** A chunk grouped in vite.config.ts is found by its name, because its key carries a hash. */
const grupo = (nome) => Object.keys(manifesto).find((chave) => manifesto[chave].name === nome)

const casca = [ENTRADA, grupo('aplicativo')]
const primeiraLista = [...casca, rota('_app/admin/usuario/index')]
const paginas = [
  { nome: 'login', chunks: [ENTRADA], bytes: 110 * KB, pedidos: 8 },
  { nome: 'casca + lista de usuários', chunks: primeiraLista, bytes: 190 * KB },
  // For anything opened later, a page or a part of a screen, only what it adds to what is already downloaded.
  ...Object.keys(manifesto)
    .filter((chave) => manifesto[chave].isDynamicEntry && !primeiraLista.includes(chave))
    .map((chave) => ({
      nome: chave.replace(/^src\/|\?.*/g, ''),
      chunks: [chave],
      abertaPor: Object.keys(manifesto).filter((tela) => manifesto[tela].dynamicImports?.includes(chave)),
      bytes: 60 * KB,
    })),
]

const arquivosDe = (chave, vistos = new Set()) => {
  const chunk = manifesto[chave]
  if (!chunk) throw new Error(`Not in the build's manifest: ${chave}`)
  for (const arquivo of [chunk.file, ...(chunk.css ?? [])]) vistos.add(arquivo)
  for (const importado of chunk.imports ?? []) {
    if (!vistos.has(manifesto[importado].file)) arquivosDe(importado, vistos)
  }
  return vistos
}

const arquivosDeTodos = (chaves) => chaves.reduce((vistos, chave) => arquivosDe(chave, vistos), new Set())

/**
 * What is there before: the first list and the screen itself.
 * With several screens, only what all of them share.
 */
const jaBaixados = (telas) =>
  telas.map((tela) => arquivosDeTodos([...primeiraLista, tela])).reduce((a, b) => a.intersection(b))

const pesoDe = (arquivo) => {
  const caminho = join(dist, arquivo)
  if (existsSync(`${caminho}.br`)) return statSync(`${caminho}.br`).size
  // The server compresses the page itself when it starts. Small files are sent as they are.
  return arquivo.endsWith('.html') ? brotliCompressSync(readFileSync(caminho)).length : statSync(caminho).size
}

const emKB = (bytes) => `${(bytes / KB).toFixed(1)} KB`

const pesar = ({ chunks, abertaPor }) => {
  const precisa = arquivosDeTodos(chunks)
  const arquivos = abertaPor ? precisa.difference(jaBaixados(abertaPor)) : precisa.union(new Set(SEMPRE))
  return [...arquivos].map((arquivo) => ({ arquivo, peso: pesoDe(arquivo) })).sort((a, b) => b.peso - a.peso)
}

const detalhar = process.argv.includes('--detalhes')
/** There are many later screens: only the heavy ones get a line. */
const MERECE_LINHA = 0.5

let estourou = false
for (const pagina of paginas) {
  const { nome, bytes, pedidos = Number.POSITIVE_INFINITY } = pagina
  const pesos = pesar(pagina)
  const total = pesos.reduce((soma, { peso }) => soma + peso, 0)
  const passou = total <= bytes && pesos.length <= pedidos
  estourou ||= !passou
  if (passou && !detalhar && total < bytes * MERECE_LINHA) continue
  const resumo = `${nome}: ${emKB(total)} de ${emKB(bytes)}, ${pesos.length} pedidos`
  process.stdout.write(`${passou ? 'ok ' : 'NÃO'} ${resumo}\n`)
  if (passou && !detalhar) continue
  for (const { arquivo, peso } of pesos) process.stdout.write(`      ${emKB(peso).padStart(9)}  ${arquivo}\n`)
}
process.exitCode = estourou ? 1 : 0
