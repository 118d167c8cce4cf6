import { codigosDosBancos } from '@balcao/contract/cobranca/banco/banco'
import type { Boleto } from '@balcao/contract/cobranca/boleto'
import { type ARemeter, Remessa } from '@balcao/contract/cobranca/remessa-api'
import { somarDias } from '@balcao/contract/valores/dia'
import { eq } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { contaBancaria } from '#cobranca/conta-bancaria/conta-bancaria.table.ts'
import { esperarNaTrava } from '#testes/esperar-na-trava.ts'
import { usarBoletos } from '#testes/usar-boletos.ts'
import { umClienteComEndereco } from '#vendas/contrato/contrato.fabrica.ts'
import { boleto } from '../boleto.table.ts'
import { boletoInstrucao, remessa } from '../remessa.table.ts'
import { escreverRemessa } from './gerar.commands.ts'

const { s, caixa, outraEmpresa, avulso, obter, agir, pedir } = usarBoletos()

const mundo = async (banco: (typeof codigosDosBancos)[number] = '341') => {
  const { empresa_id, conta_id } = await outraEmpresa(banco)
  const dono = await umClienteComEndereco(s().db, empresa_id)
  return { empresa_id, conta_id, cobrar: (dados: object = {}) => avulso(dono.id, dados) }
}
const gerar = (contaId: string, token?: string) =>
  pedir('POST', `/conta-bancaria/${contaId}/remessa`, {}, token)
const pronta = async (contaId: string): Promise<Remessa> => {
  const { status, corpo, texto } = await gerar(contaId)
  if (status !== 202) throw new Error(texto)
  return terminada(corpo.id)
}
const terminada = (id: string) =>
  vi.waitFor(
    async () => {
      const { corpo } = await pedir('GET', `/remessa/${id}`)
      expect(corpo.situacao).not.toBe('GERANDO')
      return corpo as Remessa
    },
    { timeout: 45_000 },
  )
const baixar = async (id: string) => {
  const url = `/api/remessa/${id}/arquivo`
  const { rawPayload } = await s().app.inject({ url, headers: { authorization: `Bearer ${caixa.token}` } })
  return rawPayload.toString('latin1')
}
const daConta = async (contaId: string) => {
  const { corpo } = await pedir('GET', '/remessa/a-remeter')
  return corpo.itens.find(({ conta }: ARemeter) => conta.id === contaId)
}
const registro = async ({ id }: Boleto) => (await obter(id)).registro

