import { copiar } from './copiar.ts'
import { lerAmbiente } from './env.ts'

/** What was started, in order. It is stopped in reverse order. */
const ligados: (() => unknown)[] = []
const interrompido = new AbortController()
for (const sinal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(sinal, () => interrompido.abort(new Error('Interrompido. Nada foi deixado pela metade.')))

try {
  await copiar(lerAmbiente(process.env), process.argv.slice(2), {
    dizer: (linha) => process.stdout.write(`${linha}\n`),
    aoEncerrar: (parar) => ligados.push(parar),
    sinal: interrompido.signal,
  })
} catch (erro) {
  process.stderr.write(
    `${interrompido.signal.reason?.message ?? (erro instanceof Error ? erro.message : erro)}\n`,
  )
  process.exitCode = 1
} finally {
  for (const parar of ligados.reverse()) await parar()
}
