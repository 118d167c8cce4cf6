import { BoletoPublico } from '@balcao/contract/cobranca/boleto-publico'
import { diaNoFuso, somarDias } from '@balcao/contract/valores/dia'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { cliente } from '#clientes/cliente/cliente.table.ts'
import { fotografar, lerCodigos } from '#testes/codigos-do-pdf.ts'
import { usarBoletos } from '#testes/usar-boletos.ts'
import { umClienteComEndereco } from '#vendas/contrato/contrato.fabrica.ts'
import { boleto } from '../boleto.table.ts'

const { s, caixa, pedir, contrato, avulso, agir } = usarBoletos()
const tokenDe = (link: string | null) => new URL(link ?? 'http://x/').searchParams.get('t') ?? ''
const ver = (token: string, opcoes: { ip?: string } = {}) =>
  s().pedir('GET', '/boleto/publico', { token, ...opcoes })
const andamento = (token: string, cabecalhos: Record<string, string> = {}) =>
  s().pedir('GET', '/boleto/publico/andamento', { token, cabecalhos })
const baixar = async (t: string) => {
  const { statusCode, rawPayload, headers } = await s().app.inject(`/api/boleto/publico/pdf?t=${t}`)
  return { status: statusCode, bytes: new Uint8Array(rawPayload), tipo: headers['content-type'] }
}
const mudar = (id: string, dados: Partial<typeof boleto.$inferInsert>) =>
  s().db.update(boleto).set(dados).where(eq(boleto.id, id))
const novo = async (dados: object = {}) => {
  const { cliente } = await contrato()
  const um = await avulso(cliente.id, dados)
  return { um, cliente, t: tokenDe(um.link) }
}
const HOJE = diaNoFuso(new Date(), 'America/Sao_Paulo')

test('mostra o que é cobrado e os dois jeitos de pagar, e nada de quem paga além do primeiro nome', async () => {
  const { um, cliente: dono, t } = await novo()
  const contatos = {
    email: 'zilda.oculta@exemplo.com.br',
    telefones: [{ tipo: 'CELULAR' as const, principal: true, numero: '+5519987651234', whatsapp: true }],
  }
  await s().db.update(cliente).set(contatos).where(eq(cliente.id, dono.id))
  await mudar(um.id, { registro: 'REGISTRADO' })
  const { status, corpo, texto } = await ver(t)
  expect([status, corpo]).toEqual([
    200,
    {
      ...{ marca: 'Balcão', primeiro_nome: dono.nome.split(' ')[0], estado: 'PAGAVEL', pago_em: null },
      empresa: expect.objectContaining({ cnpj: expect.stringMatching(/^..\..{3}\..{3}\/.{4}-..$/) }),
      ...{ descricao: um.descricao, itens: um.itens, valor: um.valor, vencimento: um.vencimento },
      ...{ hoje: um.hoje, desconto_ate: null, linha_digitavel: um.linha_digitavel, pix: um.pix },
    },
  ])
  expect(BoletoPublico.safeParse(corpo).error).toBeUndefined()
  const { documento, nome, endereco, bairro, cep } = um.pagador
  const sobrenome = nome.split(' ').slice(1).join(' ')
  for (const oculto of [
    documento,
    sobrenome,
    endereco,
    bairro,
    cep,
    contatos.email,
    '987651234',
    um.id,
    dono.id,
  ])
    expect([oculto.length > 3, texto.includes(oculto)], oculto).toEqual([true, false])
})

test('antes do registro no banco o Pix já vale, e a linha vem com o aviso; rejeitado ou baixado, nenhum dos dois', async () => {
  const { um, t } = await novo()
  expect((await ver(t)).corpo).toMatchObject({
    ...{ estado: 'SEM_REGISTRO', pix: um.pix, linha_digitavel: um.linha_digitavel },
  })
  await mudar(um.id, { registro: 'REMETIDO' })
  expect((await ver(t)).corpo.estado).toBe('SEM_REGISTRO')
  for (const registro of ['REJEITADO', 'BAIXADO'] as const) {
    await mudar(um.id, { registro })
    expect((await ver(t)).corpo).toMatchObject({ estado: 'INDISPONIVEL', pix: null, linha_digitavel: null })
    expect((await baixar(t)).status).toBe(404)
  }
})