describe('gerar', () => {
  test.each(codigosDosBancos)('banco %s: os títulos que esperavam, numerada a partir de 1', async (banco) => {
    const { conta_id, cobrar } = await mundo(banco)
    const boletos = [await cobrar(), await cobrar({ valor: 250_90 })]
    const feita = await pronta(conta_id)
    expect(Remessa.safeParse(feita).error).toBeUndefined()
    expect(feita).toMatchObject({ situacao: 'PRONTA', numero: 1, titulos: 2, valor: 12990 + 25090 })
    const linhas = (await baixar(feita.id)).split('\r\n')
    expect(linhas.pop()).toBe('')
    const tamanho = ['341', '237'].includes(banco) ? 400 : 240
    expect(new Set(linhas.map(({ length }) => length))).toEqual(new Set([tamanho]))
    for (const um of boletos) {
      expect(
        linhas.some((linha) => linha.includes(um.nosso_numero)),
        um.nosso_numero,
      ).toBe(true)
      expect(await obter(um.id)).toMatchObject({ registro: 'REMETIDO', a_remeter: [] })
    }
    expect(await baixar(feita.id)).toBe(await baixar(feita.id))
  })

  test('até alguém a baixar, a remessa e os seus boletos dizem que ninguém a baixou; a hora é a da primeira vez', async () => {
    const { conta_id, cobrar } = await mundo()
    const { id } = await cobrar()
    expect((await obter(id)).remessa).toBeNull()
    const { id: feita, baixada_em } = await pronta(conta_id)
    expect([baixada_em, (await obter(id)).remessa]).toEqual([null, { numero: 1, baixada_em: null }])
    await baixar(feita)
    const { baixada_em: primeira } = await terminada(feita)
    expect(Date.parse(primeira ?? '')).not.toBeNaN()
    await baixar(feita)
    expect((await terminada(feita)).baixada_em).toBe(primeira)
    expect((await obter(id)).remessa).toEqual({ numero: 1, baixada_em: primeira })
  })

  test('nada espera: recusada, sem gastar número; a seguinte leva só o que é novo', async () => {
    const { conta_id, cobrar } = await mundo()
    const vazia = await gerar(conta_id)
    expect([vazia.status, vazia.corpo.message]).toEqual([409, expect.stringMatching(/Não há o que remeter/)])
    await cobrar()
    expect((await pronta(conta_id)).numero).toBe(1)
    const novo = await cobrar()
    const segunda = await pronta(conta_id)
    expect(segunda).toMatchObject({ numero: 2, titulos: 1 })
    expect(await baixar(segunda.id)).toContain(novo.nosso_numero)
  })

  test('dez pedidos ao mesmo tempo: uma remessa, cada título uma vez', async () => {
    const { conta_id, cobrar } = await mundo()
    for (let i = 0; i < 3; i++) await cobrar()
    const respostas = await Promise.all(Array.from({ length: 10 }, () => gerar(conta_id)))
    expect(respostas.filter(({ status }) => status === 202)).toHaveLength(1)
    expect(respostas.filter(({ status }) => status === 409)).toHaveLength(9)
    const [feita] = respostas.filter(({ status }) => status === 202)
    expect(await terminada(feita?.corpo.id)).toMatchObject({ numero: 1, titulos: 3 })
  })

  test('o vencido que vai, a baixa e a mudança de vencimento do que o banco conhece', async () => {
    const { conta_id, cobrar } = await mundo()
    const [a, b] = [await cobrar(), await cobrar()]
    await s()
      .db.update(boleto)
      .set({ vencimento: somarDias(a.emissao, -1) })
      .where(eq(boleto.id, a.id))
    await s().db.update(boleto).set({ vencimento: a.emissao }).where(eq(boleto.id, b.id))
    expect(await daConta(conta_id)).toMatchObject({ entradas: 2, vencidas: 1 })
    await pronta(conta_id)
    await agir(await obter(a.id), 'cancelar', { motivo: 'Cobrança indevida' })
    await agir(await obter(b.id), 'mudar_vencimento', { vencimento: '2031-05-12' })
    expect(await daConta(conta_id)).toMatchObject({
      ...{ entradas: 0, baixas: 1, mudancas: 1, vencidas: 0, valor: 0, impedimento: null },
    })
    const linhas = (await baixar((await pronta(conta_id)).id)).split('\r\n')
    const ocorrencia = (um: Boleto) =>
      linhas.find((linha) => linha.slice(62, 70) === um.nosso_numero)?.slice(108, 110)
    expect([ocorrencia(a), ocorrencia(b)]).toEqual(['02', '06'])
  })

  test('o desconto que o banco recusaria, de tudo ou até antes da emissão, não vai no arquivo', async () => {
    const { empresa_id, conta_id } = await outraEmpresa('341', { desconto_valor: 5_00, desconto_dias: 30 })
    const { id: dono } = await umClienteComEndereco(s().db, empresa_id)
    const [cabe, tudo, antes] = [await avulso(dono), await avulso(dono), await avulso(dono)]
    const encargos = { ...tudo.encargos, desconto: { valor: tudo.valor, dias_antes: 30 } }
    await s().db.update(boleto).set({ encargos }).where(eq(boleto.id, tudo.id))
    await agir(antes, 'mudar_vencimento', { vencimento: somarDias(antes.emissao, 10) })
    const linhas = (await baixar((await pronta(conta_id)).id)).split('\r\n')
    const descontoDe = ({ nosso_numero }: Boleto) =>
      Number(linhas.find((linha) => linha.slice(62, 70) === nosso_numero)?.slice(173, 192))
    expect(descontoDe(cabe)).toBeGreaterThan(0)
    expect([descontoDe(tudo), descontoDe(antes)]).toEqual([0, 0])
  })

  test('desfeita a baixa à mão, a mudança de vencimento que esperava volta a esperar; a que já foi dita, não', async () => {
    const { conta_id, cobrar } = await mundo()
    const { id, emissao } = await cobrar()
    await pronta(conta_id)
    const baixa = { pago_em: emissao, valor: 12990, meio: 'PIX', motivo: 'Comprovante do cliente' }
    const pagarEDesfazer = async () => {
      const { corpo: pago } = await agir(await obter(id), 'pagar', baixa)
      const { corpo: desfeito } = await agir(pago, 'desfazer_baixa', { motivo: 'Era de outro' })
      return [pago.a_remeter, desfeito.a_remeter]
    }
    expect(await pagarEDesfazer()).toEqual([['BAIXA'], []])
    await agir(await obter(id), 'mudar_vencimento', { vencimento: '2031-05-12' })
    expect(await pagarEDesfazer()).toEqual([['BAIXA'], ['VENCIMENTO']])
    await pronta(conta_id)
    expect(await pagarEDesfazer()).toEqual([['BAIXA'], []])
  })

  test('o que não cabe no arquivo: diz em que boleto, devolve tudo, e a próxima usa o mesmo número', async () => {
    const { conta_id, cobrar } = await mundo('033')
    const um = await cobrar()
    await s()
      .db.insert(boletoInstrucao)
      .values({ boleto_id: um.id, conta_bancaria_id: conta_id, movimento: 'OUTROS_DADOS' })
    const falhou = await pronta(conta_id)
    expect(falhou).toMatchObject({
      situacao: 'FALHOU',
      numero: 1,
      falha: expect.stringMatching(`No boleto ${um.numero}`),
    })
    expect(await registro(um)).toBe('A_REMETER')
    expect((await pedir('GET', `/remessa/${falhou.id}/arquivo`)).status).toBe(409)
    await s().db.delete(boletoInstrucao).where(eq(boletoInstrucao.movimento, 'OUTROS_DADOS'))
    expect(await pronta(conta_id)).toMatchObject({ situacao: 'PRONTA', numero: 1, titulos: 1, falha: null })
  })

  test('enquanto os boletos são mudados por outro, na ordem de todos, espera sem segurar nenhum deles', async () => {
    const { conta_id, cobrar } = await mundo()
    const antigo = await cobrar()
    await pronta(conta_id)
    const novo = await cobrar()
    await agir(await obter(antigo.id), 'mudar_vencimento', { vencimento: '2031-05-12' })
    const outro = await s().pool.connect()
    try {
      await outro.query(`begin; set local lock_timeout = '500ms'`)
      const travar = (id: string) => outro.query('select from boleto where id = $1 for no key update', [id])
      await travar(antigo.id)
      const { corpo } = await gerar(conta_id)
      await esperarNaTrava(s().pool)
      await travar(novo.id)
      await outro.query('commit')
      expect(await terminada(corpo.id)).toMatchObject({ situacao: 'PRONTA', titulos: 2 })
    } finally {
      outro.release(true)
    }
  })

  test('escrita duas vezes é o mesmo arquivo', async () => {
    const { conta_id, cobrar } = await mundo()
    await cobrar()
    const feita = await pronta(conta_id)
    const antes = await baixar(feita.id)
    await escreverRemessa(s().db, s(), feita.id)
    expect(await baixar(feita.id)).toBe(antes)
  })
})

