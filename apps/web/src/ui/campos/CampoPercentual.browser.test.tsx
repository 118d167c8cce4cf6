import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { montarCampo } from '#testes/montarCampo.tsx'
import { CampoPercentual } from './CampoPercentual.tsx'

const desconto = page.getByLabelText('Desconto')
const montarPercentual = (inicial: number | null) =>
  montarCampo(inicial, (ligacao) => <CampoPercentual label="Desconto" {...ligacao} />)

test('o digitado são por cento, com até duas casas, e se guarda em centésimos', async () => {
  const campo = montarPercentual(null)
  await userEvent.type(desconto, '33,567')
  expect(campo.valor()).toBe(33_56)
  await userEvent.tab()
  await expect.element(desconto).toHaveValue('33,56')
})

test('o ponto vale vírgula, e letras não entram', async () => {
  const campo = montarPercentual(null)
  await userEvent.type(desconto, '1a2.5x')
  await expect.element(desconto).toHaveValue('12,5')
  expect(campo.valor()).toBe(12_50)
})

test('entrar seleciona tudo: digitar substitui; vazio é null', async () => {
  const campo = montarPercentual(50_00)
  await expect.element(desconto).toHaveValue('50')
  await userEvent.click(desconto)
  await userEvent.keyboard('7')
  expect(campo.valor()).toBe(7_00)
  await userEvent.clear(desconto)
  expect(campo.valor()).toBeNull()
})
