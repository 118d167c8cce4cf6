import { expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { montarCampo } from '#testes/montarCampo.tsx'
import { CampoCidades } from './CampoCidades.tsx'
import { codigosPaulistas, comConsultas, paisInteiro, simularApi } from './endereco.fabrica.tsx'

const busca = page.getByRole('combobox', { name: 'Cidades' })
const estado = page.getByRole('combobox', { name: 'Adicionar um estado inteiro' })
const escolhidas = page.getByRole('region', { name: 'Cidades escolhidas' })

const montarCidades = (inicial: number[], travado = false) => {
  const comCache = comConsultas()
  return montarCampo<number[]>(inicial, (ligacao) =>
    comCache(<CampoCidades label="Cidades" disabled={travado} {...ligacao} />),
  )
}

test('adiciona uma a uma pelo teclado e tira uma só', async () => {
  simularApi()
  const { valor } = montarCidades([])
  await expect.element(escolhidas).toHaveTextContent('Nenhuma cidade escolhida')
  for (const texto of ['campin', 'sao pa']) {
    await userEvent.type(busca, texto)
    await expect.element(page.getByRole('option')).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect.element(busca).toHaveValue('')
  }
  expect(valor()).toEqual([3509502, 3550308])
  await expect.element(escolhidas.getByText('SP · 2 cidades')).toBeVisible()
  expect(await commands.problemasDeAcesso()).toEqual([])
  await userEvent.click(page.getByRole('button', { name: 'Tirar Campinas' }))
  expect(valor()).toEqual([3550308])
  await expect.element(escolhidas.getByText('SP · 1 cidade')).toBeVisible()
  await expect.element(escolhidas).toHaveFocus()
})

test('a que já foi escolhida aparece, mas não se escolhe de novo', async () => {
  simularApi()
  const { valor } = montarCidades([3509502])
  await userEvent.type(busca, 'campin')
  const opcao = page.getByRole('option', { name: 'Campinas – SP (já escolhida)' })
  await expect.element(opcao).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(valor()).toEqual([3509502])
})

test('um estado inteiro entra e sai de uma vez', async () => {
  simularApi()
  const { valor } = montarCidades([5002704, 3509502])
  await userEvent.type(estado, 'sao paulo')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(escolhidas.getByText('SP · 645 cidades (estado inteiro)')).toBeVisible()
  expect(valor()).toHaveLength(646)
  await expect.element(escolhidas.getByText('646 cidades', { exact: true })).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Tirar todas de São Paulo' }))
  expect(valor()).toEqual([5002704])
})

test('de muitas cidades de um estado mostra as primeiras, e as outras a quem pedir', async () => {
  simularApi()
  montarCidades(codigosPaulistas.slice(0, 100))
  await expect.element(escolhidas.getByText('SP · 100 cidades')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Mostrar mais 70' })).toBeVisible()
  expect(escolhidas.getByRole('listitem').elements()).toHaveLength(31)
  await userEvent.click(page.getByRole('button', { name: 'Mostrar mais 70' }))
  expect(escolhidas.getByRole('listitem').elements()).toHaveLength(100)
})

test('quem só pode olhar vê as cidades e não tem como tirar', async () => {
  simularApi()
  montarCidades([3509502], true)
  await expect.element(escolhidas.getByText('Campinas')).toBeVisible()
  await expect.element(busca).toBeDisabled()
  await expect.element(estado).toBeDisabled()
  expect(escolhidas.getByRole('button').elements()).toEqual([])
})

test('com o país inteiro escolhido a tela não ganha uma linha por cidade', async () => {
  simularApi()
  const { valor } = montarCidades(paisInteiro())
  await expect.element(escolhidas.getByText('5.571 cidades')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Tirar todas de Acre' }))
  await expect.element(escolhidas.getByText('5.549 cidades')).toBeVisible()
  expect(escolhidas.element().querySelectorAll('*').length).toBeLessThan(1_000)
  expect(valor()).toHaveLength(5_549)
})
