import { diaNoFuso, somarDias } from '@balcao/contract/valores/dia'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { usarBoletos } from '#testes/usar-boletos.ts'
import { boleto } from './boleto.table.ts'
import { boletoInstrucao } from './remessa.table.ts'

const { s, contrato, avulso, obter, agir, pedir } = usarBoletos()
const hoje = () => diaNoFuso(new Date(), 'America/Sao_Paulo')
const um = async (dados: Partial<typeof boleto.$inferInsert> = {}) => {
  const { id } = await avulso((await contrato()).cliente.id)
  if (Object.keys(dados).length) await s().db.update(boleto).set(dados).where(eq(boleto.id, id))
  if (dados.registro && dados.registro !== 'A_REMETER')
    await s().db.delete(boletoInstrucao).where(eq(boletoInstrucao.boleto_id, id))
  return obter(id)
}
const baixa = (dados: object = {}) => ({
  ...{ pago_em: hoje(), valor: 12990, meio: 'DINHEIRO', motivo: 'Pagou no balcão' },
  ...dados,
})

describe('dar baixa', () => {
  test('antes da remessa, o banco nem fica sabendo; depois, é pedida a baixa', async () => {
    const antes = await um()
    const pago = (await agir(antes, 'pagar', baixa())).corpo
    expect(pago).toMatchObject({
      situacao: 'PAGO',
      valor_pago: 12990,
      meio: 'DINHEIRO',
      pago_em: hoje(),
      a_remeter: [],
    })
    expect(pago.historico[0]).toMatchObject({
      texto: 'Pago: R$ 129,90 por Dinheiro',
      motivo: 'Pagou no balcão',
    })
    const registrado = await um({ registro: 'REGISTRADO' })
    expect((await agir(registrado, 'pagar', baixa())).corpo.a_remeter).toEqual(['BAIXA'])
  })

  test.each<[string, object, RegExp]>([
    ['sem motivo', { motivo: '' }, /motivo|obrigat|caracteres/i],
    ['no futuro', { pago_em: '2099-01-01' }, /futuro/],
    [
      'antes de emitido',
      { pago_em: '2026-01-05' },
      /foi emitido em \d\d\/\d\d\/\d{4}: .* antes, em 05\/01\/2026/,
    ],
    ['valor zero', { valor: 0 }, /R\$ 0,01/],
  ])('recusada: %s', async (_, dados, texto) => {
    const atual = await um()
    const { status, corpo } = await agir(atual, 'pagar', baixa(dados))
    expect([status >= 400, JSON.stringify(corpo)]).toEqual([true, expect.stringMatching(texto)])
    expect((await obter(atual.id)).situacao).toBe('ABERTO')
  })

  test('outro valor do que se deve naquele dia só com confirmação, também com a multa que se perdoa', async () => {
    const atual = await um()
    const recusa = await agir(atual, 'pagar', baixa({ valor: 50 }))
    expect([recusa.status, recusa.corpo.campos]).toEqual([
      422,
      { valor: [expect.stringMatching(/^Nesse dia são R\$\s129,90: confirme/)] },
    ])
    const { corpo } = await agir(atual, 'pagar', baixa({ valor: 50, com_diferenca: true }))
    expect([corpo.situacao, corpo.valor_pago, corpo.pagamentos[0].diferenca]).toEqual(['PAGO', 50, -12940])
    const vencido = await um({ vencimento: somarDias(hoje(), -30), emissao: somarDias(hoje(), -40) })
    expect((await agir(vencido, 'pagar', baixa())).status).toBe(422)
    const noDia = baixa({ pago_em: somarDias(hoje(), -30) })
    const { valor_pago, pagamentos } = (await agir(vencido, 'pagar', noDia)).corpo
    expect([valor_pago, pagamentos[0].diferenca]).toEqual([12990, 0])
  })

  test('duas pessoas ao mesmo tempo: uma dá baixa, a outra é avisada', async () => {
    const atual = await um()
    const respostas = await Promise.all([
      agir(atual, 'pagar', baixa()),
      agir(atual, 'cancelar', { motivo: 'Engano meu' }),
    ])
    expect(respostas.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await obter(atual.id)).historico).toHaveLength(1)
  })

  test('desfeita, volta a ser cobrado e a ir ao banco', async () => {
    const pago = (await agir(await um(), 'pagar', baixa())).corpo
    const { corpo } = await agir(pago, 'desfazer_baixa', { motivo: 'Era de outro' })
    expect(corpo).toMatchObject({
      situacao: 'ABERTO',
      pago_em: null,
      valor_pago: null,
      a_remeter: ['ENTRADA'],
    })
    expect(corpo.pagamentos[0].situacao).toBe('DESFEITO')
    const deNovo = await agir(corpo, 'pagar', baixa())
    expect(deNovo.corpo.situacao).toBe('PAGO')
  })
})

