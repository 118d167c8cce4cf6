import { type Boleto, BoletoResumo } from '@balcao/contract/cobranca/boleto'
import { diaNoFuso, somarDias } from '@balcao/contract/valores/dia'
import { eq } from 'drizzle-orm'
import { v7 } from 'uuid'
import { describe, expect, test } from 'vitest'
import { usarBoletos } from '#testes/usar-boletos.ts'
import { umClienteComEndereco } from '#vendas/contrato/contrato.fabrica.ts'
import { boleto } from '../boleto.table.ts'

const { s, caixa, outraEmpresa, avulso, pedir } = usarBoletos()
const hoje = () => diaNoFuso(new Date(), 'America/Sao_Paulo')
const em = (dias: number) => somarDias(hoje(), dias)
const mudar = (um: Boleto, dados: Partial<typeof boleto.$inferInsert>) =>
  s().db.update(boleto).set(dados).where(eq(boleto.id, um.id))
type Lista = { itens: BoletoResumo[]; proximo: string | null; anterior: string | null }
const listar = async (busca: string, token?: string): Promise<Lista> => {
  const { status, corpo, texto } = await pedir('GET', `/boleto?${busca}`, undefined, token)
  if (status !== 200) throw new Error(texto)
  return corpo
}
const numeros = ({ itens }: Lista) => itens.map(({ numero }) => numero)

/** Somebody of a company of their own, with as many boletos. */
const mundo = async (quantos: number) => {
  const { empresa_id, conta_id } = await outraEmpresa()
  const dono = await umClienteComEndereco(s().db, empresa_id, {
    nome: 'Zulmira Conceição',
    cpf_cnpj: '52998224725',
  })
  const boletos: Boleto[] = []
  for (let i = 0; i < quantos; i++) boletos.push(await avulso(dono.id, { valor: 100_00 + i }))
  const { acesso } = await s().fabrica.pessoa({
    grupo: ['LISTAR.BOLETO', 'VISUALIZAR.CLIENTE'],
    empresas: [empresa_id],
  })
  return { empresa_id, conta_id, dono, boletos, token: acesso }
}

