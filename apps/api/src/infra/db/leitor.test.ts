import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import path from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { copiarBanco } from '#testes/banco.ts'
import { cortarConexoes } from '#testes/cortar-conexoes.ts'
import { criarLeitor, type Leitor } from './leitor.ts'
import type { Pedido } from './preparada.ts'

let banco: Awaited<ReturnType<typeof copiarBanco>>
let leitor: Leitor
beforeAll(async () => {
  banco = await copiarBanco()
  leitor = criarLeitor(banco.conexao, () => {})
})
afterAll(async () => {
  await leitor.fechar()
  await banco.apagar()
})

const pedido = (text: string, ...values: unknown[]): Pedido => ({ name: text, text, values })
const ler = (text: string, ...values: unknown[]) => leitor.ler(pedido(text, ...values))
const conexoes = async () => {
  const { rows } = await banco.pool.query<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database() and application_name = 'balcao-leitura'`,
  )
  return rows.map(({ pid }) => pid)
}

test('muitas leituras ao mesmo tempo dividem as conexões, e cada uma recebe o que é seu', async () => {
  const numeros = Array.from({ length: 500 }, (_, n) => n)
  const respostas = await Promise.all(
    numeros.map((n) => ler('select $1::integer * 2 as dobro from generate_series(1, $2)', n, n % 4)),
  )
  expect(respostas).toEqual(numeros.map((n) => Array(n % 4).fill({ dobro: n * 2 })))
  expect((await conexoes()).length).toBeLessThanOrEqual(2)
})

test('um valor ou comando recusado não contamina os que vão com ele', async () => {
  const antes = await conexoes()
  const dobro = (valor: string) => ler('select $1::text::integer * 2 as dobro', valor)
  const [bom, ruim, outro, errado, ultimo] = await Promise.allSettled([
    dobro('1'),
    dobro('um'),
    dobro('3'),
    ler('select de_nada()'),
    ler('select 8 as oito'),
  ])
  expect(ruim).toMatchObject({ status: 'rejected', reason: { code: '22P02' } })
  expect(errado).toMatchObject({ status: 'rejected', reason: { code: '42883' } })
  expect([bom, outro, ultimo]).toMatchObject([
    { value: [{ dobro: 2 }] },
    { value: [{ dobro: 6 }] },
    { value: [{ oito: 8 }] },
  ])
  expect(await conexoes()).toEqual(antes)
})

/** More than one connection can carry. */
const MUITAS = 100
const muitas = (texto: string) => Array.from({ length: MUITAS }, () => ler(texto))

test('as conexões que caem no meio de muitas leituras são trocadas sem que ninguém perceba', async () => {
  await Promise.all(muitas('select 1'))
  const lendo = muitas('select pg_sleep(0.02)::text, 9 as nove')
  await cortarConexoes(banco.pool, 'balcao-leitura')
  for (const linhas of await Promise.all(lendo)) expect(linhas).toMatchObject([{ nove: 9 }])
})

test('a tabela que muda de forma sob um comando já preparado volta a ser lida', async () => {
  await banco.pool.query('create table forma (a integer); insert into forma values (1)')
  await Promise.all(muitas('select * from forma'))
  await banco.pool.query('alter table forma add column b text default $$dois$$')
  expect(await ler('select * from forma')).toEqual([{ a: 1, b: 'dois' }])
})

test('uma conexão que não responde mais é cortada, e a leitura segue por outra', async () => {
  const { host, port } = banco.conexao
  let conexoesAbertas = 0
  const proxy = createServer((deFora) => {
    const doBanco = connect(path.join(host, `.s.PGSQL.${port}`))
    // The first connection opens and then goes silent.
    const muda = conexoesAbertas++ === 0
    let respostas = 0
    deFora.on('data', (bytes) => doBanco.write(bytes))
    doBanco.on('data', (bytes) => (muda && ++respostas > 1) || deFora.write(bytes))
    deFora.on('error', () => {}).on('close', () => doBanco.destroy())
  })
  await once(proxy.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void proxy.close())
  const atravesDele = { ...banco.conexao, host: '127.0.0.1', port: (proxy.address() as AddressInfo).port }
  const outro = criarLeitor({ ...atravesDele, query_timeout: 1_500 }, () => {})
  onTestFinished(outro.fechar)
  expect(await outro.ler(pedido('select 5 as cinco'))).toEqual([{ cinco: 5 }])
  expect(conexoesAbertas).toBe(2)
})

test('fechado, não abre mais nada', async () => {
  const outro = criarLeitor(banco.conexao, () => {})
  await outro.ler(pedido('select 1'))
  await outro.fechar()
  await expect(outro.ler(pedido('select 1'))).rejects.toThrow('terminated')
})
