import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { usarServidor } from '#teste/ambiente.ts'

const s = usarServidor()
const SONDAGENS = 25
const DIFERENCA_MAXIMA_MS = 20
// A leak shows in every round, a busy machine only in some.
const rodadas = { retry: 2, timeout: 60_000 }

let enderecos = 0
/** One try per address, so that only the call's own work is measured and not the brake. */
const outroEndereco = () => `10.2.${enderecos >> 8}.${enderecos++ & 255}`

const sondar = async (url: string, corpo: object) => {
  const [inicio, cpu] = [performance.now(), process.cpuUsage()]
  const { status, texto } = await s().pedir('POST', url, { corpo, ip: outroEndereco() })
  const { user, system } = process.cpuUsage(cpu)
  return { resposta: `${status} ${texto}`, ms: performance.now() - inicio, cpu: (user + system) / 1000 }
}
type Sonda = Awaited<ReturnType<typeof sondar>>

const quantil = (valores: number[], parte: number) =>
  valores.sort((a, b) => a - b)[Math.floor(valores.length * parte)] ?? 0

/**
 * The amount of work does not depend on other tests, but the time does. `ruido` is how much it varies by
 * itself.
 */
const medir = (sondas: Sonda[]) => {
  const tempos = sondas.map((x) => x.ms)
  return {
    trabalho: quantil(
      sondas.map((x) => x.cpu),
      0.5,
    ),
    tempo: quantil(tempos, 0.5),
    ruido: quantil(tempos, 0.75) - quantil(tempos, 0.25),
  }
}

const conferirIguais = async (url: string, corpo: (email: string) => object) => {
  const { email } = await s().fabrica.usuario()
  const conhecido: Sonda[] = []
  const desconhecido: Sonda[] = []
  for (let i = 0; i < SONDAGENS; i++) {
    // The known address is used again and again, and the brake must not be what tells the two apart.
    await s().db.execute(sql`delete from tentativa_de_login`)
    conhecido.push(await sondar(url, corpo(email)))
    desconhecido.push(await sondar(url, corpo(`ninguem${i}@teste.br`)))
  }
  expect(new Set([...conhecido, ...desconhecido].map((x) => x.resposta)).size).toBe(1)
  const [a, b] = [medir(conhecido), medir(desconhecido)]
  expect(Math.abs(a.trabalho - b.trabalho)).toBeLessThan(DIFERENCA_MAXIMA_MS)
  expect(Math.abs(a.tempo - b.tempo)).toBeLessThan(Math.max(DIFERENCA_MAXIMA_MS, a.ruido, b.ruido))
}

test('nem a resposta nem o tempo do login dizem se o e-mail existe', rodadas, () =>
  conferirIguais('/auth/login', (email) => ({ email, senha: 'senha-errada-1' })),
)

test('nem a resposta nem o tempo da recuperação dizem se o e-mail existe', rodadas, () =>
  conferirIguais('/auth/recuperar-senha/enviar-email', (email) => ({ email })),
)