describe('parada no meio', () => {
  /** As it is when the program dies after the first of two titles was taken. */
  const meiaTomada = async (dados: Partial<typeof remessa.$inferInsert> = {}) => {
    const { conta_id, cobrar } = await mundo()
    const boletos = [await cobrar(), await cobrar()]
    const { id } = await comecada(conta_id, dados)
    const [um] = boletos
    if (!um) throw new Error('sem boleto')
    await s().db.update(boletoInstrucao).set({ remessa_id: id }).where(eq(boletoInstrucao.boleto_id, um.id))
    await s().db.update(boleto).set({ registro: 'REMETIDO' }).where(eq(boleto.id, um.id))
    return { id, conta_id, boletos }
  }
  const comecada = async (conta_bancaria_id: string, dados: Partial<typeof remessa.$inferInsert>) => {
    const [feita] = await s()
      .db.insert(remessa)
      .values({
        ...{ conta_bancaria_id, numero: 1, titulos: 0, valor: 0, gerada_em: '2026-11-16T10:30:00' },
        ...{ criado_por: (await s().admin()).id, ...dados },
      })
      .returning()
    if (!feita) throw new Error('sem remessa')
    return feita
  }

  test('ao tomar os títulos: os que faltam entram também, cada um uma vez', async () => {
    const { id, boletos, conta_id } = await meiaTomada()
    const { corpo } = await pedir('GET', '/remessa/a-remeter')
    const daConta = corpo.itens.find((um: { conta: { id: string } }) => um.conta.id === conta_id)
    expect(daConta).toMatchObject({ entradas: 0, valor: 0 })
    await escreverRemessa(s().db, s(), id)
    const feita = await terminada(id)
    expect(feita).toMatchObject({ situacao: 'PRONTA', titulos: 2, valor: 2 * 12990 })
    const arquivo = await baixar(id)
    for (const { nosso_numero } of boletos) expect(arquivo.split(nosso_numero).length).toBeGreaterThan(1)
    expect(await Promise.all(boletos.map(registro))).toEqual(['REMETIDO', 'REMETIDO'])
  })

  test('depois de tomar: o que foi pedido desde então fica para a próxima', async () => {
    const { id, boletos, conta_id } = await meiaTomada({ titulos: 1, valor: 12990 })
    await escreverRemessa(s().db, s(), id)
    expect(await terminada(id)).toMatchObject({ situacao: 'PRONTA', titulos: 1 })
    expect(await Promise.all(boletos.map(registro))).toEqual(['REMETIDO', 'A_REMETER'])
    await s().db.update(contaBancaria).set({ proxima_remessa: 2 }).where(eq(contaBancaria.id, conta_id))
    expect(await pronta(conta_id)).toMatchObject({ numero: 2, titulos: 1 })
  })

  test('ao devolver os títulos: a devolução termina, e nada é escrito', async () => {
    const { id, boletos } = await meiaTomada({ falha: 'No boleto 1: não cabe' })
    await escreverRemessa(s().db, s(), id)
    expect(await terminada(id)).toMatchObject({ situacao: 'FALHOU', falha: 'No boleto 1: não cabe' })
    expect(await Promise.all(boletos.map(registro))).toEqual(['A_REMETER', 'A_REMETER'])
  })

  test('nada mais espera: falha em palavras, e o número é o da próxima', async () => {
    const { conta_id, cobrar } = await mundo()
    const { id } = await comecada(conta_id, {})
    await escreverRemessa(s().db, s(), id)
    expect(await terminada(id)).toMatchObject({ situacao: 'FALHOU', falha: expect.stringMatching(/Não há/) })
    await cobrar()
    expect(await pronta(conta_id)).toMatchObject({ situacao: 'PRONTA', numero: 1, falha: null })
  })
})

