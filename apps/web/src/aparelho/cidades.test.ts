import { emDiferencas } from '@balcao/contract/catalogo/diferencas'
import { expect, test, vi } from 'vitest'

const cidade = (codigo: number, nome: string, uf: string) => ({ codigo, nome, uf })
// As the server sends them: by name.
const TODAS = [
  cidade(3509502, 'Campinas', 'SP'),
  cidade(2202109, 'Campinas do Piauí', 'PI'),
  cidade(5002704, 'Campo Grande', 'MS'),
  cidade(2402105, 'Campo Grande', 'RN'),
  cidade(2408508, "Olho d'Água do Borges", 'RN'),
  cidade(1200401, 'Rio Branco', 'AC'),
  cidade(3545803, "Santa Bárbara d'Oeste", 'SP'),
  cidade(3171303, 'Visconde do Rio Branco', 'MG'),
]

const { disco, http } = vi.hoisted(() => ({
  disco: new Map<string, { em: string; valor: unknown }>(),
  http: vi.fn<() => Promise<unknown>>(),
}))
vi.mock('#http.ts', () => ({ http }))
vi.mock('#sessao.ts', () => ({ sessao: { estado: () => ({ usuarioAutenticado: { id: 'ana' } }) } }))
vi.mock('./respostas.ts', () => ({
  RETRATO: 'retrato',
  respostasDoAparelho: {
    ler: async (pessoa: string, nome: string) => disco.get(`${pessoa} ${nome}`) ?? null,
    gravar: async (pessoa: string, nome: string, valor: unknown) => {
      disco.set(`${pessoa} ${nome}`, { em: new Date().toISOString(), valor })
    },
  },
}))

/** A page that was just opened. */
const abrir = async () => {
  vi.resetModules()
  return (await import('./cidades.ts')).cidadesDoAparelho
}

test('o que veio com rede é achado sem ela, também depois de reaberto, e não é pedido duas vezes', async () => {
  http.mockRejectedValue(new Error('sem rede'))
  const antes = await abrir()
  expect(await antes.buscar('campinas')).toBeNull()
  await expect(antes.guardar()).rejects.toThrow('sem rede')

  http.mockReset().mockResolvedValue(TODAS)
  await antes.guardar()
  await antes.guardar()
  expect(http).toHaveBeenCalledTimes(1)
  expect(await antes.uma(3509502)).toMatchObject({ nome: 'Campinas' })

  const reaberta = await abrir()
  expect(await reaberta.uma(9999999)).toBeNull()
  expect(await reaberta.buscar('cidade que não existe')).toEqual([])
  expect(await reaberta.buscar('rio branco')).toMatchObject([{ uf: 'AC' }, { uf: 'MG' }])
  expect(http).toHaveBeenCalledTimes(1)
})

test.each([
  ['campinas', 'Campinas/SP'],
  ['CAMPINAS do piaui', 'Campinas do Piauí/PI'],
  ['campo grande rn', 'Campo Grande/RN'],
  ['santa barbara d oeste', "Santa Bárbara d'Oeste/SP"],
  ['Santa Bárbara D’Oeste', "Santa Bárbara d'Oeste/SP"],
  ['santa barbara doeste', "Santa Bárbara d'Oeste/SP"],
  ["olho-d'água do b", "Olho d'Água do Borges/RN"],
])('"%s" acha primeiro %s, como no servidor', async (digitado, primeira) => {
  http.mockReset().mockResolvedValue(TODAS)
  const aparelho = await abrir()
  await aparelho.guardar()
  const [achada] = (await aparelho.buscar(digitado)) ?? []
  expect(`${achada?.nome}/${achada?.uf}`).toBe(primeira)
})

test('das que têm o texto, vêm antes as em que se vende, segundo as ofertas que o aparelho guardou', async () => {
  http.mockReset().mockResolvedValue(TODAS)
  const nomes = async (aparelho: Awaited<ReturnType<typeof abrir>>) =>
    (await aparelho.buscar('rio branco'))?.map(({ uf }) => uf)
  const aparelho = await abrir()
  await aparelho.guardar()
  expect(await nomes(aparelho)).toEqual(['AC', 'MG'])
  const regiao = (cidades: number[], planos: number[]) => ({ cidades: emDiferencas(cidades), planos })
  const regioes = [regiao([3171303, 3509502], [0]), regiao([1200401], [])]
  disco.set('ana retrato', { em: '', valor: { retrato: { regioes } } })
  expect(await nomes(aparelho)).toEqual(['MG', 'AC'])
  expect((await aparelho.buscar('campo'))?.map(({ uf }) => uf)).toEqual(['MS', 'RN'])
  disco.delete('ana retrato')
})

test('passado um mês, a lista é pedida de novo', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  http.mockReset().mockResolvedValue(TODAS)
  const aparelho = await abrir()
  await aparelho.guardar()
  http.mockClear()
  vi.setSystemTime(Date.now() + 31 * 24 * 60 * 60_000)
  await aparelho.guardar()
  expect(http).toHaveBeenCalledTimes(1)
  vi.useRealTimers()
})
