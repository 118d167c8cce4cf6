import { expect, test } from 'vitest'
import { comTeto } from './com-teto.ts'

test('acima do teto a chamada é descartada, e há lugar de novo quando uma termina', async () => {
  const soltar: (() => void)[] = []
  const carregar = comTeto(
    (nome: string) => new Promise<string>((pronto) => soltar.push(() => pronto(nome))),
    4,
  )
  const primeiras = ['a', 'b', 'c', 'd'].map((nome) => carregar(nome))
  await expect(carregar('e')).resolves.toBeUndefined()
  expect(soltar).toHaveLength(4)
  soltar[0]?.()
  await primeiras[0]
  void carregar('f')
  expect(soltar).toHaveLength(5)
})

test('uma falha também devolve o lugar', async () => {
  const carregar = comTeto(() => Promise.reject(new Error('falhou')), 1)
  await expect(carregar()).rejects.toThrow('falhou')
  await expect(carregar()).rejects.toThrow('falhou')
})
