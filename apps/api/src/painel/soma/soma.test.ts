import { expect, test } from 'vitest'
import { usarServidor } from '#testes/ambiente.ts'
import { esperarNaTrava } from '#testes/esperar-na-trava.ts'
import { somarMudancas } from './soma.commands.ts'

const s = usarServidor()

test('os que esperaram por quem contava tudo não contam tudo outra vez', async () => {
  await s().pool.query(`
    delete from painel_contagem;
    create table contagens_feitas (em timestamptz default clock_timestamp());
    create function anotar_contagem() returns trigger language plpgsql as $$
      begin insert into contagens_feitas default values; return null; end $$;
    create trigger anotar_contagem after insert or update on painel_contagem
      for each row execute function anotar_contagem()`)
  const contando = await s().pool.connect()
  try {
    await contando.query(`begin; select pg_advisory_xact_lock(hashtext('painel_soma'))`)
    const todos = Promise.all([1, 2, 3].map(() => somarMudancas(s().db)))
    await esperarNaTrava(s().pool, 3)
    await contando.query('commit')
    await todos
  } finally {
    contando.release()
  }
  expect((await s().pool.query('select from contagens_feitas')).rowCount).toBe(1)
})
