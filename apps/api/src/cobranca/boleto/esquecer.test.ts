import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { usarBoletos } from '#testes/usar-boletos.ts'
import { boleto, boletoBusca } from './boleto.table.ts'

const { s, contrato, avulso, agir, obter, pedir, caixa } = usarBoletos()

const anonimizar = async (id: string) => {
  const { corpo } = await pedir('GET', `/cliente/${id}`)
  return pedir('POST', `/cliente/${id}/anonimizacao`, {
    versao: corpo.versao,
    motivo: 'Pediu para ser esquecido',
  })
}

test('boleto em aberto impede de esquecer; depois, o valor fica e a pessoa some, da busca também', async () => {
  const { cliente, id: contratoId } = await contrato()
  await s().pool.query(
    `update cliente_plano set situacao = 'CANCELADO', cancelado_em = now() where id = $1`,
    [contratoId],
  )
  await s().pool.query(`update cliente set situacao = 'CANCELADO' where id = $1`, [cliente.id])
  const um = await avulso(cliente.id, { descricao: `Visita à casa de ${cliente.nome}` })
  const recusa = await anonimizar(cliente.id)
  expect([recusa.status, JSON.stringify(recusa.corpo)]).toEqual([
    409,
    expect.stringContaining('boleto em aberto'),
  ])
  await agir(um, 'cancelar', { motivo: `${cliente.nome} reclamou` })
  expect((await anonimizar(cliente.id)).status).toBe(200)
  const [guardado] = await s().db.select().from(boleto).where(eq(boleto.id, um.id))
  const [busca] = await s().db.select().from(boletoBusca).where(eq(boletoBusca.boleto_id, um.id))
  const tudo = JSON.stringify([guardado, busca, await obter(um.id)])
  expect(tudo).not.toContain(cliente.nome)
  expect(tudo).not.toContain(String(cliente.cpf_cnpj))
  expect(guardado).toMatchObject({ valor: um.valor, nosso_numero: um.nosso_numero, situacao: 'CANCELADO' })
  expect((await pedir('GET', `/boleto/${um.id}/pdf`)).status).toBe(409)
})

test('quem deve não compra sem autorização; pago, ou rejeitado pelo banco, compra', async () => {
  const { cliente } = await contrato()
  const um = await avulso(cliente.id)
  const regras = async () => {
    const pergunta = { empresa_id: caixa.empresa_id, cliente_id: cliente.id }
    const { status, corpo } = await pedir('POST', '/venda/cliente', pergunta)
    expect(status).toBe(200)
    return JSON.stringify(corpo.restricoes)
  }
  expect(await regras()).not.toContain('boletos vencidos')
  await s().db.update(boleto).set({ vencimento: '2026-01-05' }).where(eq(boleto.id, um.id))
  expect(await regras()).toContain('boletos vencidos')
  await s().db.update(boleto).set({ registro: 'REJEITADO' }).where(eq(boleto.id, um.id))
  expect(await regras()).not.toContain('boletos vencidos')
  await s().db.update(boleto).set({ registro: 'REGISTRADO' }).where(eq(boleto.id, um.id))
  expect(await regras()).toContain('boletos vencidos')
  await s().db.update(boleto).set({ situacao: 'PAGO' }).where(eq(boleto.id, um.id))
  expect(await regras()).not.toContain('boletos vencidos')
})
