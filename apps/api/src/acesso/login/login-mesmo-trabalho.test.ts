import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { naVezDaSenha } from '#infra/auth/senha.ts'
import { usarServidor } from '#testes/ambiente.ts'

const s = usarServidor()

const daChamada = new AsyncLocalStorage<string[]>()

/** What `acao` itself asks the database. What the queue does at the same time is not its doing. */
const comandosDe = async (acao: () => Promise<unknown>) => {
  const consultar = pg.Client.prototype.query
  onTestFinished(() => {
    pg.Client.prototype.query = consultar
  })
  pg.Client.prototype.query = new Proxy(consultar, {
    apply: (funcao, cliente, argumentos: [string | { text: string }]) => {
      const [consulta] = argumentos
      daChamada.getStore()?.push(typeof consulta === 'string' ? consulta : consulta.text)
      return Reflect.apply(funcao, cliente, argumentos)
    },
  })
  const comandos: string[] = []
  await daChamada.run(comandos, acao)
  pg.Client.prototype.query = consultar
  return comandos
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
    await vi.waitFor(() => expect(naVezDaSenha.ocupacao().esperando).toBe(antes + 1), { timeout: 45_000 })
  }
})