test('cancelar: sem remessa some do que iria ao banco; registrado, pede a baixa; pago, não se cancela', async () => {
  const motivo = 'Cobrança indevida'
  expect((await agir(await um(), 'cancelar', { motivo })).corpo).toMatchObject({
    situacao: 'CANCELADO',
    a_remeter: [],
  })
  const registrado = await um({ registro: 'REGISTRADO' })
  expect((await agir(registrado, 'cancelar', { motivo })).corpo.a_remeter).toEqual(['BAIXA'])
  const pago = (await agir(await um(), 'pagar', baixa())).corpo
  const recusa = await agir(pago, 'cancelar', { motivo })
  expect([recusa.status, recusa.corpo.message]).toEqual([409, expect.stringMatching(/o boleto está “Pago”/)])
})

test('mudar o vencimento muda o código de barras, e o banco é avisado se já o conhece', async () => {
  const vencimento = '2031-03-10'
  const antes = await um()
  const mudado = (await agir(antes, 'mudar_vencimento', { vencimento })).corpo
  expect(mudado).toMatchObject({ vencimento, a_remeter: ['ENTRADA'] })
  expect(mudado.codigo_barras.slice(19)).toBe(antes.codigo_barras.slice(19))
  expect(mudado.codigo_barras.slice(5, 9)).not.toBe(antes.codigo_barras.slice(5, 9))
  const registrado = await um({ registro: 'REGISTRADO' })
  expect((await agir(registrado, 'mudar_vencimento', { vencimento })).corpo.a_remeter).toEqual(['VENCIMENTO'])
  const passado = await agir(mudado, 'mudar_vencimento', { vencimento: somarDias(hoje(), -1) })
  expect([passado.status, passado.corpo.campos?.vencimento?.[0]]).toEqual([
    422,
    expect.stringMatching(/já passou/),
  ])
})

test('rejeitado volta ao banco com os dados de agora', async () => {
  const atual = await um({ registro: 'REJEITADO', rejeicao: 'CEP inválido' })
  expect(atual.acoes).toContain('remeter_de_novo')
  await s().pool.query(`update cliente_endereco set cep = '13015000' where cliente_id = $1`, [
    atual.cliente?.id,
  ])
  const { corpo } = await agir(atual, 'remeter_de_novo')
  expect(corpo).toMatchObject({
    registro: 'A_REMETER',
    rejeicao: null,
    a_remeter: ['ENTRADA'],
    pagador: { cep: '13015000' },
  })
  expect((await agir(corpo, 'remeter_de_novo')).status).toBe(409)
})

test('sem EDITAR.BOLETO ninguém dá baixa nem cancela', async () => {
  const atual = await um()
  const { acesso } = await s().fabrica.pessoa({ grupo: ['LISTAR.BOLETO', 'CRIAR.BOLETO'] })
  const corpo = { versao: atual.versao, ...baixa() }
  expect((await pedir('POST', `/boleto/${atual.id}/pagar`, corpo, acesso)).status).toBe(403)
})

test('o que aconteceu fica na auditoria, sem as palavras digitadas', async () => {
  const { cliente } = await contrato()
  const avulsa = await avulso(cliente.id, { descricao: 'Segredo da descrição' })
  const pago = (await agir(avulsa, 'pagar', baixa({ motivo: 'Segredo do motivo' }))).corpo
  const { rows } = await s().pool.query(
    `select acao, mudancas::text from auditoria where entidade = 'boleto' and entidade_id = $1 order by em`,
    [pago.id],
  )
  expect(rows.map(({ acao }) => acao)).toEqual(['CRIAR', 'EDITAR'])
  expect(rows[1].mudancas).toContain('PAGO')
  expect(rows.map(({ mudancas }) => mudancas).join()).not.toContain('Segredo')
})
