import { RASCUNHO_VAZIO } from '@balcao/contract/vendas/rascunho'
import { expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { umaCorrecao } from '../../correcao.fabrica.ts'
import {
  CANAL,
  dadosCompletos,
  EMPRESA,
  idDeTeste,
  montarVenda,
  ofertaDeTeste,
  type Pedido,
  preparoDeTeste,
} from '../../venda.fabrica.tsx'

const OUTRA = { id: idDeTeste(4), nome: 'Fibra Sul' }
const bia = { id: idDeTeste(60), nome: 'Bia Ramos' }
const caio = { id: idDeTeste(61), nome: 'Caio Dias' }
const EM_NOME = ['REALIZAR_VENDA', 'EDITAR.VENDA_VENDEDOR'] as const
const LISTA = '/venda/vendedores/possiveis?empresa_id='
const campo = page.getByRole('combobox', { name: 'Vendedor' })
const empresa = page.getByRole('combobox', { name: 'Empresa' })

/** Caio sells for both companies, Bia for the first alone. */
const responder = ({ caminho }: Pedido) => {
  if (caminho === LISTA + EMPRESA.id) return { json: [bia, caio] }
  if (caminho === LISTA + OUTRA.id) return { json: [caio] }
  return undefined
}
const duasEmpresas = () => preparoDeTeste({ empresas: [EMPRESA, OUTRA], canais: [CANAL] })
const abrir = (dados = RASCUNHO_VAZIO) =>
  montarVenda('cliente', { dados, permissoes: [...EM_NOME], preparo: duasEmpresas(), responder })

test('quem pode escolhe em nome de quem vende; o próprio nome é o de costume', async () => {
  const { dados } = abrir()
  await expect.element(empresa).toBeVisible()
  expect(campo.query()).toBeNull()
  await userEvent.selectOptions(empresa, 'Fibra Norte')
  await expect.element(campo).toHaveDisplayValue('Ana de Teste')
  await userEvent.selectOptions(campo, 'Bia Ramos')
  expect(dados().vendedor_id).toBe(bia.id)
  expect(await commands.problemasDeAcesso()).toEqual([])
  await userEvent.selectOptions(campo, 'Ana de Teste')
  expect(dados()).not.toHaveProperty('vendedor_id', expect.anything())
})

test('noutra empresa fica quem vende por ela; quem não vende sai, e isso é dito', async () => {
  const { dados } = abrir({ ...RASCUNHO_VAZIO, empresa_id: EMPRESA.id, vendedor_id: caio.id })
  await expect.element(campo).toHaveDisplayValue('Caio Dias')
  await userEvent.selectOptions(empresa, 'Fibra Sul')
  await expect.element(campo).toHaveDisplayValue('Caio Dias')
  await userEvent.selectOptions(empresa, 'Fibra Norte')
  await userEvent.selectOptions(campo, 'Bia Ramos')
  await userEvent.selectOptions(empresa, 'Fibra Sul')
  await expect.element(page.getByText(/a venda voltou para o seu nome/)).toBeVisible()
  await expect.element(campo).toHaveDisplayValue('Ana de Teste')
  expect(dados().vendedor_id).toBeUndefined()
})

test('sem rede a escolha fica, e diz-se que a lista precisa dela', async () => {
  const { dados } = montarVenda('cliente', {
    dados: { ...RASCUNHO_VAZIO, empresa_id: EMPRESA.id, vendedor_id: bia.id },
    permissoes: [...EM_NOME],
    responder: ({ caminho }) => (caminho.startsWith(LISTA) ? { status: 503, json: null } : undefined),
  })
  await expect.element(page.getByText('A lista de vendedores precisa de rede.')).toBeVisible()
  await expect.element(campo).toHaveDisplayValue('Outra pessoa')
  expect(dados().vendedor_id).toBe(bia.id)
})

test('sem a permissão não se escolhe', async () => {
  montarVenda('cliente')
  await expect.element(page.getByText('Fibra Norte · Porta a porta')).toBeVisible()
  expect(campo.query()).toBeNull()
})

test('ao corrigir uma venda enviada o vendedor não se escolhe aqui', async () => {
  const dados = dadosCompletos()
  montarVenda('cliente', {
    dados,
    permissoes: [...EM_NOME],
    corrige: umaCorrecao(dados, ofertaDeTeste()),
    responder,
  })
  await expect.element(page.getByText('Fibra Norte · Porta a porta')).toBeVisible()
  expect(campo.query()).toBeNull()
})
