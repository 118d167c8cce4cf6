import type { Permissao } from '@balcao/contract/base/permissao'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { criarCofre } from '#provedor/configuracao/cofre.ts'
import { CHAVE_DE_TESTE, usarServidor } from '#testes/ambiente.ts'
import { dadosDeConta, edicaoDeConta, umaConta } from './conta-bancaria.fabrica.ts'
import { contaBancaria } from './conta-bancaria.table.ts'
import { abrirSegredo } from './segredo.commands.ts'

const s = usarServidor()
const NINGUEM = '0192f0c1-0000-7000-8000-000000000000'
const caixa = { token: '', minha: '', alheia: '', conta: '', contaAlheia: '' }
beforeAll(async () => {
  const { db, fabrica } = s()
  const [minha, alheia] = [await fabrica.empresa('Minha'), await fabrica.empresa('Alheia')]
  const { acesso } = await fabrica.pessoa({ grupo: ['EDITAR.EMPRESA'], empresas: [minha.id] })
  Object.assign(caixa, {
    token: acesso,
    minha: minha.id,
    alheia: alheia.id,
    conta: (await umaConta(db, { empresa_id: minha.id, nome: 'Minha' })).id,
    contaAlheia: (await umaConta(db, { empresa_id: alheia.id, nome: 'Alheia' })).id,
  })
})

const pedir = (metodo: 'GET' | 'PUT' | 'POST' | 'DELETE', resto = '', corpo?: object, token = caixa.token) =>
  s().pedir(metodo, `/conta-bancaria${resto}`, { token, ...(corpo && { corpo }) })

test('a conta de outros responde os mesmos bytes que um id inexistente, em cada chamada', async () => {
  const { corpo: minha } = await pedir('GET', `/${caixa.conta}`)
  const chamadas = [
    ['GET', '', undefined],
    ['GET', '/historico', undefined],
    ['PUT', '', edicaoDeConta(minha)],
    ['DELETE', '', undefined],
    ['POST', '/segredo', undefined],
    ['DELETE', '/segredo', undefined],
  ] as const
  for (const [metodo, resto, corpo] of chamadas) {
    const inexistente = await pedir(metodo, `/${NINGUEM}${resto}`, corpo)
    const alheia = await pedir(metodo, `/${caixa.contaAlheia}${resto}`, corpo)
    expect([inexistente.status, alheia.status], `${metodo} ${resto}`).toEqual([404, 404])
    expect(alheia.texto).toBe(inexistente.texto)
  }
})

test('lista, opções e criação só alcançam empresas da pessoa', async () => {
  for (const resto of ['', '/opcoes']) {
    expect((await pedir('GET', `${resto}?empresa_id=${caixa.minha}`)).corpo).toMatchObject([
      { nome: 'Minha' },
    ])
    expect((await pedir('GET', `${resto}?empresa_id=${caixa.alheia}`)).status).toBe(404)
    expect((await pedir('GET', `${resto}?empresa_id=${NINGUEM}`)).status).toBe(404)
  }
  expect((await pedir('POST', '', dadosDeConta({ empresa_id: caixa.alheia }))).status).toBe(404)
})

test('sem EDITAR.EMPRESA nada se lê nem se muda; quem trabalha com boletos lê só as opções', async () => {
  const corpo = dadosDeConta({ empresa_id: caixa.minha })
  for (const grupo of [
    ['CRIAR.EMPRESA', 'EXCLUIR.EMPRESA'],
    ['LISTAR.BOLETO'],
    ['CRIAR.BOLETO'],
    ['EDITAR.BOLETO'],
  ]) {
    const { acesso } = await s().fabrica.pessoa({ grupo: grupo as Permissao[], empresas: [caixa.minha] })
    const cobra = !grupo.includes('CRIAR.EMPRESA')
    const opcoes = await pedir('GET', `/opcoes?empresa_id=${caixa.minha}`, undefined, acesso)
    expect(opcoes.status).toBe(cobra ? 200 : 403)
    if (cobra) expect(opcoes.corpo).toEqual([{ id: caixa.conta, nome: 'Minha', banco: '341', padrao: true }])
    expect((await pedir('GET', `?empresa_id=${caixa.minha}`, undefined, acesso)).status).toBe(403)
    expect((await pedir('GET', `/${caixa.conta}`, undefined, acesso)).status).toBe(403)
    expect((await pedir('POST', '', corpo, acesso)).status).toBe(403)
    expect((await pedir('POST', `/${caixa.conta}/segredo`, undefined, acesso)).status).toBe(403)
  }
})

test('uma conta inativa não é oferecida, mas continua na lista', async () => {
  const { id } = await umaConta(s().db, { empresa_id: caixa.minha, nome: 'Antiga', ativo: false })
  const ids = async (resto: string) =>
    (await pedir('GET', `${resto}?empresa_id=${caixa.minha}`)).corpo.map((c: { id: string }) => c.id)
  expect(await ids('')).toContain(id)
  expect(await ids('/opcoes')).not.toContain(id)
})

test('o segredo dos avisos é dito uma vez, guardado cifrado e preso à sua conta', async () => {
  const { db, pool } = s()
  const guardada = async () => {
    const [linha] = await db.select().from(contaBancaria).where(eq(contaBancaria.id, caixa.conta))
    if (!linha) throw new Error('sem conta')
    return linha
  }
  const cofre = criarCofre(CHAVE_DE_TESTE)
  const { status, corpo } = await pedir('POST', `/${caixa.conta}/segredo`)
  expect([status, Object.keys(corpo)]).toEqual([201, ['segredo']])
  expect(corpo.segredo).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
  const linha = await guardada()
  expect(abrirSegredo(cofre, linha)).toBe(corpo.segredo)
  expect(abrirSegredo(cofre, { ...linha, id: caixa.contaAlheia })).toBeNull()
  const segundo = await pedir('POST', `/${caixa.conta}/segredo`)
  expect(segundo.corpo.segredo).not.toBe(corpo.segredo)
  expect(abrirSegredo(cofre, await guardada())).toBe(segundo.corpo.segredo)

  const ditos = [
    (await pedir('GET', `/${caixa.conta}`)).texto,
    (await pedir('GET', `?empresa_id=${caixa.minha}`)).texto,
    (await pedir('GET', `/${caixa.conta}/historico`)).texto,
    JSON.stringify((await pool.query('select mudancas from auditoria')).rows),
  ].join()
  const cifrado = String((await guardada()).segredo_dos_avisos)
  for (const nunca of [corpo.segredo, segundo.corpo.segredo, cifrado]) expect(ditos).not.toContain(nunca)
  expect(JSON.parse(ditos.slice(0, ditos.indexOf('}') + 1)).tem_segredo).toBe(true)

  expect((await pedir('DELETE', `/${caixa.conta}/segredo`)).status).toBe(200)
  expect((await pedir('GET', `/${caixa.conta}`)).corpo.tem_segredo).toBe(false)
  expect((await pedir('DELETE', `/${caixa.conta}/segredo`)).status).toBe(200)
  const { itens } = (await pedir('GET', `/${caixa.conta}/historico`)).corpo
  expect(itens.map((i: { mudancas: object[] }) => i.mudancas[0])).toEqual([
    { campo: 'segredo_dos_avisos', antes: 'definido', depois: null },
    { campo: 'segredo_dos_avisos', antes: 'definido', depois: 'trocado' },
    { campo: 'segredo_dos_avisos', antes: null, depois: 'definido' },
  ])
})
