import { beforeEach, expect, test, vi } from 'vitest'
import { ErroHttp } from '#http/erro.ts'
import { comReserva } from './reserva.ts'

const { disco } = vi.hoisted(() => ({ disco: new Map<string, { em: string; valor: unknown }>() }))
vi.mock('#sessao.ts', () => ({ sessao: { estado: () => ({ usuarioAutenticado: { id: 'ana' } }) } }))
vi.mock('./respostas.ts', () => ({
  respostasDoAparelho: {
    ler: async (pessoa: string, nome: string) => disco.get(`${pessoa} ${nome}`) ?? null,
    gravar: async (pessoa: string, nome: string, valor: unknown) => {
      const em = '2026-11-16T12:00:00.000Z'
      disco.set(`${pessoa} ${nome}`, { em, valor })
      return em
    },
  },
}))
beforeEach(() => disco.clear())

const pedir = (buscar: () => Promise<string>) => comReserva('preparo', buscar, new AbortController().signal)

test.each([
  ['sem rede', ErroHttp.semResposta(null)],
  ['com um 500', new ErroHttp(500)],
  ['com um 502 de um intermediário', new ErroHttp(502)],
  ['com um 503', new ErroHttp(503)],
])('%s, vale a última resposta que o aparelho guardou', async (_, erro) => {
  const guardada = await pedir(async () => 'de ontem')
  expect(await pedir(() => Promise.reject(erro))).toEqual(guardada)
})

test('sem nada guardado, a falha é dita', async () => {
  await expect(pedir(() => Promise.reject(new ErroHttp(503)))).rejects.toMatchObject({ status: 503 })
})

test('o que o servidor recusa não se troca pelo que está guardado', async () => {
  await pedir(async () => 'de ontem')
  await expect(pedir(() => Promise.reject(new ErroHttp(403)))).rejects.toMatchObject({ status: 403 })
})
