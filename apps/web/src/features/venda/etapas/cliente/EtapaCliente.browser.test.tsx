import type { Semelhante } from '@balcao/contract/clientes/cliente/semelhante'
import type { ConsultaDaVenda } from '@balcao/contract/vendas/preparo-api'
import { beforeEach, expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { umaCorrecao } from '../../correcao.fabrica.ts'
import {
  CANAL,
  clienteNaVenda,
  consultaDeTeste,
  dadosCompletos,
  EMPRESA,
  idDeTeste,
  montarVenda,
  ofertaDeTeste,
  type Pedido,
  preparoDeTeste,
} from '../../venda.fabrica.tsx'

const CPF = '529.982.247-25'
const CNPJ = '12.ABC.345/01DE-35'
const documento = page.getByRole('textbox', { name: 'CPF ou CNPJ' })
const campo = (name: string) => page.getByRole('textbox', { name, exact: true })
const botao = (name: string) => page.getByRole('button', { name })

const respondendo =
  (consulta: ConsultaDaVenda | 'sem rede', semelhantes: Semelhante[] = []) =>
  ({ caminho }: Pedido) => {
    if (caminho === '/cliente/semelhantes') return { json: semelhantes }
    if (caminho !== '/venda/cliente') return undefined
    if (consulta === 'sem rede') throw new TypeError('Failed to fetch')
    return { json: consulta }
  }
const NINGUEM: ConsultaDaVenda = { cliente: null, preenchidos: [], restricoes: [] }

beforeEach(() => page.viewport(1440, 900))

test('com uma só empresa e um só canal não há o que escolher', async () => {
  const { dados } = montarVenda('cliente')
  await expect.element(page.getByText('Fibra Norte · Porta a porta')).toBeVisible()
  expect(dados()).toMatchObject({ empresa_id: EMPRESA.id, canal_venda_id: CANAL.id })
  expect(page.getByRole('combobox').query()).toBeNull()
})

test('havendo várias, escolhe-se; o canal de outra empresa não aparece', async () => {
  const outra = { id: idDeTeste(4), nome: 'Fibra Sul' }
  const loja = { ...CANAL, id: idDeTeste(5), nome: 'Loja', empresas: [outra.id] }
  const { dados } = montarVenda('cliente', {
    preparo: preparoDeTeste({ empresas: [EMPRESA, outra], canais: [CANAL, loja] }),
  })
  const empresa = page.getByRole('combobox', { name: 'Empresa' })
  const canal = page.getByRole('combobox', { name: 'Canal de venda' })
  await userEvent.selectOptions(empresa, 'Fibra Sul')
  await userEvent.selectOptions(canal, 'Loja')
  expect(dados()).toMatchObject({ empresa_id: outra.id, canal_venda_id: loja.id })
  await userEvent.selectOptions(empresa, 'Fibra Norte')
  expect(dados()).toMatchObject({ empresa_id: EMPRESA.id, canal_venda_id: CANAL.id })
  expect(page.getByRole('option', { name: 'Loja' }).query()).toBeNull()
})

test('ao corrigir, o canal que saiu de uso aparece pelo nome e ainda vale; outro pode tomar o lugar dele', async () => {
  const loja = { ...CANAL, id: idDeTeste(5), nome: 'Loja' }
  const vendida = dadosCompletos()
  const { dados } = montarVenda('cliente', {
    dados: vendida,
    corrige: umaCorrecao(vendida, ofertaDeTeste(), { canal: CANAL }),
    preparo: preparoDeTeste({ canais: [loja] }),
  })
  const canal = page.getByRole('combobox', { name: 'Canal de venda' })
  await expect.element(canal).toHaveDisplayValue('Porta a porta (inativo)')
  await expect
    .element(canal)
    .toHaveAccessibleDescription(
      'Este canal não está mais em uso. Nesta venda ele ainda vale: só troque se for preciso.',
    )
  await userEvent.selectOptions(canal, 'Loja')
  expect(dados().canal_venda_id).toBe(loja.id)
  await expect.element(canal).toHaveAccessibleDescription('')
  await userEvent.selectOptions(canal, 'Porta a porta (inativo)')
  expect(dados().canal_venda_id).toBe(CANAL.id)
})

test('diz logo quais anexos do canal esta pessoa não pode juntar', async () => {
  const canal = { ...CANAL, anexos_obrigatorios: ['AUDIO_ACEITE' as const, 'DOCUMENTO_FRENTE' as const] }
  montarVenda('cliente', {
    preparo: preparoDeTeste({ canais: [canal] }),
    permissoes: ['REALIZAR_VENDA', 'REALIZAR_VENDA.DOCUMENTO_FRENTE'],
  })
  await expect.element(page.getByText(/Falta a permissão para: Áudio de aceite\./)).toBeVisible()
})

test('quem já é cliente vem preenchido; o que se altera entra no rascunho, e volta atrás', async () => {
  const { dados, pedidosDe } = montarVenda('cliente', { responder: respondendo(consultaDeTeste()) })
  await userEvent.fill(documento, CPF)
  await expect.element(page.getByText('Já é cliente: Maria da Silva, nº 123.')).toBeVisible()
  await expect.element(page.getByText('17/03/1988')).toBeVisible()
  await expect.element(page.getByText('(19) 98765-4321')).toBeVisible()
  const intocado = { id: idDeTeste(10), tipo_pessoa: 'PF', cpf_cnpj: '52998224725' }
  expect(dados().cliente).toEqual(intocado)
  expect(pedidosDe('/venda/cliente')).toEqual([{ empresa_id: EMPRESA.id, cpf_cnpj: '52998224725' }])

  await userEvent.click(botao('Alterar nome'))
  await expect.element(campo('Nome')).toHaveFocus()
  await userEvent.fill(campo('Nome'), 'Maria Souza')
  expect(dados().cliente).toEqual({ ...intocado, nome: 'Maria Souza' })
  await userEvent.click(botao('Nome: voltar ao cadastro'))
  expect(dados().cliente).toEqual(intocado)
  await expect.element(botao('Alterar nome')).toHaveFocus()
})

test('mascarado: mostra o que pode, e o que se deixa vazio vale como no cadastro', async () => {
  const cliente = clienteNaVenda({ mascarado: true, email: 'm***@exemplo.com.br', data_nascimento: null })
  const { dados } = montarVenda('cliente', { responder: respondendo(consultaDeTeste({ cliente })) })
  await userEvent.fill(documento, CPF)
  await expect.element(page.getByText('m***@exemplo.com.br')).toBeVisible()
  await expect.element(page.getByText('No cadastro')).toBeVisible()
  await userEvent.click(botao('Alterar e-mail'))
  await expect.element(campo('E-mail')).toHaveValue('')
  expect(dados().cliente.email).toBe('')
  await userEvent.tab()
  await userEvent.tab()
  await expect.element(botao('Alterar e-mail')).toBeVisible()
  expect('email' in dados().cliente).toBe(false)
})

test('com restrição, diz na hora e nas palavras da regra', async () => {
  const texto = 'Há boletos vencidos deste cliente'
  montarVenda('cliente', {
    responder: respondendo(consultaDeTeste({ restricoes: [{ regra: 'BOLETO_VENCIDO', texto }] })),
  })
  await userEvent.fill(documento, CPF)
  await expect.element(page.getByText('Esta venda vai esperar uma autorização')).toBeVisible()
  await expect.element(page.getByText(texto)).toBeVisible()
})

test('outro documento é outra pessoa: o cadastro sai', async () => {
  const { dados } = montarVenda('cliente', {
    responder: (pedido) =>
      respondendo(JSON.stringify(pedido.corpo ?? '').includes('52998224725') ? consultaDeTeste() : NINGUEM)(
        pedido,
      ),
  })
  await userEvent.fill(documento, CPF)
  await expect.element(page.getByText(/Já é cliente/)).toBeVisible()
  await userEvent.fill(documento, '123.456.789-09')
  await expect.element(page.getByText('Cliente novo: preencha os dados abaixo.')).toBeVisible()
  expect(dados().cliente).toEqual({ tipo_pessoa: 'PF', cpf_cnpj: '12345678909' })
})

test('cliente novo pede o mínimo; o menor de idade é dito no campo', async () => {
  const { dados } = montarVenda('cliente', { responder: respondendo(NINGUEM) })
  await userEvent.fill(documento, CPF)
  await userEvent.fill(campo('Nome'), 'João Pereira')
  await userEvent.fill(campo('Telefone'), '11 3232-1000')
  await userEvent.fill(campo('Data de nascimento'), `01/01/${new Date().getFullYear() - 10}`)
  await expect.element(page.getByText(/10 anos: menor de 18 anos não pode contratar/)).toBeVisible()
  await userEvent.tab()
  await expect.element(page.getByText('Só é possível vender a quem tem 18 anos ou mais')).toBeVisible()
  expect(page.getByText(/não pode contratar/).query()).toBeNull()
  await expect.element(page.getByText('10 anos', { exact: true })).toBeVisible()
  expect(page.getByRole('textbox', { name: 'RG' }).query()).toBeNull()
  await userEvent.click(page.getByText('Mais dados'))
  await userEvent.fill(campo('RG'), '12.345')
  expect(dados().cliente).toMatchObject({
    nome: 'João Pereira',
    rg: '12.345',
    telefones: [{ numero: '+551132321000', tipo: 'RESIDENCIAL', principal: true }],
  })
})

test.each([
  [CPF, 'Data de nascimento'],
  [CNPJ, 'Nascimento do responsável'],
])('%s: o nascimento impossível é dito na hora, e uma só vez', async (de, nome) => {
  montarVenda('cliente', { responder: respondendo(NINGUEM) })
  const recusa = page.getByText('Esta data de nascimento ainda não chegou: confira o ano')
  await userEvent.fill(documento, de)
  await userEvent.fill(campo(nome), '01/01/2099')
  await expect.element(recusa).toBeVisible()
  await userEvent.tab()
  await expect.element(campo(nome)).toHaveAttribute('aria-invalid', 'true')
  expect(recusa.elements()).toHaveLength(1)
})

test('de empresa, pede quem responde por ela, com nascimento', async () => {
  const { dados } = montarVenda('cliente', { responder: respondendo(NINGUEM) })
  await userEvent.fill(documento, CNPJ)
  await userEvent.fill(campo('Razão social'), 'Padaria Pão Quente')
  await userEvent.fill(campo('Nome do responsável'), 'Ana Lima')
  await userEvent.fill(campo('CPF do responsável'), CPF)
  await userEvent.fill(campo('Nascimento do responsável'), '17/03/1988')
  expect(dados().cliente).toMatchObject({
    tipo_pessoa: 'PJ',
    cpf_cnpj: '12ABC34501DE35',
    responsavel: { nome: 'Ana Lima', cpf: '52998224725', data_nascimento: '1988-03-17' },
  })
  expect(page.getByRole('textbox', { name: 'Nome da mãe' }).query()).toBeNull()
})

test('um telefone que já é de alguém oferece aquele cadastro', async () => {
  const maria: Semelhante = {
    id: idDeTeste(10),
    codigo: 123,
    nome: 'Maria da Silva',
    cpf_cnpj: '***.982.247-**',
    situacao: 'ATIVO',
    restrito: false,
    motivos: ['TELEFONE'],
  }
  const { dados, pedidosDe } = montarVenda('cliente', {
    responder: (pedido) =>
      respondendo(JSON.stringify(pedido.corpo ?? '').includes('cliente_id') ? consultaDeTeste() : NINGUEM, [
        maria,
      ])(pedido),
  })
  await userEvent.fill(documento, '123.456.789-09')
  await userEvent.fill(campo('Telefone'), '(19) 98765-4321')
  // Whoever may not view clients is not sent to a page that refuses them.
  await expect.element(page.getByText('Mesmo telefone de outro cliente')).toBeVisible()
  expect(page.getByRole('link', { name: /Abrir/ }).query()).toBeNull()
  await userEvent.click(botao('Usar o cadastro de Maria da Silva'))
  await expect.element(page.getByText('Já é cliente: Maria da Silva, nº 123.')).toBeVisible()
  expect(dados().cliente).toEqual({ id: maria.id, tipo_pessoa: 'PF' })
  expect(pedidosDe('/venda/cliente').at(-1)).toEqual({ empresa_id: EMPRESA.id, cliente_id: maria.id })
})

test('sem rede, digita-se à mão e o cadastro se confere depois', async () => {
  const { dados } = montarVenda('cliente', { responder: respondendo('sem rede') })
  await userEvent.fill(documento, CPF)
  await expect.element(page.getByText(/Continue: ele será conferido ao enviar a venda/)).toBeVisible()
  await userEvent.fill(campo('Nome'), 'João Pereira')
  expect(dados().cliente).toMatchObject({ cpf_cnpj: '52998224725', nome: 'João Pereira', tipo_pessoa: 'PF' })
})

test('um segundo telefone vazio não fica para trás', async () => {
  const { dados } = montarVenda('cliente', { responder: respondendo(NINGUEM) })
  await userEvent.fill(documento, CPF)
  await userEvent.fill(campo('Telefone'), '11987654321')
  await userEvent.click(botao('Outro telefone'))
  expect(dados().cliente.telefones).toHaveLength(2)
  await userEvent.click(campo('Telefone 2'))
  await userEvent.click(campo('Nome'))
  await expect.poll(() => dados().cliente.telefones).toHaveLength(1)
})

test.each([
  ['light', 390],
  ['dark', 1440],
] as const)('é acessível, com cadastro e restrição (%s, %i px)', async (tema, largura) => {
  await page.viewport(largura, 900)
  const restricoes = [{ regra: 'CLIENTE_RESTRITO' as const, texto: 'Cliente com restrição' }]
  montarVenda('cliente', { tema, responder: respondendo(consultaDeTeste({ restricoes })) })
  await userEvent.fill(documento, CPF)
  await userEvent.click(botao('Alterar nome'))
  expect(await commands.problemasDeAcesso()).toEqual([])
})
