import { expect, test, vi } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { montar } from '#testes/montar.tsx'
import { ConflitoDeVersao } from './ConflitoDeVersao.tsx'

const base = {
  quem: 'Bia Souza',
  em: '2026-03-05T17:30:00Z',
  diferencas: [
    { campo: 'nome', rotulo: 'Nome', meu: 'Ana Lima', atual: 'Ana Souza' },
    { campo: 'telefone', rotulo: 'Telefone', meu: null, atual: '(11) 98765-4321' },
  ],
  enviando: false,
  aoFechar: () => {},
}

test('mostra quem, quando e os dois lados, e só salva com tudo decidido', async () => {
  const aoSalvar = vi.fn()
  montar(<ConflitoDeVersao {...base} aoSalvar={aoSalvar} />)
  await expect
    .element(page.getByText('Bia Souza salvou em 05/03/2026 14:30.', { exact: false }))
    .toBeVisible()
  await expect.element(page.getByText('Ana Souza')).toBeVisible()
  const salvar = page.getByRole('button', { name: 'Salvar assim' })
  await userEvent.click(page.getByRole('radiogroup', { name: 'Nome' }).getByText('Ana Lima'))
  await expect.element(salvar).toBeDisabled()
  await userEvent.click(
    page.getByRole('radiogroup', { name: 'Telefone' }).getByRole('radio', { name: /Usar o salvo/ }),
  )
  await userEvent.click(salvar)
  expect(aoSalvar).toHaveBeenCalledExactlyOnceWith({ nome: 'meu', telefone: 'atual' })
})

test('quem se atropelou em outra aba lê que foi por si, não que foi outra pessoa', async () => {
  montar(<ConflitoDeVersao {...base} quem="Ana Lima" souEu aoSalvar={() => {}} />)
  await expect.element(page.getByRole('dialog', { name: 'Você já salvou em outro lugar' })).toBeVisible()
  await expect
    .element(page.getByText('Foi em outra aba ou aparelho, em 05/03/2026 14:30.', { exact: false }))
    .toBeVisible()
  expect(page.getByText(/outra pessoa/i).query()).toBeNull()
})

test('sem campo em disputa, salva os dois de uma vez', async () => {
  const aoSalvar = vi.fn()
  montar(<ConflitoDeVersao {...base} diferencas={[]} aoSalvar={aoSalvar} />)
  await userEvent.click(page.getByRole('button', { name: 'Salvar assim' }))
  expect(aoSalvar).toHaveBeenCalledExactlyOnceWith({})
})

test.each(['light', 'dark'] as const)('acessível no tema %s', async (esquema) => {
  montar(<ConflitoDeVersao {...base} aoSalvar={() => {}} />, esquema)
  await expect.element(page.getByText('Ana Souza')).toBeVisible()
  expect(await commands.problemasDeAcesso()).toEqual([])
})
