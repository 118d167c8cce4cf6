// @module-tag demorado
import { expect, test, vi } from 'vitest'
import { esperarNaTrava } from '#testes/esperar-na-trava.ts'
import { usarPrograma } from '#testes/usar-programa.ts'
import { semLiterais } from './consultas-demoradas.ts'

const programa = usarPrograma(async () => ({ CONSULTA_DEMORADA_MS: '1' }))
const { ligado, pedir, linhas } = programa

/** Whoever needs the table waits until here somebody sees them wait. */
const comATabelaPresa = async (tabela: string, acao: () => Promise<Response>) => {
  const { pool } = ligado().banco
  const preso = await pool.connect()
  try {
    await preso.query(`begin; lock table ${tabela} in access exclusive mode`)
    const resposta = acao()
    await esperarNaTrava(pool)
    await preso.query('rollback')
    return await resposta
  } finally {
    preso.release()
  }
}

test('uma consulta demorada vai para o log com o seu texto e o pedido, sem os valores', async () => {
  const { access_token: token } = await programa.entrar()
  const busca = '52998224725'
  const resposta = await comATabelaPresa('cliente', () => pedir('GET', `/cliente?busca=${busca}`, { token }))
  expect(resposta.status).toBe(200)
  const reqId = resposta.headers.get('x-request-id')
  await vi.waitFor(
    () =>
      expect(linhas()).toContainEqual(
        expect.objectContaining({
          ...{ msg: 'consulta demorada', level: 40, reqId, ms: expect.any(Number) },
          consulta: expect.stringContaining('cliente'),
        }),
      ),
    { timeout: 45_000 },
  )
  expect(ligado().app.log()).not.toContain(busca)
})

test('o texto de uma consulta perde o que alguém possa ter escrito nela', () => {
  expect(
    semLiterais(`select *
      from cliente where nome = 'Maria d''Ávila' and numero = 52998224725 and id in ($1, $2,$3)`),
  ).toBe('select * from cliente where nome = ? and numero = ? and id in ($1, …)')
})
