import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { usarServidor } from '#testes/ambiente.ts'
import { esperarCarta } from '#testes/cartas.ts'
import { MICROSOFT_SEM_CONTATO } from '#testes/microsoft-sem-contato.ts'
import { dadosDeUsuario, edicaoDeUsuario } from './usuario.fabrica.ts'
import { usuario } from './usuario.table.ts'

const s = usarServidor(MICROSOFT_SEM_CONTATO)
const caixa = { token: '', grupo: '' }

beforeAll(async () => {
  caixa.token = (await s().admin()).acesso
  caixa.grupo = (await s().fabrica.grupoChamado('Vendedor')).id
})

const criar = (dados: object = {}) =>
  s().pedir('POST', '/usuario', { token: caixa.token, corpo: { ...dadosDeUsuario(caixa.grupo), ...dados } })
const obter = (id: string) => s().pedir('GET', `/usuario/${id}`, { token: caixa.token })
const editar = (id: string, corpo: object) =>
  s().pedir('PUT', `/usuario/${id}`, { token: caixa.token, corpo })
const historico = async (id: string) =>
  (await s().pedir('GET', `/usuario/${id}/historico`, { token: caixa.token })).corpo.itens

test('criar grava, normaliza, convida por e-mail e deixa rastro', async () => {
  const dados = { nome: '  Bia Ávila ', email: 'BIA@Teste.br', telefone: '(11) 98765-4321' }
  const { status, corpo } = await criar(dados)
  expect(status).toBe(201)
  expect(corpo).toMatchObject({
    nome: 'Bia Ávila',
    email: 'bia@teste.br',
    telefone: '+5511987654321',
    grupo: 'Vendedor',
    situacao: 'CONVIDADO',
    editavel: true,
    versao: 1,
  })
  const { convite: _, ...salvo } = corpo
  expect((await obter(corpo.id)).corpo).toEqual(salvo)
  expect((await esperarCarta(s().cartas, 'bia@teste.br')).assunto).toBe('Seu acesso a Balcão')
  const [linha] = await historico(corpo.id)
  expect(linha).toMatchObject({ acao: 'CRIAR', quem: 'Administrador', ip: '10.0.0.1' })
  expect(linha.mudancas).toContainEqual({ campo: 'email', antes: null, depois: 'bia@teste.br' })
  expect(linha.mudancas.filter((m: { depois: unknown }) => m.depois === null)).toEqual([])
})

test('o mesmo e-mail, com outra caixa, é recusado no campo e nada é gravado', async () => {
  const { corpo } = await criar({ email: 'repetida@teste.br' })
  expect(await criar({ email: 'Repetida@TESTE.br' })).toMatchObject({
    status: 422,
    corpo: { campos: { email: ['Já existe um usuário com este e-mail'] } },
  })
  const outro = (await criar()).corpo
  expect((await editar(outro.id, edicaoDeUsuario(outro, { email: corpo.email }))).status).toBe(422)
  expect((await obter(outro.id)).corpo.email).toBe(outro.email)
})

test('a@b não é e-mail; espaços repetidos no nome viram um', async () => {
  expect(await criar({ email: 'a@b' })).toMatchObject({
    status: 400,
    corpo: { campos: { email: ['Informe um e-mail válido'] } },
  })
  expect((await criar({ nome: ' Bia \u00a0  Ávila' })).corpo.nome).toBe('Bia Ávila')
})

test('dez criações com o mesmo e-mail ao mesmo tempo: uma grava', async () => {
  const respostas = await Promise.all(Array.from({ length: 10 }, () => criar({ email: 'corrida@teste.br' })))
  expect(respostas.map((r) => r.status).sort()).toEqual([201, ...Array(9).fill(422)])
})

test('editar grava, sobe a versão e o histórico diz o antes e o depois', async () => {
  const { corpo: criado } = await criar({ nome: 'Nome Antigo' })
  const { status, corpo } = await editar(
    criado.id,
    edicaoDeUsuario(criado, { nome: 'Nome Novo', ativo: false }),
  )
  expect(status).toBe(200)
  expect(corpo).toMatchObject({ nome: 'Nome Novo', situacao: 'INATIVO', versao: 2 })
  const [linha] = await historico(criado.id)
  expect(linha.acao).toBe('EDITAR')
  expect(linha.mudancas).toEqual([
    { campo: 'nome', antes: 'Nome Antigo', depois: 'Nome Novo' },
    { campo: 'ativo', antes: true, depois: false },
  ])
})

