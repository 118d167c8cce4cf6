import { beforeAll, expect, test } from 'vitest'
import { umCanal } from '#provedor/canal-venda/canal-venda.fabrica.ts'
import { usarServidor } from '#testes/ambiente.ts'
import { dadosDeUsuario, edicaoDeUsuario } from './usuario.fabrica.ts'

const s = usarServidor()
const NINGUEM = '0192f0c1-0000-7000-8000-000000000000'
const caixa = { token: '', grupo: '' }
beforeAll(async () => {
  caixa.token = (await s().admin()).acesso
  caixa.grupo = (await s().fabrica.grupoChamado('Vendedor')).id
})

const criar = (dados: object = {}, token = caixa.token) =>
  s().pedir('POST', '/usuario', { token, corpo: { ...dadosDeUsuario(caixa.grupo), ...dados } })
const editar = (id: string, corpo: object) =>
  s().pedir('PUT', `/usuario/${id}`, { token: caixa.token, corpo })
const recusado = (mensagem: string) => ({ status: 422, corpo: { campos: { canal_venda_id: [mensagem] } } })

test('o canal padrão é gravado, trocado e tirado, e o histórico diz o nome', async () => {
  const [loja, rua] = [await umCanal(s().db, { nome: 'Loja' }), await umCanal(s().db, { nome: 'Rua' })]
  const { corpo: criado } = await criar({ canal_venda_id: loja.id })
  expect(criado).toMatchObject({ canal_venda_id: loja.id, canal_venda: 'Loja' })
  const { corpo: trocado } = await editar(criado.id, edicaoDeUsuario(criado, { canal_venda_id: rua.id }))
  const { corpo: tirado } = await editar(criado.id, edicaoDeUsuario(trocado, { canal_venda_id: null }))
  expect(tirado).toMatchObject({ canal_venda_id: null, canal_venda: null })
  const { corpo } = await s().pedir('GET', `/usuario/${criado.id}/historico`, { token: caixa.token })
  expect(corpo.itens.slice(0, 2).map((i: { mudancas: unknown }) => i.mudancas)).toEqual([
    [{ campo: 'canal_venda', antes: 'Rua', depois: null }],
    [{ campo: 'canal_venda', antes: 'Loja', depois: 'Rua' }],
  ])
})

test('um canal inexistente, excluído ou inativo é recusado no campo', async () => {
  const inativo = await umCanal(s().db, { ativo: false })
  const excluido = await umCanal(s().db)
  await s().pedir('DELETE', `/canal-venda/${excluido.id}`, { token: caixa.token })
  for (const canal_venda_id of [NINGUEM, excluido.id])
    expect(await criar({ canal_venda_id })).toMatchObject(recusado('Canal de venda não encontrado'))
  expect(await criar({ canal_venda_id: inativo.id })).toMatchObject(
    recusado('Este canal está inativo. Escolha outro.'),
  )
})

test('o canal precisa vender para uma empresa da pessoa, e continua precisando quando elas mudam', async () => {
  const [a, b] = [(await s().fabrica.empresa()).id, (await s().fabrica.empresa()).id]
  const canal = await umCanal(s().db, { empresas: [a] })
  const dados = { canal_venda_id: canal.id, todas_empresas: false }
  const mensagem = 'Este canal não vende para as empresas da pessoa'
  expect(await criar({ ...dados, empresas: [b] })).toMatchObject(recusado(mensagem))
  const { corpo: criado } = await criar({ ...dados, empresas: [a, b] })
  expect(await editar(criado.id, edicaoDeUsuario(criado, { empresas: [b] }))).toMatchObject(
    recusado(mensagem),
  )
  expect((await editar(criado.id, edicaoDeUsuario(criado, { empresas: [a] }))).status).toBe(200)
})

test('um canal fora do alcance de quem convida é como um que não existe', async () => {
  const [minha, outra] = [(await s().fabrica.empresa()).id, (await s().fabrica.empresa()).id]
  const alheio = await umCanal(s().db, { empresas: [outra] })
  const grupo = await s().fabrica.grupo(['CRIAR.USUARIO'])
  const { acesso } = await s().fabrica.pessoa({ grupo: grupo.nome, empresas: [minha] })
  const dados = dadosDeUsuario(grupo.id, { empresas: [minha], canal_venda_id: alheio.id })
  expect(await criar(dados, acesso)).toMatchObject(recusado('Canal de venda não encontrado'))
})

test('um canal desativado depois fica com quem já o tem', async () => {
  const canal = await umCanal(s().db)
  const { corpo: criado } = await criar({ canal_venda_id: canal.id })
  await s().pool.query('update canal_venda set ativo = false where id = $1', [canal.id])
  const { status, corpo } = await editar(criado.id, edicaoDeUsuario(criado, { nome: 'Outro Nome' }))
  expect([status, corpo.canal_venda_id]).toEqual([200, canal.id])
})

test('a lista filtra por empresa quem a alcança, pelo nome ou por ter todas', async () => {
  const { id } = await s().fabrica.empresa()
  const { id: outra } = await s().fabrica.empresa()
  await s().fabrica.usuario({ nome: 'Alcance da empresa', empresas: [id] })
  await s().fabrica.usuario({ nome: 'Alcance de todas' })
  await s().fabrica.usuario({ nome: 'Alcance de outra', empresas: [outra] })
  const { corpo } = await s().pedir('GET', `/usuario?busca=alcance&empresa_id=${id}`, { token: caixa.token })
  const nomes = corpo.itens.map(({ nome }: { nome: string }) => nome)
  expect(nomes).toEqual(['Alcance da empresa', 'Alcance de todas'])
})
