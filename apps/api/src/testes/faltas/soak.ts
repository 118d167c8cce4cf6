import { type Falta, faltas, ligarParaFaltas, provocar } from './faltas.ts'

const VEZES = 10
const vezes = Number(process.argv[2] ?? VEZES)
const dizer = (texto: string) => process.stdout.write(`${texto}\n`)
const segundos = (ms: number) => (ms / 1000).toFixed(1).replace('.', ',')

const linha = (nome: string, ...colunas: string[]) =>
  dizer([nome.padEnd(24), ...colunas.map((coluna) => coluna.padStart(11))].join(''))

const app = await ligarParaFaltas()
linha('falta', 'vezes', 'fora, meio', 'fora, pior', 'gravados', '503', 'problemas')
for (const falta of Object.keys(faltas) as Falta[]) {
  const { foraMs, confirmados, respostas, problemas } = await provocar(app, falta, vezes)
  const ordenados = foraMs.toSorted((a, b) => a - b)
  const tempos = [ordenados[ordenados.length >> 1], ordenados.at(-1)].map((ms) => `${segundos(ms ?? 0)} s`)
  const contas = [confirmados, respostas.get('503') ?? 0, problemas.length].map(String)
  linha(falta, String(foraMs.length), ...tempos, ...contas)
  for (const problema of problemas) dizer(`  ${problema}`)
  if (problemas.length > 0) process.exitCode = 1
}
if ((await app.desligar()) !== 0) {
  dizer('O programa não terminou bem.')
  process.exitCode = 1
}
await app.apagar()