describe('ordem e páginas', () => {
  test('os vencidos primeiro, depois pelo vencimento, por fim o que acabou', async () => {
    const { boletos, token } = await mundo(5)
    const [pago, depois, vencido, logo, cancelado] = boletos as [Boleto, Boleto, Boleto, Boleto, Boleto]
    await mudar(pago, {
      situacao: 'PAGO',
      pago_em: em(-1),
      valor_pago: 90_00,
      meio: 'PIX',
      vencimento: em(-60),
    })
    await mudar(depois, { vencimento: em(30) })
    await mudar(vencido, { vencimento: em(-10) })
    await mudar(logo, { vencimento: hoje() })
    await mudar(cancelado, { situacao: 'CANCELADO', vencimento: em(-90) })
    const ordem = [vencido.numero, logo.numero, depois.numero, pago.numero, cancelado.numero]
    const todos = await listar('', token)
    expect(numeros(todos)).toEqual(ordem)
    for (const item of todos.itens) expect(BoletoResumo.safeParse(item).error).toBeUndefined()
    const paginas = []
    for (let pagina = await listar('limite=2', token); ; ) {
      paginas.push(...numeros(pagina))
      if (!pagina.proximo) break
      pagina = await listar(`limite=2&cursor=${pagina.proximo}`, token)
    }
    expect(paginas).toEqual(ordem)
    const visoes: [string, number[]][] = [
      ['vencidos', [vencido.numero]],
      ['a_vencer', [logo.numero, depois.numero]],
      ['em_aberto', [vencido.numero, logo.numero, depois.numero]],
      ['pagos', [pago.numero]],
    ]
    for (const [visao, esperados] of visoes)
      expect(numeros(await listar(`visao=${visao}`, token)), visao).toEqual(esperados)
    const { corpo } = await pedir('GET', '/boleto/total', undefined, token)
    const soma = boletos.reduce((total, { valor }) => total + valor, 0)
    expect(corpo).toEqual({ total: 5, total_exato: true, valor: soma, valor_pago: 90_00 })
    expect((await pedir('GET', '/boleto/numeros', undefined, token)).corpo).toMatchObject({
      vencidos: { total: 1, total_exato: true },
      rejeitados: { total: 0, total_exato: true },
    })
    const { texto } = await pedir('GET', '/boleto/exportar?visao=vencidos', undefined, token)
    expect(texto.trim().split('\r\n')).toHaveLength(2)
    expect(texto).toMatch(/;Zulmira Conceição;.*;100,02;.*;Vencido;/)
  })

  test.each(['vencimento', '-vencimento', '-pago_em', '-valor', 'a_vencer'])(
    'por %s, página a página, com busca também, cada um uma vez',
    async (ordem) => {
      const { boletos, token } = await mundo(4)
      for (const um of boletos)
        await mudar(um, { situacao: 'PAGO', pago_em: em(-2), valor_pago: 1, meio: 'PIX' })
      const inteira = numeros(await listar(`ordem=${ordem}`, token))
      const primeira = await listar(`ordem=${ordem}&limite=3`, token)
      const resto = await listar(`ordem=${ordem}&limite=3&cursor=${primeira.proximo}`, token)
      expect([...numeros(primeira), ...numeros(resto)]).toEqual(inteira)
      const busca = `ordem=${ordem}&busca=zulmira&limite=2`
      const achados = await listar(busca, token)
      const outros = await listar(`${busca}&cursor=${achados.proximo}`, token)
      expect([...numeros(achados), ...numeros(outros)]).toEqual(inteira)
      expect(numeros(await listar(`${busca}&cursor=${outros.anterior}`, token))).toEqual(numeros(achados))
      expect(new Set(inteira).size).toBe(4)
    },
  )
})

