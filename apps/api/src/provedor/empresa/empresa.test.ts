import { beforeAll, expect, test } from 'vitest'
import { imagens } from '#provedor/imagem/imagem.fabrica.ts'
import { usarServidor } from '#testes/ambiente.ts'
import { cnpjDeTeste } from '#testes/documentos.ts'
import { dadosDeEmpresa, ENDERECO, edicaoDeEmpresa } from './empresa.fabrica.ts'

const s = usarServidor()
const NINGUEM = '0192f0c1-0000-7000-8000-000000000000'
const caixa = { token: '' }
beforeAll(async () => {
  caixa.token = (await s().admin()).acesso
})

const pedir = (metodo: 'GET' | 'POST' | 'PUT' | 'DELETE', resto = '', corpo?: object) =>
  s().pedir(metodo, `/empresa${resto}`, { token: caixa.token, ...(corpo && { corpo }) })
const criar = (dados: object = {}) => pedir('POST', '', { ...dadosDeEmpresa(), ...dados })
const historico = async (id: string) => (await pedir('GET', `/${id}/historico`)).corpo.itens
const total = async () => (await pedir('GET')).corpo.total

const enviar = (bytes: Buffer) =>
  s().pedir('POST', '/arquivo/imagem', {
    token: caixa.token,
    corpo: bytes,
    cabecalhos: { 'content-type': 'image/png' },
  })

test('criar grava tudo, normaliza, e o histórico se lê em palavras', async () => {
  const { corpo: imagem } = await enviar(await imagens.png())
  const { status, corpo } = await criar({
    cnpj: '12.ABC.345/01de-35',
    nome_fantasia: '  Vale Fibra ',
    email: 'CONTATO@Vale.br',
    telefone: '(19) 3232-1000',
    endereco: { ...ENDERECO, cep: '13010-000' },
    logo: imagem.id,
  })
  expect(status).toBe(201)
  expect(corpo).toMatchObject({
    cnpj: '12ABC34501DE35',
    nome_fantasia: 'Vale Fibra',
    email: 'contato@vale.br',
    telefone: '+551932321000',
    endereco: ENDERECO,
    logo: imagem.id,
    usuarios: 1,
    versao: 1,
  })
  expect((await pedir('GET', `/${corpo.id}`)).corpo).toEqual(corpo)
  const [linha] = await historico(corpo.id)
  expect(linha).toMatchObject({ acao: 'CRIAR', quem: 'Administrador' })
  expect(linha.mudancas).toContainEqual({
    campo: 'endereco',
    antes: null,
    depois: 'Rua Barão de Jaguara, 1001 – Centro – Campinas – SP – 13010-000',
  })
})

test.each([
  ['CNPJ que não confere', { cnpj: '12.ABC.345/01DE-36' }, 'cnpj', 'CNPJ inválido'],
  ['CNPJ de zeros', { cnpj: '00000000000000' }, 'cnpj', 'CNPJ inválido'],
  ['sem razão social', { razao_social: ' ' }, 'razao_social', 'Este campo é obrigatório'],
  ['e-mail torto', { email: 'a@b\r\nBcc: c' }, 'email', 'Informe um e-mail válido'],
  ['telefone de DDD que não existe', { telefone: '(20) 3232-1000' }, 'telefone', 'Telefone inválido'],
  ['CEP de zeros', { endereco: { ...ENDERECO, cep: '00000-000' } }, 'endereco.cep', 'CEP inválido'],
  [
    'cidade fora da faixa',
    { endereco: { ...ENDERECO, codigo_ibge: 12 } },
    'endereco.codigo_ibge',
    'Cidade desconhecida',
  ],
])('%s é recusado no campo, e nada é gravado', async (_, dados, campo, mensagem) => {
  const antes = await total()
  const { status, corpo } = await criar(dados)
  expect([status, corpo.campos]).toEqual([400, { [campo]: [mensagem] }])
  expect(await total()).toBe(antes)
})

