import { expect, test } from 'vitest'
import { usarServidor } from '../teste/ambiente.ts'

const s = usarServidor()
const SONDAGENS = 25
const DIFERENCA_MAXIMA_MS = 20
// A leak shows in every round; a busy machine, in some.
const rodadas = { retry: 2 }

const mediana = (tempos: number[]) => tempos.sort((a, b) => a - b)[Math.floor(tempos.length / 2)] ?? 0

let enderecos = 0
/** One try per address, so that only the password's work is measured and not the brake. */
const outroEndereco = () => `10.2.${enderecos >> 8}.${enderecos++ & 255}`

const sondar = async (email: string) => {
  const inicio = performance.now()
  await s().pedir('POST', '/auth/login', { corpo: { email, senha: 'senha-errada-1' }, ip: outroEndereco() })
  return performance.now() - inicio
}

test('o tempo de resposta não diz se o e-mail existe', rodadas, async () => {
  const { email } = await s().fabrica.usuario()
  const existente: number[] = []
  const inexistente: number[] = []
  for (let i = 0; i < SONDAGENS; i++) {
    existente.push(await sondar(email))
    inexistente.push(await sondar(`ninguem${i}@teste.br`))
  }
  expect(Math.abs(mediana(existente) - mediana(inexistente))).toBeLessThan(DIFERENCA_MAXIMA_MS)
})

test('o pedido de recuperação responde igual e no mesmo tempo', rodadas, async () => {
  const { email } = await s().fabrica.usuario()
  const pedir = async (para: string) => {
    const inicio = performance.now()
    const { status, texto } = await s().pedir('POST', '/auth/recuperar-senha/enviar-email', {
      corpo: { email: para },
      ip: outroEndereco(),
    })
    return { resposta: `${status} ${texto}`, ms: performance.now() - inicio }
  }
  const existente = []
  const inexistente = []
  for (let i = 0; i < SONDAGENS; i++) {
    existente.push(await pedir(email))
    inexistente.push(await pedir(`ninguem${i}@teste.br`))
  }
  expect(new Set([...existente, ...inexistente].map((r) => r.resposta)).size).toBe(1)
  const diferenca = mediana(existente.map((r) => r.ms)) - mediana(inexistente.map((r) => r.ms))
  expect(Math.abs(diferenca)).toBeLessThan(DIFERENCA_MAXIMA_MS)
})