test('quem salva por último sobre uma versão velha recebe 409 com o registro atual; sem versão, 428', async () => {
  const { corpo: criado } = await criar()
  const primeira = await editar(criado.id, edicaoDeUsuario(criado, { nome: 'Primeira Pessoa' }))
  const segunda = await editar(criado.id, edicaoDeUsuario(criado, { nome: 'Segunda Pessoa' }))
  expect(segunda).toMatchObject({ status: 409, corpo: { codigo: 'VERSAO_DESATUALIZADA' } })
  expect(segunda.corpo.atual).toEqual(primeira.corpo)
  const { versao: _, ...semVersao } = edicaoDeUsuario(criado)
  expect(await editar(criado.id, semVersao)).toMatchObject({
    status: 428,
    corpo: { codigo: 'VERSAO_AUSENTE' },
  })
})

test('cinco edições da mesma versão ao mesmo tempo: uma grava, quatro recebem 409', async () => {
  const { corpo: criado } = await criar()
  const nomes = ['Um', 'Dois', 'Três', 'Quatro', 'Cinco'].map((n) => `Pessoa ${n}`)
  const respostas = await Promise.all(
    nomes.map((nome) => editar(criado.id, edicaoDeUsuario(criado, { nome }))),
  )
  expect(respostas.map((r) => r.status).sort()).toEqual([200, 409, 409, 409, 409])
  expect((await obter(criado.id)).corpo.versao).toBe(2)
})

test('excluir some das listas mas não do banco, encerra as sessões e libera o e-mail', async () => {
  const pessoa = await s().fabrica.pessoa()
  const excluir = () => s().pedir('DELETE', `/usuario/${pessoa.id}`, { token: caixa.token })
  expect((await excluir()).status).toBe(200)
  expect((await obter(pessoa.id)).status).toBe(404)
  expect((await excluir()).status).toBe(404)
  expect((await s().pedir('GET', '/auth/me', { token: pessoa.acesso })).status).toBe(401)
  const [linha] = await s().db.select().from(usuario).where(eq(usuario.id, pessoa.id))
  expect(linha?.excluido_em).not.toBeNull()
  expect((await criar({ email: pessoa.email })).status).toBe(201)
})

test('grupo ou empresa que não existem são recusados no campo', async () => {
  const ninguem = '0192f0c1-0000-7000-8000-000000000000'
  expect((await criar({ grupo_permissao_id: ninguem })).corpo.campos).toHaveProperty('grupo_permissao_id')
  expect((await criar({ todas_empresas: false, empresas: [ninguem] })).corpo.campos).toHaveProperty(
    'empresas',
  )
  const empresa = await s().fabrica.empresa()
  expect((await criar({ todas_empresas: true, empresas: [empresa.id] })).corpo.campos).toHaveProperty(
    'empresas',
  )
})

test('mudar o jeito de entrar convida de novo, e o jeito antigo não vale mais', async () => {
  const pessoa = await s().fabrica.pessoa()
  const { corpo: atual } = await obter(pessoa.id)
  const { corpo } = await editar(pessoa.id, edicaoDeUsuario(atual, { provedor: 'microsoft' }))
  expect(corpo.situacao).toBe('CONVIDADO')
  expect((await s().pedir('GET', '/auth/me', { token: pessoa.acesso })).status).toBe(401)
  await esperarCarta(s().cartas, pessoa.email)
})

test('as sessões de um usuário são vistas e encerradas; a de outro não se encerra por ele', async () => {
  const pessoa = await s().fabrica.pessoa()
  const outra = await s().fabrica.pessoa()
  const sessoes = async (id: string) =>
    (await s().pedir('GET', `/usuario/${id}/sessao`, { token: caixa.token })).corpo
  const [alheia] = await sessoes(outra.id)
  const encerrar = (resto = '') =>
    s().pedir('DELETE', `/usuario/${pessoa.id}/sessao${resto}`, { token: caixa.token })
  expect((await encerrar(`?sessao=${alheia.id}`)).status).toBe(404)
  expect(await sessoes(outra.id)).toHaveLength(1)
  await s().fabrica.sessao(pessoa)
  const [primeira] = await sessoes(pessoa.id)
  expect((await encerrar(`?sessao=${primeira.id}`)).status).toBe(200)
  expect(await sessoes(pessoa.id)).toHaveLength(1)
  expect((await encerrar()).status).toBe(200)
  expect(await sessoes(pessoa.id)).toEqual([])
})
