import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { montar } from '#testes/montar.tsx'
import { Divisoria, Item, Opcao, OpcaoUnica, Rotulo } from './itens.tsx'
import { Menu } from './Menu.tsx'

const aoSair = vi.fn()
const aoMarcar = vi.fn()

const menu = (
  <>
    <Menu abreAoPassar botao={(ligacao) => <button {...ligacao}>Ações</button>}>
      <Rotulo>Maria Souza</Rotulo>
      <OpcaoUnica marcada onClick={() => {}}>
        Claro
      </OpcaoUnica>
      <Opcao marcada={false} onClick={aoMarcar}>
        E-mail
      </Opcao>
      <Divisoria />
      <Item onClick={aoSair}>Sair</Item>
    </Menu>
    <button type="button">Depois</button>
  </>
)

const botao = page.getByRole('button', { name: 'Ações' })
const painel = page.getByRole('menu', { name: 'Ações' })
const item = (nome: string) =>
  page.getByRole(/mail/.test(nome) ? 'menuitemcheckbox' : 'menuitem', { name: nome })
const primeiro = page.getByRole('menuitemradio', { name: 'Claro' })

const montarMenu = async (esquema?: 'light' | 'dark') => {
  montar(menu, esquema)
  await expect.element(botao).toBeVisible()
}

beforeEach(async () => {
  vi.clearAllMocks()
  await page.viewport(1440, 900)
  await userEvent.unhover(document.body)
})

describe('com o teclado', () => {
  test('Enter abre no primeiro item, as setas dão a volta e Escape devolve o foco', async () => {
    await montarMenu()
    await userEvent.keyboard('{Tab}')
    await userEvent.keyboard('{Enter}')
    await expect.element(primeiro).toHaveFocus()
    await expect.element(botao).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(item('Sair')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(primeiro).toHaveFocus()
    await userEvent.keyboard('{End}{Home}{ArrowDown}')
    await expect.element(item('E-mail')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(painel).not.toBeInTheDocument()
    await expect.element(botao).toHaveFocus()
    await expect.element(botao).toHaveAttribute('aria-expanded', 'false')
  })

  test('seta para baixo também abre, e Tab segue adiante a partir do botão', async () => {
    await montarMenu()
    await userEvent.keyboard('{Tab}')
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(primeiro).toHaveFocus()
    await userEvent.keyboard('{Tab}')
    await expect.element(page.getByRole('button', { name: 'Depois' })).toHaveFocus()
    await expect.element(painel).not.toBeInTheDocument()
  })
})

describe('com o mouse', () => {
  test('escolher fecha; marcar não', async () => {
    await montarMenu()
    await userEvent.click(botao)
    await userEvent.click(item('E-mail'))
    expect(aoMarcar).toHaveBeenCalledOnce()
    await expect.element(painel).toBeVisible()
    await userEvent.click(item('Sair'))
    expect(aoSair).toHaveBeenCalledOnce()
    await expect.element(painel).not.toBeInTheDocument()
    await expect.element(botao).toHaveFocus()
  })

  test('um segundo clique no botão fecha, e um clique fora também', async () => {
    await montarMenu()
    await userEvent.click(botao)
    await expect.element(painel).toBeVisible()
    await userEvent.click(botao)
    await expect.element(painel).not.toBeInTheDocument()
    await userEvent.click(botao)
    await userEvent.click(page.getByRole('button', { name: 'Depois' }))
    await expect.element(painel).not.toBeInTheDocument()
  })

  test('parar em cima abre sem tomar o foco e sair fecha; um clique faz ficar', async () => {
    await montarMenu()
    await userEvent.hover(botao)
    await expect.element(painel).toBeVisible()
    await expect.element(primeiro).not.toHaveFocus()
    await userEvent.unhover(botao)
    await expect.element(painel).not.toBeInTheDocument()
    await userEvent.hover(botao)
    await expect.element(painel).toBeVisible()
    await userEvent.click(botao)
    await expect.element(primeiro).toHaveFocus()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    await userEvent.unhover(botao)
    vi.advanceTimersByTime(10_000)
    await expect.element(painel).toBeVisible()
  })
})

test.each(['left:0;top:0', 'right:0;top:0', 'left:0;bottom:0', 'right:0;bottom:0'])(
  'abre para dentro da janela com o botão em %s',
  async (canto) => {
    await page.viewport(390, 844)
    await montarMenu()
    botao.element().setAttribute('style', `position:fixed;${canto}`)
    await userEvent.click(botao)
    await expect.element(painel).toBeVisible()
    const { left, top, right, bottom } = painel.element().getBoundingClientRect()
    expect(Math.min(left, top)).toBeGreaterThanOrEqual(0)
    expect(right).toBeLessThanOrEqual(390)
    expect(bottom).toBeLessThanOrEqual(844)
  },
)

test.each(['light', 'dark'] as const)('acessível aberto, tema %s', async (esquema) => {
  await montarMenu(esquema)
  await userEvent.click(botao)
  await expect.element(painel).toBeVisible()
  expect(await commands.problemasDeAcesso()).toEqual([])
})
