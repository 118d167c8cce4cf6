import { beforeAll, describe, expect, test } from 'vitest'
import { umPlano } from '#catalogo/plano/plano.fabrica.ts'
import { umaPromocao } from '#catalogo/promocao/promocao.fabrica.ts'
import { usarServidor } from '#testes/ambiente.ts'
import { retratoDoBanco } from '#testes/recusas.ts'
import { chamadasDeAdicional } from './adicional.fabrica.ts'

const s = usarServidor()
const caixa = { token: '' }
beforeAll(async () => {
  caixa.token = (await s().admin()).acesso
})
const { pedir, criado, obter, editar, historico } = chamadasDeAdicional(s, () => caixa.token)

const doCampo = (texto: string) => ({ status: 422, corpo: { campos: { incompativel_com: [texto] } } })

test('dita num lado, vale nos dois: o histórico do outro mostra, e um formulário velho dele conflita', async () => {
  const a = await criado({ nome: 'Roteador básico' })
  const b = await criado({ nome: 'Roteador profissional' })
  const salvo = (await editar(a, { incompativel_com: [b.id] })).corpo
  expect(salvo.incompativel_com).toEqual([{ id: b.id, nome: b.nome }])
  const outro = await obter(b.id)
  expect(outro).toMatchObject({ incompativel_com: [{ id: a.id, nome: a.nome }], versao: 2 })
  expect((await historico(b.id))[0]).toMatchObject({
    acao: 'EDITAR',
    mudancas: [{ campo: 'incompativel_com', antes: [], depois: ['Roteador básico'] }],
  })
  expect(await editar(b, { valor: 1 })).toMatchObject({ status: 409, corpo: { atual: outro } })

  expect((await editar(outro, { incompativel_com: [] })).status).toBe(200)
  expect(await obter(a.id)).toMatchObject({ incompativel_com: [], versao: salvo.versao + 1 })
  expect((await historico(a.id))[0].mudancas).toEqual([
    { campo: 'incompativel_com', antes: ['Roteador profissional'], depois: [] },
  ])
})

test('quem continua na lista não muda de versão', async () => {
  const [a, b, c] = [await criado(), await criado(), await criado()]
  const salvo = (await editar(a, { incompativel_com: [b.id] })).corpo
  await editar(salvo, { incompativel_com: [b.id, c.id] })
  expect((await obter(b.id)).versao).toBe(2)
  expect((await obter(c.id)).versao).toBe(2)
})

test('um adicional novo já nasce incompatível com outros', async () => {
  const b = await criado()
  const a = await criado({ incompativel_com: [b.id] })
  expect((await obter(b.id)).incompativel_com).toEqual([{ id: a.id, nome: a.nome }])
})

test('consigo mesmo, repetido, desconhecido ou excluído: recusa no campo, e nada fica gravado', async () => {
  const [a, b, excluido] = [await criado(), await criado(), await criado()]
  await pedir('DELETE', `/${excluido.id}`)
  const antes = await retratoDoBanco(s().pool)
  const com = (...ids: string[]) => editar(a, { nome: 'Outro nome', incompativel_com: ids })
  const simMesmo = doCampo('Um adicional não pode ser incompatível consigo mesmo')
  expect(await com(a.id)).toMatchObject(simMesmo)
  expect(await com(a.id.toUpperCase())).toMatchObject(simMesmo)
  expect(await com(b.id, b.id)).toMatchObject({
    status: 400,
    corpo: { campos: { incompativel_com: ['Há um item repetido'] } },
  })
  const ninguem = '0192f0c1-0000-7000-8000-000000000000'
  for (const id of [ninguem, excluido.id])
    expect(await com(b.id, id)).toMatchObject(doCampo('Adicional não encontrado'))
  expect(await retratoDoBanco(s().pool)).toEqual(antes)
})

test('o par dito pelos dois lados ao mesmo tempo é um só, e ninguém espera para sempre', async () => {
  for (let i = 0; i < 5; i++) {
    const [a, b] = [await criado(), await criado()]
    const respostas = await Promise.all([
      editar(a, { incompativel_com: [b.id] }),
      editar(b, { incompativel_com: [a.id] }),
    ])
    // The second request finds the record changed by the first.
    expect(respostas.map((r) => r.status).sort()).toEqual([200, 409])
    expect((await obter(a.id)).incompativel_com).toHaveLength(1)
    expect((await obter(b.id)).incompativel_com).toHaveLength(1)
  }
})