test('vencido, diz quanto é hoje, e o Pix já é deste valor', async () => {
  const { um, t } = await novo({ valor: 100_00 })
  await mudar(um.id, { registro: 'REGISTRADO', vencimento: somarDias(HOJE, -40) })
  const { corpo } = await ver(t)
  expect(corpo.hoje).toMatchObject({ dia: HOJE, multa: 2_00 })
  expect(corpo.hoje.total).toBe(100_00 + corpo.hoje.multa + corpo.hoje.juros)
  expect(corpo.pix).toContain((corpo.hoje.total / 100).toFixed(2))
  expect(corpo.pix).not.toBe(um.pix)
})

test('304 enquanto nada muda; pago, diz o dia e não mostra mais como pagar; cancelado também não', async () => {
  const { um, t } = await novo()
  const primeiro = await andamento(t)
  expect(Object.keys(primeiro.corpo).sort()).toEqual([
    ...['desconto_ate', 'estado', 'hoje', 'linha_digitavel', 'pago_em', 'pix', 'vencimento'],
  ])
  const etag = { 'if-none-match': String(primeiro.cabecalhos.etag) }
  expect((await andamento(t, etag)).status).toBe(304)
  const baixa = { pago_em: HOJE, valor: um.valor, meio: 'DINHEIRO', motivo: 'Pagou no balcão' }
  expect((await agir(um, 'pagar', baixa)).status).toBe(200)
  const depois = await andamento(t, etag)
  expect([depois.status, depois.corpo]).toMatchObject([
    200,
    { estado: 'PAGO', pago_em: HOJE, pix: null, linha_digitavel: null },
  ])
  expect((await baixar(t)).status).toBe(404)
  const outro = await novo()
  await agir(outro.um, 'cancelar', { motivo: 'Cobrado em dobro' })
  const { corpo, texto } = await ver(outro.t)
  expect(corpo).toMatchObject({ estado: 'CANCELADO', pix: null, linha_digitavel: null })
  expect(texto).not.toContain('Cobrado em dobro')
})

test('o PDF do link é o do boleto', async () => {
  const { um, t } = await novo()
  const { status, bytes, tipo } = await baixar(t)
  expect([status, tipo]).toEqual([200, 'application/pdf'])
  const lidos = (await lerCodigos(fotografar(bytes))).map(({ texto }) => texto)
  expect(new Set(lidos)).toEqual(new Set([um.codigo_barras, um.pix]))
})

test('link errado, cortado, de outra porta ou de um teste: a mesma resposta', async () => {
  const { t } = await novo()
  const teste = await novo()
  await mudar(teste.um.id, { origem: 'TESTE' })
  const trocado = `${t.slice(0, -1)}${t.endsWith('A') ? 'B' : 'A'}`
  const respostas = await Promise.all(
    [t.slice(0, -4), trocado, 'x', caixa.token, teste.t].map(async (token) => {
      const { status, corpo } = await ver(token)
      return JSON.stringify([status, corpo])
    }),
  )
  expect(new Set(respostas).size).toBe(1)
  expect(respostas[0]).toMatch(/^\[404/)
  expect((await baixar('x')).status).toBe(404)
  expect((await s().pedir('GET', '/boleto/publico')).status).toBe(404)
})

test('anonimizada a pessoa, o link não abre mais', async () => {
  const dono = await umClienteComEndereco(s().db, caixa.empresa_id)
  const um = await avulso(dono.id)
  const t = tokenDe(um.link)
  await agir(um, 'cancelar', { motivo: 'Desistiu' })
  expect((await ver(t)).status).toBe(200)
  const { versao } = (await pedir('GET', `/cliente/${dono.id}`)).corpo
  const feita = await pedir('POST', `/cliente/${dono.id}/anonimizacao`, { versao, motivo: 'A pessoa pediu' })
  expect(feita.status, feita.texto).toBe(200)
  for (const { status } of [await ver(t), await andamento(t), await baixar(t)]) expect(status).toBe(404)
})

test('quem adivinha é freado; quem tem o link, do mesmo endereço, não', async () => {
  const { t } = await novo()
  const ip = '203.0.113.77'
  const vistos = new Set<number>()
  for (let i = 0; i < 32; i++) vistos.add((await ver(`errado${i}`, { ip })).status)
  expect([...vistos]).toEqual([404, 429])
  expect((await ver(t, { ip })).status).toBe(200)
})
