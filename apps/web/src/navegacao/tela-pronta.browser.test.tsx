import { expect, test } from 'vitest'
import { queryClient } from '#consultas.ts'
import { telaPronta } from './tela-pronta.ts'

const folga = () => new Promise((resolver) => requestIdleCallback(resolver))

test('espera o que a tela pediu, e só isso', async () => {
  const resposta = Promise.withResolvers<string>()
  void queryClient.fetchQuery({ queryKey: ['tela-pronta'], queryFn: () => resposta.promise })
  const dito: string[] = []
  const pronta = telaPronta().then(() => dito.push('pronta'))
  for (let vez = 0; vez < 5; vez++) await folga()
  dito.push('resposta')
  resposta.resolve('veio')
  await pronta
  expect(dito).toEqual(['resposta', 'pronta'])
  // Nothing is asked any more.
  await telaPronta()
})
