import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { montarCampo } from '#testes/montarCampo.tsx'
import { CampoNumero } from './CampoNumero.tsx'

const campo = page.getByRole('textbox', { name: 'Velocidade' })

test('lê dígitos, mostra os milhares e devolve um número', async () => {
  const { valor } = montarCampo<number | null>(null, (ligacao) => (
    <CampoNumero label="Velocidade" unidade="Mbps" {...ligacao} />
  ))
  await userEvent.type(campo, '1250')
  expect(valor()).toBe(1250)
  await expect.element(campo).toHaveValue('1.250')
  await userEvent.clear(campo)
  expect(valor()).toBeNull()
})

test('o que não é um número inteiro fica como foi digitado, e não vira outro número', async () => {
  const { valor } = montarCampo<number | null>(null, (ligacao) => (
    <CampoNumero label="Velocidade" {...ligacao} />
  ))
  for (const texto of ['1,5', '-5', '12a']) {
    await userEvent.fill(campo, texto)
    expect(valor()).toBeNaN()
    await expect.element(campo).toHaveValue(texto)
  }
  await userEvent.fill(campo, '15')
  expect(valor()).toBe(15)
})

test('o que se cola com pontos vira o número; zeros à esquerda somem', async () => {
  const { valor } = montarCampo<number | null>(7, (ligacao) => (
    <CampoNumero label="Velocidade" {...ligacao} />
  ))
  await userEvent.fill(campo, '0.100.000')
  expect(valor()).toBe(100_000)
})

test('uma porta se escreve sem ponto', async () => {
  const { valor } = montarCampo<number | null>(null, (ligacao) => (
    <CampoNumero label="Velocidade" semMilhares {...ligacao} />
  ))
  await userEvent.type(campo, '8080')
  await expect.element(campo).toHaveValue('8080')
  expect(valor()).toBe(8080)
})
