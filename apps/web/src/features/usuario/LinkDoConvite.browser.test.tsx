import { afterEach, expect, test, vi } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { montar } from '#testes/montar.tsx'
import { LinkDoConvite } from './LinkDoConvite.tsx'

const LINK = 'http://localhost:3000/recuperar-senha?id=1&token=abc'
afterEach(() => vi.restoreAllMocks())

const abrir = (esquema?: 'light' | 'dark') =>
  montar(<LinkDoConvite email="bia@teste.br" link={LINK} aoFechar={() => {}} />, esquema)

test('diz onde está a carta, e um Enter copia o link', async () => {
  const copiar = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  abrir()
  await expect
    .element(page.getByText(/o e-mail para bia@teste\.br virou um arquivo na pasta de saída/))
    .toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Copiar link' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('status')).toHaveTextContent('Link copiado')
  expect(copiar).toHaveBeenCalledExactlyOnceWith(LINK)
})

test('onde o navegador não copia, o link fica selecionado para o teclado', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('sem https'))
  abrir()
  await userEvent.click(page.getByRole('button', { name: 'Copiar link' }))
  await expect.element(page.getByText(/copie com Ctrl\+C/)).toBeVisible()
  expect(window.getSelection()?.toString()).toBe(LINK)
})

test.each(['light', 'dark'] as const)('acessível no tema %s', async (esquema) => {
  abrir(esquema)
  await expect.element(page.getByLabelText('Link do convite')).toHaveValue(LINK)
  expect(await commands.problemasDeAcesso()).toEqual([])
})
