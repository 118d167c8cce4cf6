import { expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { montarCampo } from '#testes/montarCampo.tsx'
import { CampoCidade } from './CampoCidade.tsx'
import { comConsultas, simularApi } from './endereco.fabrica.tsx'

const campo = page.getByRole('combobox', { name: 'Cidade' })
const montarCidade = (inicial: number | null) => {
  const comCache = comConsultas()
  return montarCampo<number | null>(inicial, (ligacao) =>
    comCache(<CampoCidade label="Cidade" {...ligacao} />),
  )
}

test('procura no servidor enquanto se digita, escolhe com o teclado e limpa', async () => {
  const { pedidos } = simularApi()
  const { valor } = montarCidade(null)
  // All at once: how often a slow hand is searched for is a matter of its speed.
  await userEvent.fill(campo, 'campin')
  await expect.element(page.getByRole('option')).toHaveTextContent('Campinas – SP')
  expect(await commands.problemasDeAcesso()).toEqual([])
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(valor()).toBe(3509502)
  await expect.element(campo).toHaveValue('Campinas – SP')
  // The result gives the name of the chosen city: it is not asked for again.
  expect(pedidos).toEqual(['/api/municipio?busca=campin'])
  await userEvent.click(page.getByLabelText('Limpar'))
  expect(valor()).toBeNull()
  await expect.element(campo).toHaveValue('')
})

test('mostra o nome da cidade que já estava escolhida, e o devolve a quem desiste de trocar', async () => {
  simularApi()
  const { valor } = montarCidade(3550308)
  await expect.element(campo).toHaveValue('São Paulo – SP')
  await userEvent.fill(campo, 'campo')
  await expect.element(page.getByRole('option')).toHaveTextContent('Campo Grande – MS')
  await userEvent.tab()
  await expect.element(campo).toHaveValue('São Paulo – SP')
  expect(valor()).toBe(3550308)
})

test('diz que procura e que não achou', async () => {
  const soltar = simularApi().segurar()
  montarCidade(null)
  await expect.element(campo).toHaveAttribute('placeholder', 'Digite o nome da cidade')
  await userEvent.type(campo, 'xyz')
  await expect.element(page.getByText('Procurando…')).toBeVisible()
  soltar()
  await expect.element(page.getByText('Nada encontrado')).toBeVisible()
})

test('até a resposta chegar, só se vê o que combina com o que está digitado', async () => {
  const { segurar } = simularApi()
  montarCidade(null)
  await userEvent.type(campo, 'camp')
  await expect.element(page.getByRole('option', { name: 'Campo Grande – MS' })).toBeVisible()
  segurar()
  await userEvent.type(campo, 'in')
  await expect.element(page.getByRole('option', { name: 'Campo Grande – MS' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('option', { name: 'Campinas – SP' })).toBeVisible()
})
