import { beforeAll, expect, test } from 'vitest'
import { usarServidor } from '#testes/ambiente.ts'
import { dadosDeConta, edicaoDeConta, umaConta } from './conta-bancaria.fabrica.ts'

const s = usarServidor()
const caixa = { token: '' }
beforeAll(async () => {
  caixa.token = (await s().admin()).acesso
})

const pedir = (metodo: 'GET' | 'POST' | 'PUT' | 'DELETE', resto = '', corpo?: object) =>
  s().pedir(metodo, `/conta-bancaria${resto}`, { token: caixa.token, ...(corpo && { corpo }) })
const criar = async (empresa_id: string, dados: object = {}) =>
  (await pedir('POST', '', { ...dadosDeConta({ empresa_id }), ...dados })).corpo
const editar = async (id: string, mudancas: object) => {
  const { corpo } = await pedir('GET', `/${id}`)
  return pedir('PUT', `/${id}`, edicaoDeConta(corpo, mudancas))
}
const padroes = async (empresa_id: string) => {
  const { corpo } = await pedir('GET', `?empresa_id=${empresa_id}`)
  return corpo.filter((c: { padrao: boolean }) => c.padrao).map((c: { nome: string }) => c.nome)
}
const novaEmpresa = async () => (await s().fabrica.empresa()).id

test('a primeira é a padrão mesmo sem pedir; outra marcada toma o lugar, e a antiga diz isso no histórico', async () => {
  const empresa = await novaEmpresa()
  const a = await criar(empresa, { nome: 'Conta A' })
  const b = await criar(empresa, { nome: 'Conta B' })
  expect([a.padrao, b.padrao]).toEqual([true, false])
  expect((await editar(b.id, { padrao: true })).corpo.padrao).toBe(true)
  expect(await padroes(empresa)).toEqual(['Conta B'])
  const [linha] = (await pedir('GET', `/${a.id}/historico`)).corpo.itens
  expect(linha.mudancas).toEqual([{ campo: 'padrao', antes: true, depois: false }])
  await criar(empresa, { nome: 'Conta C', padrao: true })
  expect(await padroes(empresa)).toEqual(['Conta C'])
})

test('a padrão não fica inativa, não deixa de ser e não se exclui enquanto há outras', async () => {
  const empresa = await novaEmpresa()
  const a = await criar(empresa)
  const sozinha = await editar(a.id, { padrao: false, ativo: false })
  expect(sozinha.corpo).toMatchObject({ padrao: true, ativo: false })
  await editar(a.id, { ativo: true })
  const b = await criar(empresa)
  expect(Object.keys((await editar(a.id, { ativo: false })).corpo.campos)).toEqual(['ativo'])
  expect(Object.keys((await editar(a.id, { padrao: false })).corpo.campos)).toEqual(['padrao'])
  expect(Object.keys((await editar(b.id, { padrao: true, ativo: false })).corpo.campos)).toEqual(['padrao'])
  expect(await pedir('DELETE', `/${a.id}`)).toMatchObject({
    status: 409,
    corpo: { message: expect.stringMatching(/conta padrão/) },
  })
  expect((await pedir('DELETE', `/${b.id}`)).status).toBe(200)
  expect((await pedir('DELETE', `/${a.id}`)).status).toBe(200)
  expect((await pedir('DELETE', `/${a.id}`)).status).toBe(404)
})

test('se a padrão está inativa, a próxima criada passa a ser a padrão', async () => {
  const empresa = await novaEmpresa()
  const a = await criar(empresa, { nome: 'Conta A' })
  await editar(a.id, { ativo: false })
  await criar(empresa, { nome: 'Conta B' })
  expect(await padroes(empresa)).toEqual(['Conta B'])
})

test('oito contas criadas e marcadas como padrão ao mesmo tempo: fica uma padrão', async () => {
  const empresa = await novaEmpresa()
  const criadas = await Promise.all(Array.from({ length: 8 }, () => criar(empresa, { padrao: true })))
  expect(criadas.every(({ id }) => id)).toBe(true)
  expect(await padroes(empresa)).toHaveLength(1)
  const marcadas = await Promise.all(criadas.map(({ id }) => editar(id, { padrao: true })))
  expect(marcadas.every(({ status }) => status === 200 || status === 409)).toBe(true)
  expect(await padroes(empresa)).toHaveLength(1)
})

test('uma empresa com contas não se exclui, e a recusa diz quais; as excluídas não seguram', async () => {
  const empresa = await novaEmpresa()
  await umaConta(s().db, { empresa_id: empresa, nome: 'Itaú boletos' })
  const excluir = () => s().pedir('DELETE', `/empresa/${empresa}`, { token: caixa.token })
  expect(await excluir()).toMatchObject({
    status: 409,
    corpo: { message: expect.stringContaining('1 conta bancária (Itaú boletos)') },
  })
  await s().pool.query('update conta_bancaria set excluido_em = now() where empresa_id = $1', [empresa])
  expect((await excluir()).status).toBe(200)
})

test('criar uma conta e excluir a empresa ao mesmo tempo: um dos dois vence', async () => {
  for (let i = 0; i < 5; i++) {
    const empresa_id = await novaEmpresa()
    const [criada, excluida] = await Promise.all([
      pedir('POST', '', dadosDeConta({ empresa_id })),
      s().pedir('DELETE', `/empresa/${empresa_id}`, { token: caixa.token }),
    ])
    expect(`${criada.status} ${excluida.status}`).toMatch(/^(201 409|404 200)$/)
  }
})
