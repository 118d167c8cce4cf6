// What a page costs to download, in brotli, as it is served. Fails when a page is over its budget. Usage:
// node apps/web/orcamento.mjs, after a build.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const KB = 1024
const dist = join(import.meta.dirname, 'dist')
const { entrada, rotas, portas, partes } = JSON.parse(readFileSync(join(dist, '.vite/telas.json'), 'utf8'))

const semRede = JSON.parse(readFileSync(join(dist, '.vite/sem-rede.json'), 'utf8'))

/** Downloaded with every page, on top of what the bundler knows about. */
const SEMPRE = ['index.html', 'tema.js', ...entrada]
const VENDA = '/vendedor'
const PRIMEIRA_LISTA = '/admin/usuario'
const primeiraLista = new Set(rotas[PRIMEIRA_LISTA])
/** Downloaded by itself right after the first screen: the bell, and the connection that tells it of news. */
const LOGO_DEPOIS = ['partes/aviso/SinoDeAvisos.tsx', 'vivo/vivo.ts'].flatMap((parte) => partes[parte])

/** Screens that are opened first, too: how many files they add. With a bad signal each one is felt. */
const PEDIDOS = { '/admin/cliente': 2, '/cliente': 3, '/admin/planos': 5 }

/** Whatever is opened later, by its address or on a screen: only what it adds to the first list. */
const depois = Object.entries({ ...rotas, ...partes }).map(([nome, arquivos]) => ({
  nome,
  arquivos: new Set(arquivos).difference(primeiraLista),
  bytes: 60 * KB,
  pedidos: PEDIDOS[nome],
}))
const daVenda = new Set([...SEMPRE, ...rotas[VENDA]])
const paginas = [
  { nome: 'login', arquivos: new Set(SEMPRE), bytes: 110 * KB, pedidos: 4 },
  {
    nome: 'casca + lista de usuários',
    arquivos: primeiraLista.union(new Set([...SEMPRE, ...LOGO_DEPOIS])),
    bytes: 190 * KB,
    pedidos: 13,
  },
  // For people who have never been here, on whatever phone they have.
  ...Object.entries(portas).map(([nome, arquivos]) => ({
    nome: `${nome} (sem sessão)`,
    arquivos: new Set([...SEMPRE, ...arquivos]),
    bytes: 120 * KB,
    pedidos: 9,
  })),
  { nome: 'vendedor', arquivos: daVenda, bytes: 190 * KB, pedidos: 9 },
  // Downloaded when idle, on top of the page itself.
  { nome: 'vendedor sem rede', arquivos: new Set(semRede).difference(daVenda), bytes: 600 * KB },
  ...depois,
]

const pesoDe = (arquivo) => {
  const caminho = join(dist, arquivo)
  if (existsSync(`${caminho}.br`)) return statSync(`${caminho}.br`).size
  // The server compresses the page itself when it starts. Small files are sent as they are.
  return arquivo.endsWith('.html') ? brotliCompressSync(readFileSync(caminho)).length : statSync(caminho).size
}

const emKB = (bytes) => `${(bytes / KB).toFixed(1)} KB`

const detalhar = process.argv.includes('--detalhes')
/** There are many later screens: only the heavy ones get a line. */
const MERECE_LINHA = 0.5

let estourou = false
for (const { nome, arquivos, bytes, pedidos = Number.POSITIVE_INFINITY } of paginas) {
  const pesos = [...arquivos]
    .map((arquivo) => ({ arquivo, peso: pesoDe(arquivo) }))
    .sort((a, b) => b.peso - a.peso)
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
