import { expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { montar } from '#testes/montar.tsx'
import { montarCampo } from '#testes/montarCampo.tsx'
import { Filtro } from './Filtro.tsx'

const opcoes = [
  { valor: 'ATIVO', nome: 'Ativo' },
  { valor: 'INATIVO', nome: 'Inativo' },
] as const
type Situacao = (typeof opcoes)[number]['valor']

const campo = page.getByRole('combobox', { name: 'Situação' })
const textos = () => [...campo.element().querySelectorAll('option')].map((opcao) => opcao.textContent)

test('sem escolha diz por que filtra; com escolha oferece voltar a qualquer uma', async () => {
  const { valor } = montarCampo<Situacao | undefined>(undefined, ({ value, onChange }) => (
    <Filtro rotulo="Situação" largura={140} opcoes={opcoes} valor={value} aoMudar={onChange} />
  ))
  await expect.element(campo).toHaveDisplayValue('Situação')
  await userEvent.selectOptions(campo, 'Inativo')
  expect(valor()).toBe('INATIVO')
  await expect.poll(textos).toEqual(['Qualquer situação', 'Ativo', 'Inativo'])
  await userEvent.selectOptions(campo, 'Qualquer situação')
  expect(valor()).toBeUndefined()
})

test('onde sempre há uma escolha, não oferece qualquer uma', async () => {
  const { valor } = montarCampo<Situacao | undefined>('ATIVO', ({ value, onChange }) => (
    <Filtro rotulo="Situação" largura={140} opcoes={opcoes} valor={value} aoMudar={onChange} sempreHaUm />
  ))
  await expect.element(campo).toHaveDisplayValue('Ativo')
  expect(textos()).toEqual(['Ativo', 'Inativo'])
  await userEvent.selectOptions(campo, 'Inativo')
  expect(valor()).toBe('INATIVO')
})

test('uma escolha cujas opções ainda não chegaram aparece quando elas chegam', async () => {
  const filtro = (chegaram: typeof opcoes | []) => (
    <Filtro<Situacao> rotulo="Situação" largura={140} opcoes={chegaram} valor="ATIVO" aoMudar={() => {}} />
  )
  const { mostrar } = montar(filtro([]))
  await expect.element(campo).toBeVisible()
  mostrar(filtro(opcoes))
  await expect.element(campo).toHaveDisplayValue('Ativo')
})

test.each(['light', 'dark'] as const)('acessível, tema %s', async (esquema) => {
  montar(
    <Filtro rotulo="Situação" largura={140} opcoes={opcoes} valor={undefined} aoMudar={() => {}} />,
    esquema,
  )
  await expect.element(campo).toBeVisible()
  expect(await commands.problemasDeAcesso()).toEqual([])
})
