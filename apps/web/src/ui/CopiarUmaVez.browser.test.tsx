import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { montar } from '#testes/montar.tsx'
import { CopiarUmaVez } from './CopiarUmaVez.tsx'

const textos = {
  umaVez: 'Copie agora: ele não é mostrado de novo.',
  copiar: 'Copiar',
  copiado: 'Copiado',
  copieVoce: 'Copie com o teclado',
  fechar: 'Fechar',
}

test('o que só se mostra uma vez fecha só pelo próprio botão', async () => {
  const aoFechar = vi.fn()
  montar(<CopiarUmaVez titulo="Novo segredo" valor="whsec_1" textos={textos} aoFechar={aoFechar} />)
  const quadro = page.getByRole('dialog')
  await expect.element(page.getByRole('button', { name: 'Copiar' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await userEvent.click(quadro, { position: { x: -20, y: -20 }, force: true })
  ;(quadro.element() as HTMLDialogElement).close()
  await expect.poll(() => quadro.element().matches(':modal')).toBe(true)
  expect(aoFechar).not.toHaveBeenCalled()
  await userEvent.click(page.getByRole('button', { name: 'Fechar' }))
  expect(aoFechar).toHaveBeenCalledOnce()
})
