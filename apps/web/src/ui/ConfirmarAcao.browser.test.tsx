import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { montar } from '#testes/montar.tsx'
import { ConfirmarAcao } from './ConfirmarAcao.tsx'

const base = {
  titulo: 'Excluir o grupo Suporte?',
  consequencia: 'As permissões dele se perdem.',
  textoConfirmar: 'Excluir',
}

function TelaQuePergunta({ aoCancelar }: { aoCancelar: () => void }) {
  const [aberta, setAberta] = useState(false)
  const fechar = () => {
    aoCancelar()
    setAberta(false)
  }
  return (
    <>
      <button type="button" onClick={() => setAberta(true)}>
        Perguntar
      </button>
      {aberta && <ConfirmarAcao {...base} aoConfirmar={() => {}} aoCancelar={fechar} />}
    </>
  )
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

test('Escape, o X e um clique fora cancelam, e o foco volta para onde estava', async () => {
  const aoCancelar = vi.fn()
  montar(<TelaQuePergunta aoCancelar={aoCancelar} />)
  const botao = page.getByRole('button', { name: 'Perguntar' })
  const fechar = [
    () => userEvent.keyboard('{Escape}'),
    () => userEvent.click(page.getByRole('button', { name: 'Fechar' })),
    () => userEvent.click(page.getByRole('dialog'), { position: { x: -20, y: -20 }, force: true }),
  ]
  for (const [vez, fechando] of fechar.entries()) {
    await userEvent.click(botao)
    await expect.element(page.getByRole('button', { name: 'Cancelar' })).toHaveFocus()
    await fechando()
    await expect.poll(() => page.getByRole('dialog').query()).toBeNull()
    expect(aoCancelar).toHaveBeenCalledTimes(vez + 1)
    await expect.element(botao).toHaveFocus()
  }
})

test('enquanto a ação acontece, nada fecha a pergunta: o que ela responder ainda tem onde aparecer', async () => {
  const aoCancelar = vi.fn()
  montar(<ConfirmarAcao {...base} confirmando aoConfirmar={() => {}} aoCancelar={aoCancelar} />)
  const pergunta = page.getByRole('dialog')
  await expect.element(page.getByRole('button', { name: 'Cancelar' })).toBeDisabled()
  await expect.element(page.getByRole('button', { name: 'Fechar' })).toBeDisabled()
  await userEvent.keyboard('{Escape}')
  await userEvent.keyboard('{Escape}')
  await userEvent.click(pergunta, { position: { x: -20, y: -20 }, force: true })
  // A browser that knows nothing of `closedby` closes it without asking.
  ;(pergunta.element() as HTMLDialogElement).close()
  await expect.poll(() => pergunta.element().matches(':modal')).toBe(true)
  expect(aoCancelar).not.toHaveBeenCalled()
})

test.each(['light', 'dark'] as const)('acessível no tema %s', async (esquema) => {
  montar(<ConfirmarAcao {...base} digitar="Suporte" aoConfirmar={() => {}} aoCancelar={() => {}} />, esquema)
  await expect.element(page.getByRole('dialog', { name: base.titulo })).toBeVisible()
  expect(await commands.problemasDeAcesso()).toEqual([])
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

test('uma recusa aparece na própria pergunta, com as razões', async () => {
  const erro = { message: 'O grupo tem 2 usuários', errors: ['Ana Souza', 'Bia Lima'] }
  montar(<ConfirmarAcao {...base} erro={erro} aoConfirmar={() => {}} aoCancelar={() => {}} />)
  await expect.element(page.getByRole('alert')).toHaveTextContent('O grupo tem 2 usuários Ana Souza Bia Lima')
})
