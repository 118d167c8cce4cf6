import { expect, test } from 'vitest'
import { usarServidor } from '#testes/ambiente.ts'
import { limparAcessosVencidos } from './faxina.ts'

const s = usarServidor()

test('a faxina apaga o que já não serve a ninguém e deixa o resto', async () => {
  const pessoa = await s().fabrica.pessoa()
  await s().pool.query(`
    insert into login_microsoft values
      ('velho', 'n', 'v', 'b', null, now() - interval '1 minute'), ('novo', 'n', 'v', 'b', null, now() + interval '1 minute');
    insert into tentativa_de_login values
      ('velha', 9, null, now() - interval '2 days'), ('nova', 9, null, now());
    insert into sessao (id, usuario_id, token_atual, dispositivo, ip, expira_em)
      select gen_random_uuid(), '${pessoa.id}', gen_random_uuid(), '', '', now() - interval '91 days'`)
  await limparAcessosVencidos(s().db)
  const { rows } = await s().pool.query(`
    select (select array_agg(estado_hash) from login_microsoft) as logins,
      (select array_agg(chave) from tentativa_de_login) as tentativas,
      (select count(*)::integer from sessao where usuario_id = '${pessoa.id}') as sessoes`)
  expect(rows[0]).toEqual({ logins: ['novo'], tentativas: ['nova'], sessoes: 1 })
  expect((await s().pedir('GET', '/auth/me', { token: pessoa.acesso })).status).toBe(200)
})
