import { expect, test } from 'vitest'
import { criarVez } from './vez.ts'

const cheia = 'Tente novamente em instantes.'

/** Work that ends when the test says so. */
const trabalhos = () => {
  const comecados: string[] = []
  const fins = new Map<string, () => void>()
  return {
    comecados,
    fazer: (nome: string) => () =>
      new Promise<string>((pronto) => {
        comecados.push(nome)
        fins.set(nome, () => pronto(nome))
      }),
    /** Ends one job and lets the next begin. */
    acabar: async (nome: string) => {
      fins.get(nome)?.()
      await new Promise(setImmediate)
    },
  }
}

test('nunca mais que o limite ao mesmo tempo, e todos são atendidos', async () => {
  const naVez = criarVez({ simultaneos: 2, espera: 20, cheia })
  let agora = 0
  let maximo = 0
  const todos = Array.from({ length: 20 }, (_, i) =>
    naVez(async () => {
      maximo = Math.max(maximo, ++agora)
      await new Promise(setImmediate)
      agora--
      return i
    }),
  )
  expect(await Promise.all(todos)).toHaveLength(20)
  expect(maximo).toBe(2)
})

test('sem lugar na espera, recusa na hora; um trabalho que falha devolve o lugar', async () => {
  const naVez = criarVez({ simultaneos: 1, espera: 1, cheia })
  const falho = naVez(async () => {
    await new Promise(setImmediate)
    throw new Error('quebrou')
  })
  const seguinte = naVez(async () => 'feito')
  await expect(naVez(async () => 'tarde')).rejects.toMatchObject({
    status: 503,
    codigo: 'OCUPADO',
    detalhes: { esperarSegundos: 2 },
  })
  await expect(falho).rejects.toThrow('quebrou')
  expect(await seguinte).toBe('feito')
  expect(await naVez(async () => 'de novo')).toBe('de novo')
})

test('um assunto só não ocupa todos os lugares, nem na vez nem na espera', async () => {
  const naVez = criarVez({ simultaneos: 2, espera: 9, porAssunto: { simultaneos: 1, espera: 2 }, cheia })
  const { comecados, fazer, acabar } = trabalhos()
  const uma = { assunto: 'uma' }
  void naVez(fazer('a1'), uma)
  void naVez(fazer('a2'), uma)
  void naVez(fazer('a3'), uma)
  await expect(naVez(fazer('a4'), uma)).rejects.toMatchObject({ status: 503 })
  void naVez(fazer('b1'), { assunto: 'outra' })
  expect(comecados).toEqual(['a1', 'b1'])
  await acabar('b1')
  expect(comecados).toEqual(['a1', 'b1'])
  await acabar('a1')
  expect(comecados).toEqual(['a1', 'b1', 'a2'])
})

test('quem pede muito espera atrás de quem pede pouco, e tem um limite', async () => {
  const naVez = criarVez({ simultaneos: 1, espera: 9, esperaPorOrigem: 3, cheia })
  const { comecados, fazer, acabar } = trabalhos()
  for (const nome of ['a1', 'a2', 'a3', 'a4']) void naVez(fazer(nome), { origem: 'a' })
  await expect(naVez(fazer('a5'), { origem: 'a' })).rejects.toMatchObject({ status: 503 })
  void naVez(fazer('b1'), { origem: 'b' })
  for (const nome of ['a1', 'a2', 'b1', 'a3']) await acabar(nome)
  expect(comecados).toEqual(['a1', 'a2', 'b1', 'a3', 'a4'])
})

test('quem foi embora deixa o lugar na espera', async () => {
  const naVez = criarVez({ simultaneos: 1, espera: 1, cheia })
  const { comecados, fazer, acabar } = trabalhos()
  void naVez(fazer('a'))
  const partida = new AbortController()
  const partiu = naVez(fazer('b'), { partiu: partida.signal })
  await expect(naVez(fazer('c'))).rejects.toMatchObject({ status: 503 })
  partida.abort()
  await expect(partiu).rejects.toMatchObject({ status: 499 })
  void naVez(fazer('d'))
  await expect(naVez(fazer('e'), { partiu: partida.signal })).rejects.toMatchObject({ status: 499 })
  await acabar('a')
  expect(comecados).toEqual(['a', 'd'])
  expect(naVez.ocupacao()).toEqual({ trabalhando: 1, esperando: 0 })
})
