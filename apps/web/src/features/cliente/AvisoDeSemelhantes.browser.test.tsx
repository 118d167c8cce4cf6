import type { Semelhante } from '@balcao/contract/clientes/cliente/semelhante'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { idDeTeste } from '#partes/cliente/cliente.fabrica.ts'
import { montarApp } from '#testes/montarApp.tsx'

const EMPRESA = { id: idDeTeste(90), nome: 'Fibra Norte' }
const maria: Semelhante = {
  id: idDeTeste(10),
  codigo: 123,
  nome: 'Maria da Silva',
  cpf_cnpj: '52998224725',
  situacao: 'ATIVO',
  restrito: true,
  motivos: ['DOCUMENTO'],
}

const corpos = () =>
  vi
    .mocked(window.fetch)
    .mock.calls.filter(([url]) => String(url).endsWith('/cliente/semelhantes'))
    .map(([, pedido]) => JSON.parse(String(pedido?.body)))

const abrir = (semelhantes: Semelhante[]) =>
  montarApp('/admin/cliente/novo', ['EDITAR.CLIENTE', 'VISUALIZAR.CLIENTE'], ({ pathname }) => {
    if (pathname === '/api/empresa/opcoes') return { json: [EMPRESA] }
    if (pathname === '/api/cliente/semelhantes') return { json: semelhantes }
    return undefined
  })

const cpf = page.getByRole('textbox', { name: 'CPF', exact: true })

beforeEach(() => page.viewport(1440, 900))

test('digitado um documento que já existe, diz de quem é e abre em outra aba, sem impedir nada', async () => {
  abrir([maria])
  await userEvent.fill(cpf, '529.982.247-25')
  await expect.element(page.getByText('Já existe: abra o cadastro')).toBeVisible()
  await expect
    .element(page.getByText('Maria da Silva nº 123, 529.982.247-25, Ativo, com restrição'))
    .toBeVisible()
  const link = page.getByRole('link', { name: 'Abrir Maria da Silva em outra aba' })
  await expect.element(link).toHaveAttribute('href', `/admin/cliente/${maria.id}`)
  await expect.element(link).toHaveAttribute('target', '_blank')
  await expect.element(page.getByRole('button', { name: 'Criar cliente' })).toBeEnabled()
  // There is no saved record yet to merge with another.
  expect(page.getByRole('button', { name: /Unificar/ }).query()).toBeNull()
})

test('pergunta depois da última tecla, uma vez, e só pelo que está inteiro', async () => {
  abrir([])
  await userEvent.type(cpf, '52998224725')
  await expect.poll(corpos).toHaveLength(1)
  expect(corpos()[0]).toEqual({
    empresa_id: EMPRESA.id,
    cpf_cnpj: '52998224725',
    telefones: [],
    enderecos: [],
  })
})

test('o documento diz por si o tipo de pessoa, e os campos seguem', async () => {
  abrir([])
  await userEvent.fill(cpf, '12.ABC.345/01DE-35')
  await expect.element(page.getByRole('textbox', { name: 'Razão social' })).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Nome do responsável' })).toBeVisible()
  await userEvent.fill(page.getByRole('textbox', { name: 'Nascimento do responsável' }), '17/03/1988')
  await expect.element(page.getByText(/^\d\d anos$/)).toBeVisible()
  expect(page.getByRole('textbox', { name: 'Nome da mãe' }).query()).toBeNull()
})

test('ao lado do nascimento está a idade, e o menor é avisado', async () => {
  abrir([])
  const nascimento = page.getByRole('textbox', { name: 'Data de nascimento' })
  await userEvent.fill(nascimento, '17/03/1988')
  await expect.element(page.getByText(/^\d\d anos$/)).toBeVisible()
  await userEvent.fill(nascimento, `01/01/${new Date().getFullYear() - 10}`)
  await expect.element(page.getByText(/10 anos: menor de 18 anos não pode contratar/)).toBeVisible()
})

test('o nascimento impossível é dito uma só vez, também depois de recusado', async () => {
  abrir([])
  const nascimento = page.getByRole('textbox', { name: 'Data de nascimento' })
  const recusa = page.getByText('O nascimento é de 1900 em diante: confira o ano')
  await userEvent.fill(nascimento, '01/01/1890')
  await expect.element(recusa).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Criar cliente' }))
  await expect.element(nascimento).toHaveAttribute('aria-invalid', 'true')
  expect(recusa.elements()).toHaveLength(1)
})
