import { expect, test } from 'vitest'
import { conferirRecusa } from '#testes/recusas.ts'
import { usarBoletos } from '#testes/usar-boletos.ts'
import { umClienteComEndereco } from '#vendas/contrato/contrato.fabrica.ts'

const { s, caixa, pedir, avulso, obter } = usarBoletos()

test('sem servidor de e-mail o boleto não é mandado, nem consta do histórico que foi', async () => {
  const dono = await umClienteComEndereco(s().db, caixa.empresa_id, { email: 'zilda@exemplo.com.br' })
  const um = await avulso(dono.id)
  const recusado = await pedir('POST', `/boleto/${um.id}/enviar`, {})
  conferirRecusa(recusado, 'sem servidor de e-mail')
  expect([recusado.status, recusado.corpo.codigo]).toEqual([409, 'EMAIL_DESLIGADO'])
  expect((await obter(um.id)).historico).toEqual(um.historico)
  const { rows } = await s().pool.query(`select 1 from pgboss.job where data ->> 'boletoId' = $1`, [um.id])
  expect(rows).toEqual([])
})
