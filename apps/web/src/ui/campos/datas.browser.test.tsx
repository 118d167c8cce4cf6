import type { Intervalo } from '@balcao/contract/valores/data'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { montarCampo } from '#testes/montarCampo.tsx'
import { CampoData } from './CampoData.tsx'
import { CampoDatas, type ValorDeDatas } from './CampoDatas.tsx'
import { CampoIntervaloDatas, type ValorDeIntervalo } from './CampoIntervaloDatas.tsx'

const campo = page.getByLabelText('Dia')
const abrir = page.getByRole('button', { name: 'Abrir calendário' })
const dia = (nome: string) => page.getByRole('button', { name: nome, exact: true })

const montarData = (inicial: string | null, limites: { minimo?: string; maximo?: string } = {}) =>
  montarCampo(inicial, (ligacao) => <CampoData label="Dia" {...limites} {...ligacao} />)

test.each([
  ['05/03/2026', '05/03/2026'],
  ['05032026', '05/03/2026'],
  ['5-3-2026', '05/03/2026'],
  ['5.3.26', '05/03/2026'],
  ['2026-03-05', '05/03/2026'],
])('digitar %s dá 5 de março, e ao sair aparece por extenso', async (digitado, mostrado) => {
  const { valor } = montarData(null)
  await userEvent.type(campo, digitado)
  expect(valor()).toBe('2026-03-05')
  await userEvent.tab()
  await expect.element(campo).toHaveValue(mostrado)
})

test.each(['05/13/2026', '31/02/2026', '05/03'])(
  '%s fica no campo com o erro, e nunca vira outra data',
  async (texto) => {
    const { valor } = montarData('2026-01-01')
    await userEvent.clear(campo)
    await userEvent.type(campo, texto)
    await userEvent.click(document.body)
    await expect.element(campo).toHaveValue(texto)
    await expect.element(campo).toHaveAccessibleDescription('Data inválida')
    expect(valor()).toBe(texto)
  },
)

test('num campo do passado, um ano de dois dígitos é o que já passou', async () => {
  const { valor } = montarCampo<string | null>(null, (ligacao) => (
    <CampoData label="Dia" passado="2026-11-15" {...ligacao} />
  ))
  await userEvent.type(campo, '12/03/30')
  await userEvent.tab()
  await expect.element(campo).toHaveValue('12/03/1930')
  expect(valor()).toBe('1930-03-12')
})

test('esvaziar dá null', async () => {
  const { valor } = montarData('2026-03-05')
  await userEvent.clear(campo)
  expect(valor()).toBeNull()
})

test('o calendário abre no mês do valor, em português, e escolher fecha', async () => {
  const { valor } = montarData('2026-03-05')
  await userEvent.click(abrir)
  await expect.element(dia('5 março 2026')).toHaveFocus()
  await userEvent.click(dia('17 março 2026'))
  await expect.element(campo).toHaveValue('17/03/2026')
  expect(valor()).toBe('2026-03-17')
  await expect.element(dia('17 março 2026')).not.toBeInTheDocument()
})

test('a lista dos meses e a dos anos têm cada uma o seu nome, também em outro mês', async () => {
  montarData('2026-03-05')
  await userEvent.click(abrir)
  await userEvent.click(page.getByRole('button', { name: 'Próximo mês' }))
  await expect.element(page.getByRole('combobox', { name: 'Mês', exact: true })).toHaveValue('3')
  await expect.element(page.getByRole('combobox', { name: 'Ano', exact: true })).toHaveValue('2026')
})

test('os anos vão de 100 atrás a 52 à frente, ou até os limites dados', async () => {
  const anos = () => [...document.querySelectorAll('[data-select="year"] option')].map((o) => o.textContent)
  const agora = new Date().getFullYear()
  montarData(null)
  await userEvent.click(abrir)
  await expect.poll(anos).toHaveLength(153)
  expect(anos().at(0)).toBe(String(agora - 100))
  expect(anos().at(-1)).toBe(String(agora + 52))
})

test('com mínimo e máximo o calendário só oferece o que cabe', async () => {
  montarData('2026-03-05', { minimo: '2025-01-01', maximo: '2027-12-31' })
  await userEvent.keyboard('{Tab}{Alt>}{ArrowDown}{/Alt}')
  await expect
    .poll(() => [...document.querySelectorAll('[data-select="year"] option')].map((o) => o.textContent))
    .toEqual(['2025', '2026', '2027'])
})

test('período digitado e período escolhido no calendário', async () => {
  const { valor } = montarCampo<ValorDeIntervalo>(null, (ligacao) => (
    <CampoIntervaloDatas label="Dia" {...ligacao} />
  ))
  await userEvent.type(campo, '1/2/2026 até 10/2/2026')
  await userEvent.tab()
  await expect.element(campo).toHaveValue('01/02/2026 a 10/02/2026')
  await userEvent.click(abrir)
  await userEvent.click(dia('3 fevereiro 2026'))
  await userEvent.click(dia('7 fevereiro 2026'))
  expect(valor()).toEqual({ inicio: '2026-02-03', fim: '2026-02-07' } satisfies Intervalo)
  await expect.element(campo).toHaveValue('03/02/2026 a 07/02/2026')
})

test('período ao contrário é recusado, e não virado', async () => {
  const { valor } = montarCampo<ValorDeIntervalo>(null, (ligacao) => (
    <CampoIntervaloDatas label="Dia" {...ligacao} />
  ))
  await userEvent.type(campo, '20/12/2026 a 05/01/2026')
  await userEvent.tab()
  await expect.element(campo).toHaveAccessibleDescription('Período inválido')
  expect(valor()).toBe('20/12/2026 a 05/01/2026')
})

test('várias datas: digitadas em qualquer ordem, somadas no calendário', async () => {
  const { valor } = montarCampo<ValorDeDatas>([], (ligacao) => <CampoDatas label="Dia" {...ligacao} />)
  await userEvent.type(campo, '10/03/2026; 05/03/2026')
  await userEvent.tab()
  await expect.element(campo).toHaveValue('05/03/2026, 10/03/2026')
  await userEvent.click(abrir)
  await userEvent.click(dia('7 março 2026'))
  expect(valor()).toEqual(['2026-03-05', '2026-03-07', '2026-03-10'])
})
