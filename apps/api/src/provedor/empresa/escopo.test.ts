import type { Permissao } from '@balcao/contract/base/permissao'
import { beforeAll, expect, test } from 'vitest'
import { usarServidor } from '#testes/ambiente.ts'
import { dadosDeEmpresa, edicaoDeEmpresa } from './empresa.fabrica.ts'

const s = usarServidor()
const NINGUEM = '0192f0c1-0000-7000-8000-000000000000'
const GESTOR: Permissao[] = ['CRIAR.EMPRESA', 'EDITAR.EMPRESA', 'EXCLUIR.EMPRESA', 'EDITAR.USUARIO']
const caixa = { minha: '', alheia: '', token: '', eu: '' }

beforeAll(async () => {
  const [minha, alheia] = [await s().fabrica.empresa('Minha'), await s().fabrica.empresa('Alheia')]
  const { acesso, id } = await s().fabrica.pessoa({ grupo: GESTOR, empresas: [minha.id] })
  Object.assign(caixa, { minha: minha.id, alheia: alheia.id, token: acesso, eu: id })
})

const pedir = (metodo: 'GET' | 'PUT' | 'POST' | 'DELETE', resto = '', corpo?: object, token = caixa.token) =>
  s().pedir(metodo, `/empresa${resto}`, { token, ...(corpo && { corpo }) })
const nomes = async (resto: string) =>
  (await pedir('GET', resto)).corpo.itens.map((e: { nome_fantasia: string }) => e.nome_fantasia)

test('a empresa de outros responde os mesmos bytes que um id inexistente, em cada chamada', async () => {
  const { corpo: minha } = await pedir('GET', `/${caixa.minha}`)
  const chamadas = [
    ['GET', '', undefined],
    ['GET', '/historico', undefined],
    ['PUT', '', edicaoDeEmpresa(minha)],
    ['DELETE', '', undefined],
  ] as const
  for (const [metodo, resto, corpo] of chamadas) {
    const inexistente = await pedir(metodo, `/${NINGUEM}${resto}`, corpo)
    const alheia = await pedir(metodo, `/${caixa.alheia}${resto}`, corpo)
    expect([inexistente.status, alheia.status], `${metodo} ${resto}`).toEqual([404, 404])
    expect(alheia.texto).toBe(inexistente.texto)
  }
})

test('lista, total, busca, opções e CSV só trazem as empresas da pessoa', async () => {
  expect(await nomes('')).toEqual(['Minha'])
  expect((await pedir('GET', '')).corpo.total).toBe(1)
  expect(await nomes('?busca=alheia')).toEqual([])
  expect((await pedir('GET', '/opcoes')).corpo).toEqual([{ id: caixa.minha, nome: 'Minha' }])
  expect((await pedir('GET', '/exportar')).texto).not.toContain('Alheia')
  const { acesso } = await s().fabrica.pessoa({ grupo: [], empresas: [] })
  expect((await pedir('GET', '', undefined, acesso)).corpo.total).toBe(0)
})

test('quem tem só algumas empresas fica também com a que cria, e isso aparece no seu histórico', async () => {
  const { status, corpo: nova } = await pedir('POST', '', dadosDeEmpresa({ nome_fantasia: 'Nova' }))
  expect([status, nova.usuarios]).toEqual([201, 1])
  expect(await nomes('')).toEqual(['Minha', 'Nova'])
  expect((await pedir('GET', `/${nova.id}`)).status).toBe(200)
  const historico = await s().pedir('GET', `/usuario/${caixa.eu}/historico`, { token: caixa.token })
  expect(historico.corpo.itens[0]).toMatchObject({
    acao: 'EDITAR',
    mudancas: [{ campo: 'empresas', antes: ['Minha'], depois: ['Minha', 'Nova'] }],
  })
})

test('quem tem todas as empresas cria sem ficar ligado a uma, e conta entre os que a alcançam', async () => {
  const { acesso } = await s().fabrica.pessoa({ grupo: [...GESTOR, 'LISTAR.USUARIO'] })
  const { corpo } = await pedir('POST', '', dadosDeEmpresa(), acesso)
  const lista = `/usuario?empresa_id=${corpo.id}`
  const antes = await s().pedir('GET', lista, { token: acesso })
  expect(corpo.usuarios).toBeGreaterThan(0)
  expect(antes.corpo.total).toBe(corpo.usuarios)
  await s().fabrica.usuario({ empresas: [corpo.id] })
  const depois = await pedir('GET', `/${corpo.id}`, undefined, acesso)
  expect(depois.corpo.usuarios).toBe(corpo.usuarios + 1)
})