test('cidade e logotipo que não existem são recusados no campo', async () => {
  const antes = await total()
  const cidade = await criar({ endereco: { ...ENDERECO, codigo_ibge: 3599999 } })
  expect([cidade.status, cidade.corpo.campos]).toEqual([
    422,
    { 'endereco.codigo_ibge': ['Cidade desconhecida'] },
  ])
  const logo = await criar({ logo: NINGUEM })
  expect([logo.status, logo.corpo.campos]).toEqual([
    422,
    { logo: ['Imagem não encontrada. Envie outra vez.'] },
  ])
  expect(await total()).toBe(antes)
})

test('um logotipo SVG com script ou de 40 megapixels não chega a ser enviado, e a recusa diz por quê', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  expect(await enviar(svg)).toMatchObject({
    status: 415,
    corpo: { message: 'Envie uma imagem JPEG, PNG, WebP ou AVIF' },
  })
  expect(await enviar(await imagens.png({ largura: 8000, altura: 5000 }))).toMatchObject({
    status: 422,
    corpo: { message: 'A imagem tem pixels demais. O limite é de 30 megapixels.' },
  })
})

test('o mesmo CNPJ, escrito de outro jeito, é recusado; o de uma empresa excluída fica livre', async () => {
  const { corpo: primeira } = await criar({ cnpj: '33.683.111/0002-80' })
  const repetido = { status: 422, corpo: { campos: { cnpj: ['Já existe uma empresa com este CNPJ'] } } }
  for (const cnpj of ['33683111000280', '33 683 111 0002 80'])
    expect(await criar({ cnpj })).toMatchObject(repetido)
  const { corpo: outra } = await criar()
  expect(
    await pedir('PUT', `/${outra.id}`, edicaoDeEmpresa(outra, { cnpj: '33.683.111/0002-80' })),
  ).toMatchObject(repetido)
  expect((await pedir('DELETE', `/${primeira.id}`)).status).toBe(200)
  expect((await criar({ cnpj: '33.683.111/0002-80' })).status).toBe(201)
})

test('dez criações com o mesmo CNPJ ao mesmo tempo: uma grava', async () => {
  const cnpj = cnpjDeTeste()
  const respostas = await Promise.all(Array.from({ length: 10 }, () => criar({ cnpj })))
  expect(respostas.map((r) => r.status).sort()).toEqual([201, ...Array(9).fill(422)])
})

test('versão velha → 409 com o registro atual; sem versão → 428', async () => {
  const { corpo: criada } = await criar()
  const primeira = await pedir('PUT', `/${criada.id}`, edicaoDeEmpresa(criada, { nome_fantasia: 'Primeira' }))
  const segunda = await pedir('PUT', `/${criada.id}`, edicaoDeEmpresa(criada, { nome_fantasia: 'Segunda' }))
  expect(segunda).toMatchObject({ status: 409, corpo: { codigo: 'VERSAO_DESATUALIZADA' } })
  expect(segunda.corpo.atual).toEqual(primeira.corpo)
  const { versao: _, ...semVersao } = edicaoDeEmpresa(criada)
  expect((await pedir('PUT', `/${criada.id}`, semVersao)).status).toBe(428)
})

test('desativada, sai das opções, mas quem já é dela continua e se edita', async () => {
  const { corpo: empresa } = await criar({ nome_fantasia: 'Aposentada' })
  const opcoes = async () =>
    (await pedir('GET', '/opcoes')).corpo.map((e: { nome: string }) => e.nome) as string[]
  expect(await opcoes()).toContain('Aposentada')
  const pessoa = await s().fabrica.usuario({ empresas: [empresa.id] })
  const { corpo } = await pedir('PUT', `/${empresa.id}`, edicaoDeEmpresa(empresa, { ativo: false }))
  expect(corpo).toMatchObject({ ativo: false, usuarios: empresa.usuarios + 1, versao: 2 })
  expect(await opcoes()).not.toContain('Aposentada')
  const registro = await s().pedir('GET', `/usuario/${pessoa.id}`, { token: caixa.token })
  expect(registro.corpo.empresas).toEqual([{ id: empresa.id, nome: 'Aposentada' }])
  const [linha] = await historico(empresa.id)
  expect(linha.mudancas).toEqual([{ campo: 'ativo', antes: true, depois: false }])
})
