import { permissoes } from '@balcao/contract/base/permissao'
import { expect, test } from 'vitest'
import { usarServidor } from '#testes/ambiente.ts'
import { dadosDeUsuario, edicaoDeUsuario } from './usuario.fabrica.ts'

const s = usarServidor()
const GERENTE = ['LISTAR.USUARIO', 'CRIAR.USUARIO', 'EDITAR.USUARIO', 'EXCLUIR.USUARIO'] as const

const gerente = (empresas?: string[]) =>
  s().fabrica.pessoa({ grupo: [...GERENTE], ...(empresas && { empresas }) })
const obter = async (token: string, id: string) => (await s().pedir('GET', `/usuario/${id}`, { token })).corpo
const editar = (token: string, id: string, corpo: object) =>
  s().pedir('PUT', `/usuario/${id}`, { token, corpo })

test('ninguém convida para um grupo que tem o que ele não tem', async () => {
  const { acesso } = await gerente()
  const forte = await s().fabrica.grupoChamado('Administrador')
  const fraco = await s().fabrica.grupo(['LISTAR.USUARIO'])
  const criar = (grupo: string) =>
    s().pedir('POST', '/usuario', { token: acesso, corpo: dadosDeUsuario(grupo) })
  expect(await criar(forte.id)).toMatchObject({ status: 403, corpo: { codigo: 'SEM_PERMISSAO' } })
  expect((await criar(fraco.id)).status).toBe(201)
})

test('ninguém move outra pessoa para um grupo mais forte que o seu', async () => {
  const { acesso } = await gerente()
  const alvo = await s().fabrica.usuario({ grupo: ['LISTAR.USUARIO'] })
  const forte = await s().fabrica.grupoChamado('Supervisor')
  const atual = await obter(acesso, alvo.id)
  expect(
    (await editar(acesso, alvo.id, edicaoDeUsuario(atual, { grupo_permissao_id: forte.id }))).status,
  ).toBe(403)
  expect((await obter(acesso, alvo.id)).grupo_permissao_id).toBe(alvo.grupo_permissao_id)
})

test('ninguém muda o próprio grupo, empresas ou situação, nem se exclui, escreva o próprio id como escrever', async () => {
  const [a, b] = [await s().fabrica.empresa(), await s().fabrica.empresa()]
  const { acesso, id } = await gerente([a.id, b.id])
  const fraco = await s().fabrica.grupo(['LISTAR.USUARIO'])
  const eu = await obter(acesso, id)
  for (const escrito of [id, id.toUpperCase()]) {
    for (const mudanca of [{ grupo_permissao_id: fraco.id }, { empresas: [a.id] }, { ativo: false }])
      expect((await editar(acesso, escrito, edicaoDeUsuario(eu, mudanca))).status, escrito).toBe(403)
    expect((await s().pedir('DELETE', `/usuario/${escrito}`, { token: acesso })).status, escrito).toBe(403)
  }
  expect((await editar(acesso, id, edicaoDeUsuario(eu, { nome: 'Outro Nome' }))).status).toBe(200)
})

test('ninguém altera, exclui, convida ou desconecta quem está acima, nem vê onde entrou', async () => {
  const { acesso } = await gerente()
  const acima = await s().fabrica.usuario({ grupo: [...GERENTE, 'EDITAR.CONFIGURACAO'] })
  const visto = await obter(acesso, acima.id)
  expect(visto.editavel).toBe(false)
  expect((await editar(acesso, acima.id, edicaoDeUsuario(visto, { email: 'tomada@teste.br' }))).status).toBe(
    403,
  )
  for (const [metodo, resto] of [
    ['DELETE', ''],
    ['POST', '/convite'],
    ['POST', '/link-de-senha'],
    ['DELETE', '/sessao'],
    ['GET', '/sessao'],
  ] as const)
    expect((await s().pedir(metodo, `/usuario/${acima.id}${resto}`, { token: acesso })).status).toBe(403)
})

test('quem tem algumas empresas não dá todas, nem uma que não é sua, nem mexe em quem tem mais', async () => {
  const [minha, alheia] = [await s().fabrica.empresa(), await s().fabrica.empresa()]
  const { acesso } = await gerente([minha.id])
  const grupo = await s().fabrica.grupo(['LISTAR.USUARIO'])
  const criar = (dados: object) =>
    s().pedir('POST', '/usuario', { token: acesso, corpo: { ...dadosDeUsuario(grupo.id), ...dados } })
  expect((await criar({ todas_empresas: true, empresas: [] })).status).toBe(403)

  const outra = await criar({ todas_empresas: false, empresas: [alheia.id] })
  const inexistente = await criar({
    todas_empresas: false,
    empresas: ['0192f0c1-0000-7000-8000-000000000000'],
  })
  expect(outra.status).toBe(422)
  expect(outra.texto).toBe(inexistente.texto)

  const semNenhuma = await criar({ todas_empresas: false, empresas: [] })
  expect(semNenhuma).toMatchObject({
    status: 422,
    corpo: { campos: { empresas: ['Escolha ao menos uma empresa'] } },
  })
  expect((await criar({ todas_empresas: false, empresas: [minha.id] })).status).toBe(201)

  const comMais = await s().fabrica.usuario({ grupo: [], empresas: [minha.id, alheia.id] })
  const visto = await obter(acesso, comMais.id)
  expect(visto.editavel).toBe(false)
  expect((await editar(acesso, comMais.id, edicaoDeUsuario(visto, { nome: 'Outro Nome' }))).status).toBe(403)
})

test('o próprio grupo não ganha o que a pessoa não tem', async () => {
  const { acesso, grupo_permissao_id } = await s().fabrica.pessoa({
    grupo: ['EDITAR.GRUPO_PERMISSAO', 'VISUALIZAR.GRUPO_PERMISSAO'],
  })
  const url = `/grupo-permissao/${grupo_permissao_id}`
  const { corpo: meu } = await s().pedir('GET', url, { token: acesso })
  const corpo = { nome: meu.nome, descricao: null, permissoes, versao: meu.versao }
  const { status, corpo: recusa } = await s().pedir('PUT', url, { token: acesso, corpo })
  expect(status).toBe(403)
  expect(recusa.message).toMatch(/^Você não pode conceder o que não tem: .+ e mais \d+\. Peça a quem tem\.$/)
  expect((await s().pedir('GET', '/auth/me', { token: acesso })).corpo.permissoes).toHaveLength(2)
})