test('mudar e excluir ao mesmo tempo adicionais que se ligam não trava ninguém', async () => {
  for (let i = 0; i < 10; i++) {
    const [menor, maior] = [await criado(), await criado()]
    const respostas = await Promise.all([
      editar(menor, { incompativel_com: [maior.id] }),
      pedir('DELETE', `/${maior.id}`),
      editar(menor, { incompativel_com: [maior.id] }),
      editar(maior, { incompativel_com: [menor.id] }),
      pedir('DELETE', `/${menor.id}`),
    ])
    for (const { status } of respostas) expect([200, 404, 409, 422]).toContain(status)
  }
})

test('excluído, some das listas dos outros, que ficam sabendo', async () => {
  const b = await criado()
  const a = await criado({ nome: 'Vai embora', incompativel_com: [b.id] })
  expect((await pedir('DELETE', `/${a.id}`)).status).toBe(200)
  expect(await obter(b.id)).toMatchObject({ incompativel_com: [], versao: 3 })
  expect((await historico(b.id))[0].mudancas).toEqual([
    { campo: 'incompativel_com', antes: ['Vai embora'], depois: [] },
  ])
})

describe('obrigatórios juntos não podem ficar incompatíveis', () => {
  const par = async () => ({ a: await criado(), b: await criado() })

  test('no mesmo plano', async () => {
    const { a, b } = await par()
    await umPlano(s().db, { nome: 'Fibra 300', obrigatorios: [a.id, b.id] })
    expect(await editar(a, { incompativel_com: [b.id] })).toMatchObject(
      doCampo(`“${b.nome}” e este adicional são obrigatórios juntos no plano Fibra 300`),
    )
  })

  test('opcional num plano não impede', async () => {
    const { a, b } = await par()
    await umPlano(s().db, { nome: 'Fibra 400', obrigatorios: [a.id], opcionais: [b.id] })
    expect((await editar(a, { incompativel_com: [b.id] })).status).toBe(200)
  })

  test('na mesma promoção', async () => {
    const { a, b } = await par()
    await umaPromocao(s().db, { nome: 'Natal', obrigatorios: [a.id, b.id] })
    expect(await editar(b, { incompativel_com: [a.id] })).toMatchObject(
      doCampo(`“${a.nome}” e este adicional são obrigatórios juntos na promoção Natal`),
    )
  })

  test('na promoção e num dos planos dela, dito de qualquer lado; em outro plano, pode', async () => {
    const [doPlano, doOutroPlano, daPromocao] = [await criado(), await criado(), await criado()]
    const plano = await umPlano(s().db, { nome: 'Fibra 600', obrigatorios: [doPlano.id] })
    await umPlano(s().db, { nome: 'Rádio 10', obrigatorios: [doOutroPlano.id] })
    await umaPromocao(s().db, { nome: 'Verão', planos: [plano.id], obrigatorios: [daPromocao.id] })
    const texto = 'e este adicional são obrigatórios juntos no plano Fibra 600 e na promoção Verão'
    expect(await editar(doPlano, { incompativel_com: [daPromocao.id] })).toMatchObject(
      doCampo(`“${daPromocao.nome}” ${texto}`),
    )
    expect(await editar(daPromocao, { incompativel_com: [doPlano.id] })).toMatchObject(
      doCampo(`“${doPlano.nome}” ${texto}`),
    )
    expect((await editar(daPromocao, { incompativel_com: [doOutroPlano.id] })).status).toBe(200)
  })

  test('numa promoção de todos os planos', async () => {
    const { a, b } = await par()
    await umPlano(s().db, { nome: 'Fibra 900', obrigatorios: [a.id] })
    await umaPromocao(s().db, { nome: 'Para todos', obrigatorios: [b.id] })
    expect(await editar(a, { incompativel_com: [b.id] })).toMatchObject(
      doCampo(
        `“${b.nome}” e este adicional são obrigatórios juntos no plano Fibra 900 e na promoção Para todos`,
      ),
    )
  })

  test('uma promoção inativa ou que já acabou não impede', async () => {
    const { a, b } = await par()
    const { id } = await umaPromocao(s().db, { nome: 'Passada', obrigatorios: [a.id, b.id] })
    const mudar = (coluna: string) => s().pool.query(`update promocao set ${coluna} where id = $1`, [id])
    await mudar("vigencia_fim = '2026-01-02'")
    expect((await editar(a, { incompativel_com: [b.id] })).status).toBe(200)
    const [c, d] = [await criado(), await criado()]
    await mudar('vigencia_fim = null, ativo = false')
    await s().pool.query('update promocao_adicional set adicional_id = $2 where adicional_id = $1', [
      a.id,
      c.id,
    ])
    await s().pool.query('update promocao_adicional set adicional_id = $2 where adicional_id = $1', [
      b.id,
      d.id,
    ])
    expect((await editar(c, { incompativel_com: [d.id] })).status).toBe(200)
  })
})
