import { AtendimentoResumo } from '@balcao/contract/posvenda/atendimento'
import { eq } from 'drizzle-orm'
import { v7 } from 'uuid'
import { describe, expect, test } from 'vitest'
import { usarAtendimentos } from '#testes/usar-atendimentos.ts'
import { atendimento } from '../atendimento.table.ts'

const { s, caixa, umContrato, alguem, pedir, aberto, feito } = usarAtendimentos()

type Lista = { itens: AtendimentoResumo[]; anterior: string | null; proximo: string | null }
const listar = async (token: string, busca = ''): Promise<Lista> => {
  const { status, corpo, texto } = await pedir('GET', busca, undefined, token)
  if (status !== 200) throw new Error(`${busca}: ${status} ${texto}`)
  return corpo
}
const ids = ({ itens }: Lista) => itens.map(({ id }) => id)
const mover = (id: string | undefined, mudancas: Partial<typeof atendimento.$inferInsert>) =>
  s()
    .db.update(atendimento)
    .set(mudancas)
    .where(eq(atendimento.id, id ?? ''))
const exatos = (total: number) => ({ total, total_exato: true })
const daqui = (horas: number) => new Date(Date.now() + horas * 3_600_000).toISOString()

/** As many more like this one. */
const multiplicar = async (
  id: string | undefined,
  vezes: number,
  mudancas: Partial<typeof atendimento.$inferInsert> = {},
) => {
  const [um] = await s()
    .db.select()
    .from(atendimento)
    .where(eq(atendimento.id, id ?? ''))
  if (!um) throw new Error('sem atendimento')
  const { protocolo: _, busca: __, vence_em: ___, ...dados } = um
  const outros = Array.from({ length: vezes }, () => ({ ...dados, ...mudancas, id: v7() }))
  await s().db.insert(atendimento).values(outros)
}

/** A company of its own, with somebody who works there and tickets of one contract. */
const outraEmpresa = async (quantos: number) => {
  const empresa = await s().fabrica.empresa()
  const atendente = await alguem(undefined, [empresa.id])
  const { contrato, cliente } = await umContrato({}, empresa.id)
  const tickets = []
  for (let i = 0; i < quantos; i++)
    tickets.push(await aberto({ cliente_plano_id: contrato, assunto: `Assunto ${i}` }, atendente.acesso))
  return { empresa, atendente, contrato, cliente, tickets, token: atendente.acesso }
}

