import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { esperarNaTrava } from '#testes/esperar-na-trava.ts'
import { usarContratos } from '#testes/usar-contratos.ts'
import { umClienteComEndereco } from './contrato.fabrica.ts'
import { aplicarEventosDoDia } from './vencidos.commands.ts'

/** Clients are locked in the order of their ids. Whoever locks otherwise meets another in a circle. */
const { s, caixa, um, obter, em, feito, desfazer } = usarContratos()
const umCliente = () => umClienteComEndereco(s().db, caixa.empresa_id)

/** What somebody asks for while the first of two clients is held, and whether the second is free in the meantime. */
const enquantoEspera = async <R>(primeiro: string, segundo: string, pedir: () => Promise<R>) => {
  expect(primeiro < segundo).toBe(true)
  const { pedido, livre } = await s().db.transaction(async (db) => {
    await db.execute(sql`select from cliente where id = ${primeiro} for no key update`)
    const pedido = pedir()
    await esperarNaTrava(s().pool)
    const { rowCount } = await db.execute(
      sql`select from cliente where id = ${segundo} for update skip locked`,
    )
    return { pedido, livre: rowCount === 1 }
  })
  return { livre, resposta: await pedido }
}

test('a transferência cujo dia chega espera pelo novo titular sem prender o que o contrato tem', async () => {
  const novo = await umCliente()
  const { id, cliente } = await um()
  await feito(id, 'TRANSFERENCIA', { dia: em(1), dados: { cliente_id: novo.id } })
  await s().pool.query('update contrato_evento set dia = dia - 1 where contrato_id = $1', [id])
  const { livre } = await enquantoEspera(novo.id, cliente.id, () => aplicarEventosDoDia(s().db))
  expect([livre, (await obter(id)).cliente.id]).toEqual([true, novo.id])
})

test('desfazer a transferência espera pelo titular que volta sem prender o que sai', async () => {
  const { id, cliente } = await um()
  const novo = await umCliente()
  const transferido = await feito(id, 'TRANSFERENCIA', { dados: { cliente_id: novo.id } })
  const evento = transferido.eventos[0]?.id ?? ''
  const { livre, resposta } = await enquantoEspera(cliente.id, novo.id, () => desfazer(transferido, evento))
  expect([livre, resposta.status]).toEqual([true, 200])
  expect(resposta.corpo.cliente.id).toBe(cliente.id)
})
