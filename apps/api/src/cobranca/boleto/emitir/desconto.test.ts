import { diaNoFuso, somarDias } from '@balcao/contract/valores/dia'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { usarBoletos } from '#testes/usar-boletos.ts'
import { umClienteComEndereco } from '#vendas/contrato/contrato.fabrica.ts'
import { acontecer } from '../acontecer/acontecer.commands.ts'
import { boleto } from '../boleto.table.ts'

const { s, pedir, outraEmpresa, avulso, obter } = usarBoletos()
const HOJE = diaNoFuso(new Date(), 'America/Sao_Paulo')

const cobrar = async (desconto_valor: number, dados: object = {}) => {
  const { empresa_id } = await outraEmpresa('341', { desconto_valor, desconto_dias: 30 })
  const { id } = await umClienteComEndereco(s().db, empresa_id)
  return avulso(id, dados)
}

test('o desconto da conta entra no boleto enquanto sobra o que pagar e há dia para ele', async () => {
  const cabe = await cobrar(129_89)
  expect(cabe.encargos.desconto).toEqual({ valor: 129_89, dias_antes: 30 })
  expect(cabe.hoje.total).toBe(1)
  const tudo = await cobrar(129_90)
  expect([tudo.encargos.desconto, tudo.hoje.total]).toEqual([null, 129_90])
  const passado = await cobrar(5_00, { vencimento: somarDias(HOJE, 10) })
  expect([passado.encargos.desconto, passado.hoje.total]).toEqual([null, 129_90])
})

test('emitido com desconto de tudo: é visto e impresso sem Pix, e nada recebido não o quita', async () => {
  const { id, link } = await cobrar(5_00)
  const encargos = {
    multa_percentual: 0,
    juros_percentual_mes: 0,
    desconto: { valor: 129_90, dias_antes: 30 },
  }
  await s().db.update(boleto).set({ encargos, registro: 'REGISTRADO' }).where(eq(boleto.id, id))
  expect(await obter(id)).toMatchObject({ pix: null, hoje: { total: 0 } })
  expect((await pedir('GET', `/boleto/${id}/pdf`)).status).toBe(200)
  const token = new URL(link ?? '').searchParams.get('t') ?? ''
  const publico = await s().pedir('GET', '/boleto/publico', { token })
  expect([publico.status, publico.corpo.pix]).toEqual([200, null])
  const nada = { tipo: 'PAGO', chave: 'x', meio: 'BOLETO', valor: 0, pago_em: HOJE } as const
  const acontecimento = { ...nada, credito_em: null, tarifa: null, a_mao: false }
  expect(await acontecer(s().db, [{ boleto_id: id, acontecimento }])).toMatchObject([
    { resultado: 'CONFERIR' },
  ])
})