describe('ordem e páginas', () => {
  test('os atrasados primeiro, depois pelo prazo, depois o que espera o cliente, por fim o que acabou', async () => {
    const { tickets, token } = await outraEmpresa(5)
    const [fechado, esperando, depois, atrasado, logo] = tickets
    if (!fechado || !esperando) throw new Error('sem atendimentos')
    await feito(await feito(fechado, 'resolver', { motivo: 'Feito' }, token), 'fechar', {}, token)
    await feito(esperando, 'aguardar_cliente', {}, token)
    await mover(esperando.id, { prazo: daqui(-90) })
    await mover(depois?.id, { prazo: daqui(50) })
    await mover(atrasado?.id, { prazo: daqui(-50) })
    await mover(logo?.id, { prazo: daqui(1) })
    const ordem = [atrasado, logo, depois, esperando, fechado].map((um) => um?.id)
    const todos = await listar(token)
    expect(ids(todos)).toEqual(ordem)
    for (const item of todos.itens) expect(AtendimentoResumo.safeParse(item).error).toBeUndefined()
    const primeira = await listar(token, '?limite=2')
    const segunda = await listar(token, `?limite=2&cursor=${primeira.proximo}`)
    const terceira = await listar(token, `?limite=2&cursor=${segunda.proximo}`)
    expect([primeira, segunda, terceira].flatMap(ids)).toEqual(ordem)
    expect(terceira.proximo).toBeNull()
    expect(ids(await listar(token, `?limite=2&cursor=${terceira.anterior}`))).toEqual(ids(segunda))
    expect(ids(await listar(token, '?visao=atrasados'))).toEqual([atrasado?.id])
    expect(ids(await listar(token, '?visao=em_aberto'))).toEqual(ordem.slice(0, 4))
    expect(ids(await listar(token, '?visao=encerrados'))).toEqual([fechado.id])
    expect(ids(await listar(token, '?ordem=-criado_em'))).toEqual(tickets.map(({ id }) => id).toReversed())
    const { corpo: numeros } = await pedir('GET', '/numeros', undefined, token)
    expect(numeros).toEqual({
      todos: { em_aberto: exatos(4), atrasados: exatos(1) },
      meus: { em_aberto: exatos(0), atrasados: exatos(0) },
      sem_responsavel: exatos(4),
    })
    const total = await pedir('GET', '/total?visao=em_aberto', undefined, token)
    expect(total.corpo).toEqual(exatos(4))
    const { texto } = await pedir('GET', '/exportar?visao=em_aberto', undefined, token)
    const linhas = texto.trim().split('\r\n')
    expect(linhas).toHaveLength(5)
    expect(linhas[1]).toMatch(
      new RegExp(`^${atrasado?.protocolo};Maria Aparecida da Silva;Fibra 500;.*;Sim;`),
    )
  })

  test('os números vão até 999, e dizem se há mais', async () => {
    const { tickets, token } = await outraEmpresa(1)
    await mover(tickets[0]?.id, { prazo: daqui(-5) })
    await multiplicar(tickets[0]?.id, 998, { prazo: daqui(5) })
    const noTeto = (await pedir('GET', '/numeros', undefined, token)).corpo
    expect(noTeto).toMatchObject({ todos: { em_aberto: exatos(999), atrasados: exatos(1) } })
    await multiplicar(tickets[0]?.id, 1)
    const alem = { total: 999, total_exato: false }
    expect((await pedir('GET', '/numeros', undefined, token)).corpo).toMatchObject({
      todos: { em_aberto: alem, atrasados: exatos(2) },
      sem_responsavel: alem,
    })
  })

  test('duas empresas misturadas, cada atendimento uma vez; só os das próprias', async () => {
    const [uma, outra] = [await outraEmpresa(3), await outraEmpresa(2)]
    const { acesso } = await alguem(undefined, [uma.empresa.id, outra.empresa.id])
    const todos = ids(await listar(acesso))
    expect(new Set(todos)).toEqual(new Set([...uma.tickets, ...outra.tickets].map(({ id }) => id)))
    const primeira = await listar(acesso, '?limite=3')
    expect([...ids(primeira), ...ids(await listar(acesso, `?cursor=${primeira.proximo}`))]).toEqual(todos)
    expect(ids(await listar(uma.token, `?empresa_id=${outra.empresa.id}`))).toEqual([])
    const semEmpresa = await alguem(undefined, [])
    expect(ids(await listar(semEmpresa.acesso))).toEqual([])
  })
})

