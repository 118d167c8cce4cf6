import { diaNoFuso, somarDias } from '@balcao/contract/valores/dia'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { boleto } from '#cobranca/boleto/boleto.table.ts'
import { usarBoletos } from '#testes/usar-boletos.ts'
import { umClienteComEndereco } from '#vendas/contrato/contrato.fabrica.ts'

const { s, outraEmpresa, avulso, pedir } = usarBoletos()
const hoje = () => diaNoFuso(new Date(), 'America/Sao_Paulo')

test('recebido no período e antes, vencido e a vencer, como as listas os contam, sem os de teste', async () => {
  const { empresa_id } = await outraEmpresa()
  const dono = await umClienteComEndereco(s().db, empresa_id)
  const um = async (dados: Partial<typeof boleto.$inferInsert>) => {
    const { id } = await avulso(dono.id, { valor: 100_00 })
    await s().db.update(boleto).set(dados).where(eq(boleto.id, id))
  }
  const pago = (pago_em: string, valor_pago: number) =>
    um({ situacao: 'PAGO', pago_em, valor_pago, meio: 'PIX' })
  await pago('2026-03-10', 102_00)
  await pago('2026-03-01', 50_00)
  await pago('2026-02-28', 7_00)
  await pago('2026-04-01', 9_00)
  await um({ vencimento: somarDias(hoje(), -1) })
  await um({ vencimento: hoje() })
  await um({ situacao: 'CANCELADO', vencimento: somarDias(hoje(), -30) })
  const { acesso } = await s().fabrica.pessoa({ grupo: ['LISTAR.BOLETO'], empresas: [empresa_id] })
  const periodo = 'de=2026-03-01&ate=2026-03-31'
  const recebimentos = async () =>
    (await pedir('GET', `/painel/recebimentos?${periodo}`, undefined, acesso)).corpo
  const contados = {
    recebido: { boletos: 2, valor: 152_00 },
    antes: { boletos: 1, valor: 7_00 },
    vencido: { boletos: 1, valor: 100_00 },
    a_vencer: { boletos: 1, valor: 100_00 },
  }
  expect(await recebimentos()).toEqual(contados)
  const total = async (filtro: string) =>
    (await pedir('GET', `/boleto/total?${filtro}`, undefined, acesso)).corpo
  expect(await total('pago_de=2026-03-01&pago_ate=2026-03-31')).toMatchObject({
    total: 2,
    valor_pago: 152_00,
  })
  expect(await total('visao=vencidos')).toMatchObject({ total: 1, valor: 100_00 })
  const outra = await outraEmpresa()
  const deOutra = `/painel/recebimentos?${periodo}&empresa_id=${outra.empresa_id}`
  expect((await pedir('GET', deOutra, undefined, acesso)).corpo.recebido).toEqual({ boletos: 0, valor: 0 })
  const semPermissao = await s().fabrica.pessoa({ grupo: ['LISTAR.VENDA'] })
  expect((await pedir('GET', `/painel/recebimentos?${periodo}`, undefined, semPermissao.acesso)).status).toBe(
    403,
  )
  const deTeste = { origem: 'TESTE', cliente_id: null } as const
  await um({ ...deTeste, situacao: 'PAGO', pago_em: '2026-03-10', valor_pago: 100_00, meio: 'BOLETO' })
  await um({ ...deTeste, situacao: 'PAGO', pago_em: '2026-02-28', valor_pago: 100_00, meio: 'BOLETO' })
  await um({ ...deTeste, vencimento: somarDias(hoje(), -1) })
  await um({ ...deTeste, vencimento: hoje() })
  expect(await recebimentos()).toEqual(contados)
  expect(await total('visao=vencidos')).toMatchObject({ total: 2 })
  // The lists that the figures open.
  const atras = async (filtro: string) => (await total(`${filtro}&origem=SEM_TESTE`)).total
  expect(await atras('visao=pagos&pago_de=2026-03-01&pago_ate=2026-03-31')).toBe(contados.recebido.boletos)
  expect(await atras('visao=vencidos')).toBe(contados.vencido.boletos)
  expect(await atras('visao=a_vencer')).toBe(contados.a_vencer.boletos)
})
