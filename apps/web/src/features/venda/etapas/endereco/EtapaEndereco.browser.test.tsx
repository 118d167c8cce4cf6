import { beforeEach, expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { umaCorrecao } from '../../correcao.fabrica.ts'
import {
  clienteNaVenda,
  consultaDeTeste,
  dadosCompletos,
  idDeTeste,
  montarVenda,
  ofertaDeTeste,
  type Pedido,
} from '../../venda.fabrica.tsx'

const campinas = { codigo: 3509502, nome: 'Campinas', uf: 'SP' }
const campo = (name: string) => page.getByRole('textbox', { name, exact: true })

const responder = ({ caminho }: Pedido) => {
  if (caminho.startsWith('/municipio')) return { json: [campinas] }
  if (caminho === '/cep/13010000')
    return {
      json: {
        situacao: 'ENCONTRADO',
        endereco: { logradouro: 'Rua Barão de Jaguara', bairro: 'Centro', trecho: null, cidade: campinas },
      },
    }
  if (caminho.startsWith('/cep')) throw new TypeError('Failed to fetch')
  return undefined
}
const existente = dadosCompletos({ cliente: { id: idDeTeste(10), tipo_pessoa: 'PF' }, endereco: {} })
const novo = dadosCompletos({ endereco: {} })

beforeEach(() => page.viewport(1440, 900))

test('de quem já é cliente, escolhe-se um endereço do cadastro, com a cidade que decide as ofertas', async () => {
  const { dados } = montarVenda('endereco', { dados: existente, consulta: consultaDeTeste(), responder })
  await userEvent.click(page.getByRole('radio', { name: /Rua Barão de Jaguara, 1001/ }))
  expect(dados().endereco).toEqual({ id: idDeTeste(50), codigo_ibge: 3509502 })
  expect(page.getByRole('textbox', { name: 'CEP' }).query()).toBeNull()
})

test('endereços mascarados que se leem iguais dizem o que os distingue', async () => {
  const cliente = clienteNaVenda({ mascarado: true })
  const [um] = cliente.enderecos
  if (!um) throw new Error('sem endereço')
  const oculto = { ...um, logradouro: 'R***', numero: '***', complemento: 'A***' }
  const ids = [idDeTeste(50), idDeTeste(51), idDeTeste(52)] as const
  const enderecos = ids.map((id) => ({ ...oculto, id }))
  enderecos.push({ ...oculto, id: idDeTeste(53), logradouro: 'A***' })
  const sinais = [
    { id: ids[0], desde: '2026-03-05', contrato: false },
    { id: ids[1], desde: '2026-11-18', contrato: true },
    { id: ids[2], desde: '2026-11-18', contrato: false },
    { id: idDeTeste(53), desde: '2026-11-18', contrato: true },
  ]
  const consulta = consultaDeTeste({ cliente: { ...cliente, enderecos }, sinais })
  montarVenda('endereco', { dados: existente, consulta, responder })
  const opcao = (nome: RegExp) => page.getByRole('radio', { name: nome })
  await expect.element(opcao(/R\*\*\*.*no cadastro desde 05\/03\/2026$/)).toBeVisible()
  await expect.element(opcao(/no cadastro desde 18\/11\/2026, com contrato$/)).toBeVisible()
  await expect.element(opcao(/no cadastro desde 18\/11\/2026, o mais novo$/)).toBeVisible()
  await expect.element(opcao(/^A\*\*\*[^:]*SP$/)).toBeVisible()
})

test('o endereço digitado volta quando se olha um do cadastro no meio', async () => {
  const { dados } = montarVenda('endereco', { dados: existente, consulta: consultaDeTeste(), responder })
  await userEvent.click(page.getByRole('radio', { name: 'Outro endereço' }))
  await userEvent.fill(campo('Número'), '77')
  await userEvent.click(page.getByRole('radio', { name: /Rua Barão/ }))
  await userEvent.click(page.getByRole('radio', { name: 'Outro endereço' }))
  await expect.element(campo('Número')).toHaveValue('77')
  expect(dados().endereco).toEqual({ numero: '77' })
})

test('ao corrigir, outro endereço começa pelo que a venda tem: muda-se só o que está errado', async () => {
  const salvo = { id: idDeTeste(50), codigo_ibge: 3509502 }
  const corrigida = dadosCompletos({ cliente: existente.cliente, endereco: salvo })
  const corrige = umaCorrecao(corrigida, ofertaDeTeste())
  const { dados } = montarVenda('endereco', {
    ...{ dados: corrigida, consulta: consultaDeTeste(), corrige, responder },
  })
  await userEvent.click(page.getByRole('radio', { name: 'Outro endereço' }))
  await expect.element(campo('Logradouro')).toHaveValue('Rua Barão de Jaguara')
  await userEvent.fill(campo('Número'), '1010')
  expect(dados().endereco).toMatchObject({
    logradouro: 'Rua Barão de Jaguara',
    numero: '1010',
    codigo_ibge: 3509502,
  })
  expect(dados().endereco).not.toHaveProperty('id')
})

test('o CEP preenche a rua, e tudo entra de uma vez no rascunho', async () => {
  const { dados } = montarVenda('endereco', { dados: novo, responder })
  await userEvent.fill(campo('CEP'), '13010-000')
  await expect.element(campo('Logradouro')).toHaveValue('Rua Barão de Jaguara')
  await expect.element(campo('Número')).toHaveFocus()
  expect(dados().endereco).toEqual({
    cep: '13010000',
    logradouro: 'Rua Barão de Jaguara',
    bairro: 'Centro',
    codigo_ibge: 3509502,
  })
})

test('sem rede, digita-se o endereço', async () => {
  const { dados } = montarVenda('endereco', { dados: novo, responder })
  await userEvent.fill(campo('CEP'), '99999-999')
  await userEvent.fill(campo('Logradouro'), 'Rua sem CEP')
  await expect.element(page.getByText(/preencha o endereço/)).toBeVisible()
  expect(dados().endereco).toEqual({ cep: '99999999', logradouro: 'Rua sem CEP' })
})

test.each([
  ['light', 390],
  ['dark', 1440],
] as const)('é acessível (%s, %i px)', async (tema, largura) => {
  await page.viewport(largura, 900)
  const cliente = clienteNaVenda({ mascarado: true })
  montarVenda('endereco', { dados: existente, consulta: consultaDeTeste({ cliente }), responder, tema })
  await userEvent.click(page.getByRole('radio', { name: 'Outro endereço' }))
  await expect.element(page.getByRole('combobox', { name: 'Cidade' })).toBeVisible()
  expect(await commands.problemasDeAcesso()).toEqual([])
})