describe('filtros e busca', () => {
  test('cada filtro estreita, e a situação também', async () => {
    const { token, tickets, atendente, cliente } = await outraEmpresa(3)
    const [a, b, c] = tickets
    if (!a || !b || !c) throw new Error('sem atendimentos')
    await feito(a, 'iniciar', {}, token)
    await mover(b.id, { prioridade: 'URGENTE', tipo: 'FINANCEIRO', canal: 'LOJA' })
    await mover(c.id, { criado_em: '2026-03-10T02:30:00Z' })
    const achados: [string, string[]][] = [
      ['situacao=EM_ANDAMENTO', [a.id]],
      ['situacao=FECHADO', []],
      ['prioridade=URGENTE', [b.id]],
      ['tipo=FINANCEIRO', [b.id]],
      ['canal=LOJA', [b.id]],
      ['responsavel=eu', [a.id]],
      [`responsavel=${atendente.id}`, [a.id]],
      ['responsavel=ninguem', [b.id, c.id]],
      [`cliente_id=${cliente}`, [a.id, b.id, c.id]],
      [`cliente_plano_id=${caixa.contrato}`, []],
      // In São Paulo it was still the 9th.
      ['criado_de=2026-03-09&criado_ate=2026-03-09', [c.id]],
      ['criado_de=2026-03-10&criado_ate=2026-03-10', []],
    ]
    for (const [filtro, esperados] of achados) {
      expect(new Set(ids(await listar(token, `?${filtro}`))), filtro).toEqual(new Set(esperados))
      const { corpo } = await pedir('GET', `/total?${filtro}`, undefined, token)
      expect(corpo.total, filtro).toBe(esperados.length)
    }
    const { corpo: quem } = await pedir('GET', '/responsaveis', undefined, token)
    expect(quem.map((q: { id: string }) => q.id)).toContain(atendente.id)
    expect((await pedir('GET', '?ordem=cliente', undefined, token)).status).toBe(400)
  })

  test('por protocolo, cliente, assunto, documento e telefone; sem ver clientes, não por documento nem telefone', async () => {
    const { token, empresa } = await outraEmpresa(1)
    const { contrato } = await umContrato(
      {
        nome: 'Zulmira Conceição',
        cpf_cnpj: '52998224725',
        telefones: [{ numero: '+5519991234567', tipo: 'CELULAR', whatsapp: true, principal: true }],
      },
      empresa.id,
    )
    const alvo = await aberto({ cliente_plano_id: contrato, assunto: 'Troca do cartão' }, token)
    const cego = await alguem(['LISTAR.ATENDIMENTO'], [empresa.id])
    const buscas: [string, boolean][] = [
      [String(alvo.protocolo), true],
      ['zulmira conceicao', true],
      ['cartao', true],
      ['529.982.247', false],
      ['99123', false],
    ]
    for (const [busca, visivel] of buscas) {
      const achar = `?busca=${encodeURIComponent(busca)}`
      expect(ids(await listar(token, achar)), busca).toContain(alvo.id)
      expect(ids(await listar(cego.acesso, achar)).includes(alvo.id), busca).toBe(visivel)
    }
    expect(ids(await listar(token, '?busca=ninguem%20assim'))).toEqual([])
  })

  test('o protocolo de um atendimento acha só esse, não quem tem esses dígitos no telefone', async () => {
    const { token, empresa, tickets } = await outraEmpresa(1)
    const protocolo = tickets[0]?.protocolo
    const { contrato } = await umContrato({ nome: `Sala ${protocolo} Ltda` }, empresa.id)
    const daSala = await aberto({ cliente_plano_id: contrato }, token)
    expect(ids(await listar(token, `?busca=${protocolo}`))).toEqual([tickets[0]?.id])
    // Where the list does not have it, the digits are a text as any other.
    const doContrato = `?cliente_plano_id=${contrato}&busca=${protocolo}`
    expect(ids(await listar(token, doContrato))).toEqual([daSala.id])
    const { corpo } = await pedir('GET', `/total?busca=${protocolo}`, undefined, token)
    expect(corpo.total).toBe(1)
  })

  test('o cliente diz quantos tem em aberto e atrasados, por contrato; fora do alcance, não existe', async () => {
    const { token, cliente, contrato, tickets } = await outraEmpresa(3)
    await mover(tickets[2]?.id, { prazo: daqui(-5) })
    await feito(tickets[0] ?? { id: '', versao: 1 }, 'resolver', { motivo: 'Feito' }, token)
    const { corpo } = await s().pedir('GET', `/cliente/${cliente}/atendimentos`, { token })
    expect(corpo).toMatchObject({
      em_aberto: 2,
      atrasados: 1,
      contratos: [{ cliente_plano_id: contrato, em_aberto: 2, atrasados: 1 }],
    })
    expect(ids(corpo)).toEqual([tickets[2]?.id, tickets[1]?.id])
    const deFora = await s().pedir('GET', `/cliente/${cliente}/atendimentos`, { token: caixa.token })
    expect(deFora.status).toBe(404)
  })
})
