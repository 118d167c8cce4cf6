import type pg from 'pg'
import { expect, test } from 'vitest'
import { usarServidor } from '#testes/ambiente.ts'
import { copiarBanco } from '#testes/banco.ts'
import { criarEscuta } from './escuta.ts'

const s = usarServidor()

test('por uma conexão que não repassa NOTIFY, a escuta se diz surda uma vez, avisa e não insiste', async () => {
  const outro = await copiarBanco()
  const ditos: string[] = []
  // What is said goes to one database and is listened to in another: as with a pooler that gives each statement its own.
  const pool = { options: outro.pool.options, query: s().pool.query.bind(s().pool) } as unknown as pg.Pool
  const escuta = criarEscuta({
    pool,
    ecoMs: 200,
    aoOuvir: () => ditos.push('ouviu'),
    aoVoltar: () => ditos.push('voltou'),
    aoEnsurdecer: () => ditos.push('ensurdeceu'),
    avisar: ({ message }) => ditos.push(message),
  })
  expect([await escuta.pronta(), await escuta.pronta()]).toEqual([false, false])
  expect(ditos).toEqual(['ensurdeceu', expect.stringContaining('não repassa NOTIFY')])
  await escuta.parar()
  await outro.apagar()
})

test('sem banco, ela diz que não ouve, sem derrubar ninguém', async () => {
  const falhas: Error[] = []
  const pool = { options: { host: '127.0.0.1', port: 9 }, query: s().pool.query } as unknown as pg.Pool
  const calado = () => undefined
  const escuta = criarEscuta({
    pool,
    aoOuvir: calado,
    aoVoltar: calado,
    aoEnsurdecer: calado,
    avisar: (erro) => falhas.push(erro),
  })
  expect(await escuta.pronta()).toBe(false)
  expect(falhas).toHaveLength(1)
  await escuta.parar()
})
