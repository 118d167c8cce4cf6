import { parseArgs } from 'node:util'
import { type Falta, faltas, ligarParaFaltas, provocar } from './faltas.ts'
import { quedasAoAcaso } from './quedas.ts'
import { dizer, emSegundos, mediana } from './relatorio.ts'
import { ritmoConstante } from './ritmo.ts'

const MINUTOS = 10

const linha = (nome: string, ...colunas: string[]) =>
  dizer([nome.padEnd(24), ...colunas.map((coluna) => coluna.padStart(11))].join(''))

/** Each kind of fault, so many times. */
const cadaFalta = async (vezes: number) => {
  const app = await ligarParaFaltas()
  const todos: string[] = []
  linha('falta', 'vezes', 'fora, meio', 'fora, pior', 'gravados', '503', 'problemas')
  for (const falta of Object.keys(faltas) as Falta[]) {
    const { foraMs, confirmados, respostas, problemas } = await provocar(app, falta, vezes)
    const tempos = [mediana(foraMs), Math.max(0, ...foraMs)].map(emSegundos)
    const contas = [confirmados, respostas.get('503') ?? 0, problemas.length].map(String)
    linha(falta, String(foraMs.length), ...tempos, ...contas)
    todos.push(...problemas)
  }
  if ((await app.desligar()) !== 0) todos.push('o programa não terminou bem')
  await app.apagar()
  return todos
}

const { values } = parseArgs({
  options: { minutos: { type: 'string' }, quedas: { type: 'string' }, faltas: { type: 'string' } },
})
const { quedas, faltas: vezes, minutos = String(MINUTOS) } = values
const problemas = quedas
  ? await quedasAoAcaso(Number(quedas))
  : vezes
    ? await cadaFalta(Number(vezes))
    : await ritmoConstante(Number(minutos))
for (const problema of problemas) dizer(`  ${problema}`)
dizer(problemas.length > 0 ? 'Não passou.' : 'Passou.')
if (problemas.length > 0) process.exitCode = 1
