import { type CodigoDoBanco, codigosDosBancos } from '@balcao/contract/cobranca/banco/banco'
import type { ContaBancaria } from '@balcao/contract/cobranca/conta-bancaria'
import { beforeAll, expect, test } from 'vitest'
import { usarServidor } from '#testes/ambiente.ts'
import { dadosDeConta, edicaoDeConta, umaConta } from './conta-bancaria.fabrica.ts'
import { contasDosBancos, contaUnica } from './contas-dos-bancos.fabrica.ts'

const s = usarServidor()
const caixa = { token: '', empresa: '' }
beforeAll(async () => {
  caixa.token = (await s().admin()).acesso
  caixa.empresa = (await s().fabrica.empresa()).id
})

const pedir = (metodo: 'GET' | 'POST' | 'PUT' | 'DELETE', resto = '', corpo?: object) =>
  s().pedir(metodo, `/conta-bancaria${resto}`, { token: caixa.token, ...(corpo && { corpo }) })
const criar = (dados: object = {}) =>
  pedir('POST', '', { ...dadosDeConta({ empresa_id: caixa.empresa }), ...dados })
const editar = (atual: ContaBancaria, mudancas: object) =>
  pedir('PUT', `/${atual.id}`, edicaoDeConta(atual, mudancas))
const historico = async (id: string) => (await pedir('GET', `/${id}/historico`)).corpo.itens

test.each(codigosDosBancos)('uma conta do banco %s é aceita como está nas suas amostras', async (banco) => {
  const { status, corpo } = await criar(contasDosBancos[banco])
  expect(status).toBe(201)
  expect(corpo).toMatchObject(contasDosBancos[banco])
  expect((await pedir('GET', `/${corpo.id}`)).corpo).toEqual(corpo)
})

test('criar grava tudo, normaliza, e o histórico diz o que entrou', async () => {
  const { agencia, conta, conta_dv } = contaUnica('341')
  const { status, corpo } = await criar({
    nome: '  Itaú   boletos ',
    agencia: ` ${agencia} `,
    conta: `${conta?.slice(0, 2)}.${conta?.slice(2)}`,
    conta_dv,
    chave_pix: '11.222.333/0001-81',
    desconto: { valor: 500, dias_antes: 3 },
    instrucoes: 'Não receber após 30 dias\nDúvidas: 0800',
    dias_para_baixa: 30,
    proximo_nosso_numero: 101,
  })
  expect(status).toBe(201)
  expect(corpo).toMatchObject({
    nome: 'Itaú boletos',
    agencia,
    conta,
    chave_pix: '11222333000181',
    multa_percentual: 200,
    desconto: { valor: 500, dias_antes: 3 },
    dias_para_baixa: 30,
    proximo_nosso_numero: 101,
    usada: false,
    tem_segredo: false,
    versao: 1,
  })
  const [linha] = await historico(corpo.id)
  expect(linha).toMatchObject({ acao: 'CRIAR', quem: 'Administrador' })
  expect(linha.mudancas).toContainEqual({ campo: 'conta', antes: null, depois: conta })
})

test('o que o banco não usa fica vazio, também ao trocar de banco', async () => {
  const { corpo } = await criar({ convenio: '123', codigo_transmissao: '9', modalidade: '1' })
  expect(corpo).toMatchObject({ convenio: null, codigo_transmissao: null, modalidade: null })
  const { corpo: trocada } = await editar(corpo, { ...contaUnica('104'), conta: '55', conta_dv: '5' })
  expect(trocada).toMatchObject({ banco: '104', conta: null, conta_dv: null })
})

const errado = (banco: CodigoDoBanco, mudancas: object) => ({ ...contaUnica(banco), ...mudancas })
test.each([
  ['dígito da conta errado', { conta: '50232', conta_dv: '4' }, 'conta_dv', /não confere/],
  ['conta longa demais', { conta: '1234567' }, 'conta', /dígitos/],
  ['sem agência', { agencia: '' }, 'agencia', /a agência/],
  ['banco sem boletos', { banco: '077' }, 'banco', /não permitido/],
  [
    'Santander sem código de transmissão',
    errado('033', { codigo_transmissao: null }),
    'codigo_transmissao',
    /./,
  ],
  ['Sicoob sem código do cliente', errado('756', { convenio: ' ' }), 'convenio', /o código do cliente/],
  ['carteira 18 do Banco do Brasil', errado('001', { carteira: '18' }), 'carteira', /Use a 11, a 12 ou a 17/],
  ['código longo da Caixa', errado('104', { convenio: '1100000' }), 'convenio', /um código de 6/],
  ['carteira 3 do Sicoob', errado('756', { carteira: '3' }), 'carteira', /Use a 1/],
  ['dígito da agência errado no Bradesco', errado('237', { agencia_dv: '3' }), 'agencia_dv', /não confere/],
  ['multa acima da lei', { multa_percentual: 201 }, 'multa_percentual', /no máximo 2%/],
  ['juros acima da lei', { juros_percentual_mes: 101 }, 'juros_percentual_mes', /no máximo 1%/],
  ['metade de um desconto', { desconto: { valor: 100 } }, 'desconto.dias_antes', /./],
  ['chave Pix que não existe', { chave_pix: '123' }, 'chave_pix', /chave Pix válida/],
  ['cinco linhas de instruções', { instrucoes: 'a\nb\nc\nd\ne' }, 'instrucoes', /4 linhas/],
  ['baixa em zero dias', { dias_para_baixa: 0 }, 'dias_para_baixa', /mínimo/],
  [
    'Santander com baixa em mais dias do que cabem no arquivo',
    errado('033', { dias_para_baixa: 100 }),
    'dias_para_baixa',
    /até 99 dias/,
  ],
])('%s: recusado no seu campo, e nada é gravado', async (_, dados, campo, mensagem) => {
  const total = async () => (await pedir('GET', `?empresa_id=${caixa.empresa}`)).corpo.length
  const antes = await total()
  const { status, corpo } = await criar(dados)
  expect([status, Object.keys(corpo.campos)]).toEqual([400, [campo]])
  expect(corpo.campos[campo][0]).toMatch(mensagem)
  expect(await total()).toBe(antes)
})

