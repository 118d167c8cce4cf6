import { lerAmbiente } from './env.ts'
import { restaurar } from './restaurar.ts'

/** What was started, in order. It is stopped in reverse order. */
const ligados: (() => unknown)[] = []

try {
  await restaurar(lerAmbiente(process.env), process.argv.slice(2), {
    dizer: (linha) => process.stdout.write(`${linha}\n`),
    aoEncerrar: (parar) => ligados.push(parar),
  })
} catch (erro) {
  process.stderr.write(`${erro instanceof Error ? erro.message : String(erro)}\n`)
  process.exitCode = 1
} finally {
  for (const parar of ligados.reverse()) await parar()
}
