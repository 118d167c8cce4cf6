import { expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { montar } from '#testes/montar.tsx'
import { BotaoComMotivo } from './BotaoComMotivo.tsx'

const MOTIVO = 'Você não possui permissão para convidar usuários.'
const botao = page.getByRole('button', { name: 'Convidar' })
const balao = page.getByRole('tooltip')

const convidar = (motivo: string | null, aoClicar = () => {}) => (
  <>
    <BotaoComMotivo motivo={motivo} onClick={aoClicar}>
      Convidar
    </BotaoComMotivo>
    <p>Outra coisa</p>
  </>
)

test('o motivo aparece ao apontar e some ao sair', async () => {
  montar(convidar(MOTIVO))
  await userEvent.hover(botao)
  await expect.element(balao).toHaveTextContent(MOTIVO)
  await userEvent.unhover(botao)
  await expect.element(balao).not.toBeInTheDocument()
})

test('o motivo aparece ao chegar com o teclado, e Escape o tira', async () => {
  montar(convidar(MOTIVO))
  await userEvent.unhover(document.body)
  await userEvent.keyboard('{Tab}')
  await expect.element(botao).toHaveFocus()
  await expect.element(balao).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(balao).not.toBeInTheDocument()
})

test('o motivo continua na tela depois do toque, até tocar em outro lugar', async () => {
  montar(convidar(MOTIVO))
  // Forced, because the driver would wait for the button to be enabled.
  await userEvent.click(botao, { force: true })
  await expect.element(balao).toBeVisible()
  expect(await commands.problemasDeAcesso()).toEqual([])
  await userEvent.click(page.getByText('Outra coisa'))
  await expect.element(balao).not.toBeInTheDocument()
})

test('sem motivo é um botão como outro qualquer', async () => {
  let cliques = 0
  montar(convidar(null, () => cliques++))
  await userEvent.click(botao)
  expect(cliques).toBe(1)
  await expect.element(balao).not.toBeInTheDocument()
})
