import { afterAll, beforeAll, expect, test } from 'vitest'
import { bancoAntesDe } from '#testes/banco-antigo.ts'
import { migrar } from './migrar.ts'

let banco: Awaited<ReturnType<typeof bancoAntesDe>>
beforeAll(async () => {
  banco = await bancoAntesDe('autor_da_auditoria')
})
afterAll(() => banco.apagar())

test('as linhas antigas da auditoria ganham o seu autor, e continuam sem poder mudar', async () => {
  const { pool } = banco
  const ana = '0199f0c2-7d3e-7000-8000-000000000001'
  const inserir = `insert into auditoria (id, usuario_id, usuario_nome, agente, entidade, entidade_id, acao, mudancas)
    values (gen_random_uuid(), $1, $2, $3, 'usuario', gen_random_uuid(), 'EDITAR', '[]')`
  await pool.query(inserir, [ana, 'Ana', 'Firefox'])
  await pool.query(inserir, [null, null, 'fila'])

  await migrar(pool)

  const { rows } = await pool.query(
    'select autor, autor_id, autor_nome, agente from auditoria order by autor',
  )
  expect(rows).toEqual([
    { autor: 'PESSOA', autor_id: ana, autor_nome: 'Ana', agente: 'Firefox' },
    { autor: 'SISTEMA', autor_id: null, autor_nome: null, agente: 'fila' },
  ])
  await expect(pool.query(`update auditoria set autor = 'SISTEMA', autor_id = null`)).rejects.toThrow(
    'a auditoria não se altera',
  )
})
