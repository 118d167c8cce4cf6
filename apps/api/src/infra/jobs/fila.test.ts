import { nomeDoTrabalho, nomesDosTrabalhos } from '@balcao/contract/provedor/trabalhos'
import { afterAll, beforeAll, expect, expectTypeOf, test } from 'vitest'
import { jobs } from '#jobs.ts'
import { copiarBanco } from '#testes/banco.ts'
import { criarFila, type Enfileirar } from './fila.ts'
import type { job, NomeDeJob } from './job.ts'

let banco: Awaited<ReturnType<typeof copiarBanco>>
beforeAll(async () => {
  banco = await copiarBanco()
})
afterAll(() => banco.apagar())

const preparar = async () => {
  const fila = criarFila({ pool: banco.pool, jobs, aoFalhar: () => {}, relogio: false })
  await fila.preparar()
  await fila.parar()
}

test('só compila pedir um trabalho declarado, com o que ele carrega', () => {
  expectTypeOf<Parameters<Enfileirar>[1]>().toEqualTypeOf<NomeDeJob>()
  expectTypeOf<'trabalho_nenhum'>().not.toExtend<NomeDeJob>()
  expectTypeOf<Parameters<typeof job<'carta', object>>[0]['executar']>()
    .parameter(0)
    .toEqualTypeOf<{ fechada: string }>()
  expectTypeOf<Parameters<typeof job<'carta', object>>[0]['horario']>().toEqualTypeOf<undefined>()
})

test('uma carta é tentada por cerca de um dia', () => {
  const tentativas = jobs.find(({ nome }) => nome === 'carta')?.tentativas
  const { retryLimit = 0, retryDelay = 0, retryDelayMax = 0 } = tentativas ?? {}
  /** As pg-boss waits: between half of the power of two and all of it, by chance, up to the longest. */
  const somaDe = (sorte: number) =>
    Array.from({ length: retryLimit }, (_, i) =>
      Math.min(retryDelayMax, retryDelay * 2 ** Math.min(16, i) * (1 + sorte)),
    ).reduce((soma, espera) => soma + espera, 0) / 3600
  expect(somaDe(0)).toBeGreaterThan(23)
  expect(somaDe(1)).toBeLessThan(27)
})

test('cada trabalho tem um nome só seu, e outro que as pessoas leem', () => {
  const nomes = jobs.map(({ nome }) => nome)
  expect(new Set(nomes).size).toBe(jobs.length)
  expect(Object.keys(nomesDosTrabalhos)).toEqual(nomes.toSorted())
  expect(nomeDoTrabalho('de_outra_versao')).toBe('de outra versao')
})

test('o que uma versão declara vale também para a fila que já existia', async () => {
  const tentativas = async () =>
    (await banco.pool.query(`select retry_limit from pgboss.queue where name = 'carta'`)).rows[0].retry_limit
  await banco.pool.query(`update pgboss.queue set retry_limit = 1 where name = 'carta'`)
  await preparar()
  expect(await tentativas()).toBe(18)
})

test('o horário que nenhum trabalho tem mais é esquecido, e os outros ficam', async () => {
  await banco.pool.query(`select pgboss.create_queue('faxina', '{"policy": "standard"}')`)
  await banco.pool.query(`insert into pgboss.schedule (name, cron) values ('faxina', '17 4 * * *')`)
  await preparar()
  const { rows } = await banco.pool.query('select name, cron from pgboss.schedule order by name')
  const declarados = jobs.flatMap(({ nome, horario }) => (horario ? [{ name: nome, cron: horario }] : []))
  expect(declarados).toContainEqual({ name: 'faxina_do_login', cron: '17 4 * * *' })
  expect(rows).toEqual(declarados.sort((a, b) => (a.name < b.name ? -1 : 1)))
})
