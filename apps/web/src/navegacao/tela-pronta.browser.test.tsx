import { expect, test } from 'vitest'
import { queryClient } from '#consultas.ts'
import { quandoFolgar } from '#ui/quandoFolgar.ts'
import { telaPronta } from './tela-pronta.ts'

const folga = () => new Promise<void>((resolver) => quandoFolgar(resolver))

test('espera o que a tela pediu, e só isso', async () => {
  const resposta = Promise.withResolvers<string>()
  void queryClient.fetchQuery({ queryKey: ['tela-pronta'], queryFn: () => resposta.promise })
  const dito: string[] = []
  const pronta = telaPronta().then(() => dito.push('pronta'))
  // Without a question it would be there after two of them.
  for (let vez = 0; vez < 3; vez++) await folga()
  dito.push('resposta')
  resposta.resolve('veio')
  await pronta
  expect(dito).toEqual(['resposta', 'pronta'])
  // Nothing is asked any more.
  await telaPronta()
})