describe('encontrar', () => {
  test('por nome, documento, número, nosso número, linha digitável, barras e valor', async () => {
    const { boletos, token } = await mundo(3)
    const [um] = boletos as [Boleto]
    const achados: [string, number][] = [
      ['zulmira conceicao', 3],
      ['529.982.247-25', 3],
      [String(um.numero), 1],
      [um.nosso_numero, 1],
      [um.linha_digitavel, 1],
      [um.linha_digitavel.replaceAll(/\D/g, ''), 1],
      [um.codigo_barras, 1],
      ['100,00', 1],
      ['R$ 100,01', 1],
      ['ninguém assim', 0],
    ]
    for (const [busca, quantos] of achados)
      expect((await listar(`busca=${encodeURIComponent(busca)}`, token)).itens, busca).toHaveLength(quantos)
  })

  test('o número de um boleto acha só esse, não quem tem esses dígitos no documento; o de outra empresa, não', async () => {
    const { boletos, token, empresa_id } = await mundo(1)
    const [um] = boletos as [Boleto]
    const nome = `Sala ${um.numero} Ltda`
    const sala = await umClienteComEndereco(s().db, empresa_id, { nome })
    const outro = await avulso(sala.id, { valor: 50_00 })
    expect(numeros(await listar(`busca=${um.numero}`, token))).toEqual([um.numero])
    const { corpo } = await pedir('GET', `/boleto/total?busca=${um.numero}`, undefined, token)
    expect(corpo).toMatchObject({ total: 1, valor: um.valor })
    // Where the list does not have it, the digits are a text as any other.
    const dele = `cliente_id=${sala.id}&busca=${um.numero}`
    expect(numeros(await listar(dele, token))).toEqual([outro.numero])
    const fora = await mundo(1)
    expect(numeros(await listar(`busca=${um.numero}`, fora.token))).not.toContain(um.numero)
  })

  test('quem não vê clientes não acha por documento', async () => {
    const { empresa_id } = await mundo(1)
    const { acesso } = await s().fabrica.pessoa({ grupo: ['LISTAR.BOLETO'], empresas: [empresa_id] })
    expect((await listar('busca=52998224725', acesso)).itens).toEqual([])
    expect((await listar('busca=zulmira', acesso)).itens).toHaveLength(1)
  })

  test('cada filtro estreita, no total também', async () => {
    const { boletos, token, empresa_id, conta_id, dono } = await mundo(3)
    const [a, b, c] = boletos as [Boleto, Boleto, Boleto]
    await mudar(a, { registro: 'REJEITADO', vencimento: em(-3) })
    await mudar(b, { situacao: 'PAGO', pago_em: '2026-03-09', valor_pago: 1, meio: 'PIX' })
    const casos: [string, Boleto[]][] = [
      ['registro=REJEITADO', [a]],
      // Paid before it was sent, `b` waits for no file.
      ['registro=A_REMETER', [c]],
      ['visao=rejeitados', [a]],
      ['situacao=PAGO', [b]],
      ['situacao=ABERTO', [a, c]],
      ['origem=AVULSO', [a, b, c]],
      ['origem=CONTRATO', []],
      [`empresa_id=${empresa_id}`, [a, b, c]],
      [`empresa_id=${caixa.empresa_id}`, []],
      [`conta_bancaria_id=${conta_id}`, [a, b, c]],
      [`conta_bancaria_id=${caixa.conta_id}`, []],
      [`cliente_id=${dono.id}`, [a, b, c]],
      [`vence_ate=${em(-1)}`, [a]],
      [`vence_de=${em(1)}`, [b, c]],
      ['pago_de=2026-03-09&pago_ate=2026-03-09', [b]],
      ['pago_de=2026-03-10', []],
      [`valor_de=${c.valor}`, [c]],
      [`valor_ate=${a.valor}`, [a]],
    ]
    for (const [filtro, esperados] of casos) {
      expect(new Set(numeros(await listar(filtro, token))), filtro).toEqual(
        new Set(esperados.map(({ numero }) => numero)),
      )
      const { corpo } = await pedir('GET', `/boleto/total?${filtro}`, undefined, token)
      expect(corpo.total, filtro).toBe(esperados.length)
    }
    expect((await pedir('GET', '/boleto?ordem=cliente', undefined, token)).status).toBe(400)
  })
})

test('mais de dez mil: o total e a soma dizem que há mais', async () => {
  const { boletos, token } = await mundo(1)
  const [um] = boletos as [Boleto]
  await s().pool.query(
    `insert into boleto (id, empresa_id, conta_bancaria_id, cliente_id, origem, descricao, itens, valor, emissao, vencimento,
       especie, encargos, pagador, nosso_numero, codigo_barras)
     select gen_random_uuid(), empresa_id, conta_bancaria_id, cliente_id, origem, descricao, itens, 100, emissao, vencimento,
       especie, encargos, pagador, 'X' || n, codigo_barras
     from boleto, generate_series(1, 10000) n where id = $1`,
    [um.id],
  )
  const { corpo } = await pedir('GET', '/boleto/total', undefined, token)
  expect(corpo).toMatchObject({ total: 10_000, total_exato: false })
})

test('o que um cliente deve', async () => {
  const { boletos, dono, token } = await mundo(3)
  const [a, b] = boletos as [Boleto, Boleto]
  await mudar(a, { vencimento: em(-3) })
  await mudar(b, { situacao: 'CANCELADO' })
  const { corpo } = await pedir('GET', `/cliente/${dono.id}/boletos`, undefined, token)
  expect(corpo).toMatchObject({ em_aberto: 2, vencidos: 1, valor_vencido: 100_00, valor_em_aberto: 200_02 })
  expect(corpo.itens[0].numero).toBe(a.numero)
  expect((await pedir('GET', `/cliente/${v7()}/boletos`, undefined, token)).status).toBe(404)
})
