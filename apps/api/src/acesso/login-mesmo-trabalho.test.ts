import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { naVezDaSenha } from '../auth/senha.ts'
import { usarServidor } from '../teste/ambiente.ts'

const s = usarServidor()

/** What the database is asked while `acao` runs. The queue's own housekeeping goes on beside it and is left out. */
const comandosDe = async (acao: () => Promise<unknown>) => {
  const consultar = vi.spyOn(pg.Client.prototype, 'query')
  onTestFinished(() => consultar.mockRestore())
  await acao()
  const textos = consultar.mock.calls.map(([consulta]) =>
    typeof consulta === 'string' ? consulta : (consulta as { text: string }).text,
  )
  consultar.mockRestore()
  return textos.filter((texto) => !texto.includes('pgboss'))
}

const chamar = async (url: string, corpo: object, ip: string) => {
  const { status, texto } = await s().pedir('POST', url, { corpo, ip })
  return `${status} ${texto}`
}

test.each([
  ['login', '/auth/login', { senha: 'senha-errada-1' }],
  ['recuperação', '/auth/recuperar-senha/enviar-email', {}],
])('nem a resposta nem o trabalho (%s) dizem se o e-mail existe', async (_, url, resto) => {
  const { email } = await s().fabrica.usuario()
  const respostas: string[] = []
  const comandos: string[][] = []
  for (const [i, endereco] of [email, 'ninguem@teste.br'].entries())
    comandos.push(
      await comandosDe(async () =>
        respostas.push(await chamar(url, { email: endereco, ...resto }, `10.2.0.${i}`)),
      ),
    )
  expect(respostas[1]).toBe(respostas[0])
  expect(comandos[1]).toEqual(comandos[0])
  expect(comandos[0]?.length).toBeGreaterThan(2)
})

test('quem não existe espera por uma conferência de senha como quem existe', async () => {
  const { email } = await s().fabrica.usuario()
  const { promise, resolve } = Promise.withResolvers<void>()
  const emCurso: Promise<unknown>[] = Array.from({ length: 8 }, () => naVezDaSenha(() => promise))
  onTestFinished(async () => {
    resolve()
    await Promise.all(emCurso)
  })
  for (const [i, endereco] of [email, 'ninguem@teste.br'].entries()) {
    const antes = naVezDaSenha.ocupacao().esperando
    emCurso.push(chamar('/auth/login', { email: endereco, senha: 'senha-errada-1' }, `10.2.1.${i}`))
    await vi.waitFor(() => expect(naVezDaSenha.ocupacao().esperando).toBe(antes + 1), { timeout: 10_000 })
  }
})
