import { beforeAll, expect, test } from 'vitest'
import { usarServidor } from '#testes/ambiente.ts'

const s = usarServidor()
const caixa = { token: '' }
beforeAll(async () => {
  caixa.token = (await s().admin()).acesso
})

const pedir = (metodo: 'GET' | 'POST' | 'PUT' | 'DELETE', resto = '', corpo?: object) =>
  s().pedir(metodo, `/grupo-permissao${resto}`, { token: caixa.token, ...(corpo && { corpo }) })
const criar = (nome: string, permissoes: string[] = [], descricao: string | null = null) =>
  pedir('POST', '', { nome, descricao, permissoes })
const historico = async (id: string) => (await pedir('GET', `/${id}/historico`)).corpo.itens

test('criar grava, obter devolve o mesmo, e o histórico diz quem fez', async () => {
  const { status, corpo } = await criar('  Pós-venda ', ['LISTAR.CLIENTE', 'EDITAR.CLIENTE'], '  ')
  expect(status).toBe(201)
  expect(corpo).toMatchObject({ nome: 'Pós-venda', descricao: null, usuarios: 0, versao: 1 })
  expect(corpo.permissoes).toEqual(['EDITAR.CLIENTE', 'LISTAR.CLIENTE'])
  expect((await pedir('GET', `/${corpo.id}`)).corpo).toEqual(corpo)
  const [linha] = await historico(corpo.id)
  expect(linha).toMatchObject({ acao: 'CRIAR', quem: 'Administrador' })
  expect(linha.mudancas.map((m: { campo: string }) => m.campo).sort()).toEqual(['nome', 'permissoes'])
})

test('o mesmo nome, com outros acentos ou caixa, é recusado no campo; com outra pontuação é outro', async () => {
  await criar('Gestão de Rua')
  expect((await criar('Gestão de Rua +')).status).toBe(201)
  for (const nome of ['gestao de rua', 'GESTÃO DE RUA', 'Gestão  de Rua', 'Gestão de Rua\u200b'])
    expect(await criar(nome)).toMatchObject({
      status: 422,
      corpo: { campos: { nome: ['Já existe um grupo com este nome'] } },
    })
})

test('permissão desconhecida ou repetida é recusada', async () => {
  expect((await criar('Desconhecida', ['MANDAR.TUDO'])).corpo.campos).toHaveProperty('permissoes.0')
  expect((await criar('Repetida', ['LISTAR.CLIENTE', 'LISTAR.CLIENTE'])).corpo.campos.permissoes).toEqual([
    'Permissão repetida',
  ])
  expect((await criar('Curinga', ['manage.all'])).status).toBe(400)
})

test('editar só o nome não mostra no histórico uma mudança de permissões', async () => {
  const { id, descricao, permissoes, versao } = await s().fabrica.grupoChamado('Supervisor')
  const { corpo } = await pedir('PUT', `/${id}`, { nome: 'Supervisão', descricao, permissoes, versao })
  expect(corpo).toMatchObject({ nome: 'Supervisão', versao: 2 })
  const [linha] = await historico(id)
  expect(linha.mudancas).toEqual([{ campo: 'nome', antes: 'Supervisor', depois: 'Supervisão' }])
})

test('versão velha → 409 com o registro atual; sem versão → 428', async () => {
  const { corpo: criado } = await criar('Disputado')
  const dados = { nome: 'Disputado', descricao: 'primeira', permissoes: [] }
  const primeira = await pedir('PUT', `/${criado.id}`, { ...dados, versao: 1 })
  const segunda = await pedir('PUT', `/${criado.id}`, { ...dados, descricao: 'segunda', versao: 1 })
  expect(segunda).toMatchObject({
    status: 409,
    corpo: { codigo: 'VERSAO_DESATUALIZADA', atual: primeira.corpo },
  })
  expect((await pedir('PUT', `/${criado.id}`, dados)).status).toBe(428)
})

test('um grupo com gente não se exclui, e a recusa diz quantos; vazio, some e libera o nome', async () => {
  const { corpo: grupo } = await criar('Temporário')
  const pessoas = []
  for (let i = 0; i < 2; i++) pessoas.push(await s().fabrica.usuario({ grupo: 'Temporário' }))
  const excluir = () => pedir('DELETE', `/${grupo.id}`)
  expect(await excluir()).toMatchObject({
    status: 409,
    corpo: { codigo: 'EM_USO', message: 'Este grupo não pode ser excluído: 2 usuários estão nele.' },
  })
  for (const { id } of pessoas) await s().pedir('DELETE', `/usuario/${id}`, { token: caixa.token })
  expect((await excluir()).status).toBe(200)
  expect((await pedir('GET', `/${grupo.id}`)).status).toBe(404)
  expect((await excluir()).status).toBe(404)
  expect((await criar('Temporario')).status).toBe(201)
})

test('convidar para um grupo e excluí-lo ao mesmo tempo nunca deixa alguém sem grupo', async () => {
  for (let i = 0; i < 5; i++) {
    const { corpo: grupo } = await criar(`Corrida ${i}`)
    const novo = {
      nome: 'Pessoa',
      email: `corrida${i}@teste.br`,
      telefone: null,
      canal_venda_id: null,
      provedor: 'local',
    }
    const [criado, excluido] = await Promise.all([
      s().pedir('POST', '/usuario', {
        token: caixa.token,
        corpo: { ...novo, grupo_permissao_id: grupo.id, todas_empresas: true, empresas: [] },
      }),
      pedir('DELETE', `/${grupo.id}`),
    ])
    expect([`${criado.status} ${excluido.status}`]).toEqual([expect.stringMatching(/^(201 409|422 200)$/)])
  }
})

test('a lista busca, ordena e conta as pessoas de cada grupo', async () => {
  const nomes = async (resto: string) =>
    (await pedir('GET', resto)).corpo.itens.map((g: { nome: string }) => g.nome)
  expect(await nomes('?busca=tudo')).toEqual(['Administrador'])
  for (let i = 0; i < 3; i++) await s().fabrica.usuario({ grupo: 'Backoffice' })
  expect((await nomes('?ordem=-usuarios&limite=1'))[0]).toBe('Backoffice')
  const porNome = await nomes('?ordem=nome')
  expect(porNome).toEqual([...porNome].sort((a, b) => a.localeCompare(b, 'pt-BR')))
  expect((await pedir('GET', '/exportar?busca=tudo')).texto).toMatch(
    /^\uFEFFNome;Descrição;Permissões;Usuários\r\nAdministrador;Tudo;\d+;1\r\n$/,
  )
})

test('as opções dizem quais grupos a pessoa poderia conceder, e quais vendem', async () => {
  const { acesso } = await s().fabrica.pessoa({ grupo: ['CRIAR.USUARIO'] })
  await s().fabrica.grupo(['CRIAR.USUARIO'], 'Igual ao meu')
  const { corpo } = await s().pedir('GET', '/grupo-permissao/opcoes', { token: acesso })
  const opcao = (nome: string) => corpo.find((g: { nome: string }) => g.nome === nome)
  expect(opcao('Igual ao meu')).toMatchObject({ concedivel: true, vende: false })
  expect(opcao('Administrador').concedivel).toBe(false)
  expect(opcao('Vendedor').vende).toBe(true)
})