test('conta a que falta o que o arquivo pede: em palavras, e nada é tomado', async () => {
  const { conta_id, cobrar } = await mundo('033')
  const um = await cobrar()
  await s().db.update(contaBancaria).set({ codigo_transmissao: null }).where(eq(contaBancaria.id, conta_id))
  const { status, corpo } = await gerar(conta_id)
  expect([status, corpo.message]).toEqual([409, expect.stringMatching(/transmissão/i)])
  expect((await obter(um.id)).a_remeter).toEqual(['ENTRADA'])
})

test('conta com mais dias para a baixa do que o banco aceita: a conta é que é apontada, não um boleto', async () => {
  const { conta_id, cobrar } = await mundo('033')
  await cobrar()
  const comDias = (dias_para_baixa: number) =>
    s().db.update(contaBancaria).set({ dias_para_baixa }).where(eq(contaBancaria.id, conta_id))
  await comDias(100)
  const { status, corpo } = await gerar(conta_id)
  expect([status, corpo.message]).toEqual([409, expect.stringMatching(/A conta .* até 99 dias/)])
  await comDias(99)
  expect((await pronta(conta_id)).situacao).toBe('PRONTA')
})

test('boletos de antes, numa carteira que a remessa não tem: a lista do que espera diz por quê', async () => {
  const { conta_id, cobrar } = await mundo('001')
  const um = await cobrar()
  await s().db.update(contaBancaria).set({ carteira: '18' }).where(eq(contaBancaria.id, conta_id))
  const impedimento = 'A carteira 18 não é atendida na remessa. Use a 11, a 12 ou a 17'
  expect(await daConta(conta_id)).toMatchObject({ entradas: 1, impedimento })
  const { status, corpo } = await gerar(conta_id)
  expect([status, corpo.message]).toEqual([409, expect.stringContaining(impedimento)])
  expect((await obter(um.id)).a_remeter).toEqual(['ENTRADA'])
})

