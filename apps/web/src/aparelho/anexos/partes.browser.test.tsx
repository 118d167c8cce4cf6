import { expect, onTestFinished, test, vi } from 'vitest'
import { novoId } from '../novo-rascunho.ts'
import { enviarEmPartes } from './partes.ts'

test('o anúncio que ninguém responde não segura a fila: acaba como falta de rede', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const anunciado = Promise.withResolvers<void>()
  const envio = enviarEmPartes(
    { id: novoId(), bytes: new ArrayBuffer(3), envio: {} },
    {
      signal: new AbortController().signal,
      anunciar: (_, signal) =>
        new Promise((_pronto, falhar) => {
          signal.addEventListener('abort', () => falhar(signal.reason))
          anunciado.resolve()
        }),
      aoAnunciar: () => undefined,
      aoAndar: () => undefined,
    },
  )
  const desfecho = vi.fn()
  envio.catch(desfecho)
  await anunciado.promise
  await vi.advanceTimersByTimeAsync(120_000)
  expect(desfecho).toHaveBeenCalledWith(expect.objectContaining({ ehDeRede: true }))
})
