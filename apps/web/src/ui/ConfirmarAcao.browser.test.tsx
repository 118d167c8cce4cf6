import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ConfirmarAcao } from './ConfirmarAcao.tsx'
import { montar } from './testes/montar.tsx'

const base = {
  titulo: 'Excluir o grupo Suporte?',
  consequencia: 'As permissões dele se perdem.',
  textoConfirmar: 'Excluir',
}

test('o foco começa em cancelar: um Enter distraído não exclui nada', async () => {
  const aoConfirmar = vi.fn()
  const aoCancelar = vi.fn()
  montar(<ConfirmarAcao {...base} aoConfirmar={aoConfirmar} aoCancelar={aoCancelar} />)
  await expect.element(page.getByRole('button', { name: 'Cancelar' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(aoCancelar).toHaveBeenCalledOnce()
  expect(aoConfirmar).not.toHaveBeenCalled()
})

test('com palavra a digitar, o botão só funciona depois dela', async () => {
  const aoConfirmar = vi.fn()
  montar(<ConfirmarAcao {...base} digitar="Suporte" aoConfirmar={aoConfirmar} aoCancelar={() => {}} />)
  const excluir = page.getByRole('button', { name: 'Excluir' })
  await expect.element(excluir).toBeDisabled()
  await userEvent.type(page.getByLabelText('Para confirmar, digite Suporte'), 'Suporte')
  await userEvent.click(excluir)
  expect(aoConfirmar).toHaveBeenCalledOnce()
})

test('uma recusa aparece na própria pergunta', async () => {
  const erro = { message: 'O grupo tem 3 usuários' }
  montar(<ConfirmarAcao {...base} erro={erro} aoConfirmar={() => {}} aoCancelar={() => {}} />)
  await expect.element(page.getByRole('alert').getByText('O grupo tem 3 usuários')).toBeVisible()
})
