import { expect, test, vi } from 'vitest'
import { umaPorVez } from './uma-por-vez.ts'

/** Calls that end when the test says so. */
const controlada = () => {
  const fins: ((falha?: Error) => void)[] = []
  const chamada = vi.fn(
    () =>
      new Promise<void>((pronto, falhou) => {
        fins.push((falha) => (falha ? falhou(falha) : pronto()))
      }),
  )
  return { chamada, terminar: async (falha?: Error) => fins.shift()?.(falha) }
}
const emBranco = () => new Promise((pronto) => setImmediate(pronto))

test('cem pedidos enquanto uma corre são mais uma, depois do descanso', async () => {
  const leitura = controlada()
  const descanso = controlada()
  const pedir = umaPorVez(leitura.chamada, descanso.chamada)
  for (let i = 0; i < 100; i++) void pedir()
  expect(leitura.chamada).toHaveBeenCalledTimes(1)
  await leitura.terminar()
  await emBranco()
  void pedir()
  expect(leitura.chamada).toHaveBeenCalledTimes(1)
  await descanso.terminar()
  await emBranco()
  expect(leitura.chamada).toHaveBeenCalledTimes(2)
  await leitura.terminar()
  await emBranco()
  await descanso.terminar()
  await emBranco()
  expect(leitura.chamada).toHaveBeenCalledTimes(2)
})

test('uma que falha não impede a próxima', async () => {
  const leitura = controlada()
  const pedir = umaPorVez(leitura.chamada, () => Promise.resolve())
  void pedir()
  await leitura.terminar(new Error('sem rede'))
  await emBranco()
  void pedir()
  expect(leitura.chamada).toHaveBeenCalledTimes(2)
})