test('de outra empresa é como se não existisse; sem EDITAR.BOLETO, não', async () => {
  const { conta_id, cobrar } = await mundo()
  await cobrar()
  const { empresa_id } = await outraEmpresa()
  const alheio = await s().fabrica.pessoa({ grupo: ['EDITAR.BOLETO'], empresas: [empresa_id] })
  expect((await gerar(conta_id, alheio.acesso)).status).toBe(404)
  const feita = await pronta(conta_id)
  expect((await pedir('GET', `/remessa/${feita.id}/arquivo`, undefined, alheio.acesso)).status).toBe(404)
  expect((await pedir('GET', '/remessa', undefined, alheio.acesso)).corpo.itens).toEqual([])
  const semPermissao = await s().fabrica.pessoa({ grupo: ['LISTAR.BOLETO'] })
  expect((await gerar(conta_id, semPermissao.acesso)).status).toBe(403)
})

test('a lista, a última primeiro, página a página', async () => {
  const { conta_id, cobrar } = await mundo()
  for (let i = 0; i < 3; i++) {
    await cobrar()
    await pronta(conta_id)
  }
  const listar = async (resto = '') =>
    (await pedir('GET', `/remessa?conta_bancaria_id=${conta_id}&limite=2${resto}`)).corpo
  const primeira = await listar()
  const segunda = await listar(`&cursor=${primeira.proximo}`)
  const numeros = (pagina: { itens: Remessa[] }) => pagina.itens.map(({ numero }) => numero)
  expect([numeros(primeira), numeros(segunda), segunda.proximo]).toEqual([[3, 2], [1], null])
  expect(numeros(await listar(`&cursor=${segunda.anterior}`))).toEqual([3, 2])
  expect(await s().db.$count(boleto, eq(boleto.registro, 'REMETIDO'))).toBeGreaterThan(2)
})

test('em CSV saem as de uma conta, sem fórmula viva, para quem edita boletos', async () => {
  const { conta_id, empresa_id, cobrar } = await mundo()
  const daConta = eq(contaBancaria.id, conta_id)
  await s().db.update(contaBancaria).set({ nome: '=SOMA(A1)' }).where(daConta)
  await cobrar()
  const { nome_do_arquivo } = await pronta(conta_id)
  const outra = await mundo()
  await outra.cobrar()
  await pronta(outra.conta_id)
  const exportar = (token?: string) =>
    pedir('GET', `/remessa/exportar?conta_bancaria_id=${conta_id}`, undefined, token)
  const [titulos, unica, ...resto] = (await exportar()).texto.replace('\uFEFF', '').trimEnd().split('\r\n')
  expect(titulos).toBe(
    'Remessa;Situação;Por que falhou;Conta;Banco;Empresa;Títulos;Valor;Gerada por;Quando;Baixada em;Arquivo',
  )
  expect(unica).toMatch(/^1;Pronta;;"'=SOMA\(A1\)";341;.*;1;129,90;/)
  expect(unica?.endsWith(`;${nome_do_arquivo}`)).toBe(true)
  expect(resto).toEqual([])
  const { acesso } = await s().fabrica.pessoa({ grupo: ['LISTAR.BOLETO'], empresas: [empresa_id] })
  expect((await exportar(acesso)).status).toBe(403)
})