test('a mesma conta duas vezes é recusada com palavras, ainda que com outros zeros; excluída, fica livre', async () => {
  const { id: empresa_id } = await s().fabrica.empresa()
  const dados = dadosDeConta({ empresa_id, banco: '756', convenio: '0012345' })
  const { corpo: primeira } = await criar(dados)
  const repetida = await criar({ ...dados, empresa_id: caixa.empresa, convenio: '12345' })
  expect(repetida).toMatchObject({
    status: 422,
    corpo: { campos: { conta: [expect.stringMatching(/já está cadastrada/)] } },
  })
  const { corpo: outra } = await criar(dadosDeConta({ empresa_id, banco: '104' }))
  const igual = await criar(dadosDeConta({ empresa_id, banco: '104', convenio: outra.convenio }))
  expect(Object.keys(igual.corpo.campos)).toEqual(['convenio'])
  await pedir('DELETE', `/${outra.id}`)
  expect((await criar(dadosDeConta({ empresa_id, banco: '104', convenio: outra.convenio }))).status).toBe(201)
  expect((await editar(primeira, { convenio: '54321' })).status).toBe(200)
  expect((await criar(dados)).status).toBe(201)
})

test('dez criações da mesma conta ao mesmo tempo: uma grava', async () => {
  const dados = dadosDeConta({ empresa_id: (await s().fabrica.empresa()).id })
  const respostas = await Promise.all(Array.from({ length: 10 }, () => criar(dados)))
  expect(respostas.map((r) => r.status).sort()).toEqual([201, ...Array(9).fill(422)])
})

test('versão velha → 409 com o registro atual; sem versão → 428', async () => {
  const { corpo: criada } = await criar()
  const primeira = await editar(criada, { nome: 'Primeira' })
  const segunda = await editar(criada, { nome: 'Segunda' })
  expect(segunda).toMatchObject({ status: 409, corpo: { codigo: 'VERSAO_DESATUALIZADA' } })
  expect(segunda.corpo.atual).toEqual(primeira.corpo)
  const { versao: _, ...semVersao } = edicaoDeConta(criada)
  expect((await pedir('PUT', `/${criada.id}`, semVersao)).status).toBe(428)
})

test('uma conta de antes, sem tudo o que o banco pede, abre e diz que falta; salvar pede o que falta', async () => {
  const { id: empresa_id } = await s().fabrica.empresa()
  const { id } = await umaConta(s().db, { empresa_id, banco: '033', codigo_transmissao: null })
  const lista = await pedir('GET', `?empresa_id=${empresa_id}`)
  expect(lista.corpo).toMatchObject([{ id, incompleta: true, padrao: true }])
  const { corpo } = await pedir('GET', `/${id}`)
  const incompleta = await editar(corpo, { nome: 'Outra' })
  expect([incompleta.status, Object.keys(incompleta.corpo.campos)]).toEqual([400, ['codigo_transmissao']])
  expect((await editar(corpo, { codigo_transmissao: '760000004223116' })).status).toBe(200)
  expect((await pedir('GET', `?empresa_id=${empresa_id}`)).corpo[0].incompleta).toBe(false)
})

test('uma conta que já emitiu e não pode ser remetida fica inativa, e assim não volta a ser ativa', async () => {
  const { id: empresa_id } = await s().fabrica.empresa()
  await umaConta(s().db, { empresa_id })
  const { id } = await umaConta(s().db, { empresa_id, banco: '756', carteira: '3', usada: true })
  const { corpo } = await pedir('GET', `/${id}`)
  expect((await editar(corpo, { nome: 'Outra' })).status).toBe(400)
  const inativa = await editar(corpo, { ativo: false })
  expect([inativa.status, inativa.corpo.carteira]).toEqual([200, '3'])
  const ativada = await editar(inativa.corpo, { ativo: true })
  expect([ativada.status, Object.keys(ativada.corpo.campos)]).toEqual([400, ['carteira']])
})
