import { expect, type Page } from '@playwright/test'
import { dadosDeRecurso } from '../apps/api/src/catalogo/recurso/recurso.fabrica.ts'
import { marcaUnica } from './base/pessoas.ts'
import { responder } from './base/rede.ts'
import { esperarToast, titulo } from './base/tela.ts'
import { type Mundo, test } from './base/teste.ts'

const linhas = (page: Page) => page.getByRole('list', { name: 'Recursos' }).getByRole('listitem')
const alca = (page: Page, nome: string) => page.getByRole('button', { name: `Mover ${nome}`, exact: true })
const nomes = (page: Page) => linhas(page).getByRole('link').allTextContents()

/** Only these: positions count all resources, and another journey may have left some. */
const criarRecursos = async ({ api, sql }: Mundo, quais: string[]) => {
  await sql('update recurso set excluido_em = now() where excluido_em is null')
  const { access_token: token } = await api.entrar()
  for (const nome of quais) await api.exigir('POST', '/recurso', { token, corpo: dadosDeRecurso({ nome }) })
}

/** Moves the mouse in steps, as a hand does. */
const arrastar = async (page: Page, nome: string, para: string) => {
  const [de, ate] = [await alca(page, nome).boundingBox(), await alca(page, para).boundingBox()]
  if (!de || !ate) throw new Error('a alça não está na tela')
  await page.mouse.move(de.x + de.width / 2, de.y + de.height / 2)
  await page.mouse.down()
  await page.mouse.move(ate.x + ate.width / 2, ate.y + ate.height / 2, { steps: 8 })
  await page.mouse.up()
}

test('criar com um ícone achado em português, e pôr em ordem com o mouse e com o teclado', async ({
  abrirComo,
  mundo,
}) => {
  const [a, b, novo] = ['Instalação grátis', 'Suporte 24 horas', 'Wi-Fi 6'].map((n) => `${n} ${marcaUnica()}`)
  if (!a || !b || !novo) throw new Error('sem nomes')
  await criarRecursos(mundo, [a, b])
  const page = await abrirComo()
  await page.goto('/admin/recurso')
  await page.getByRole('button', { name: 'Novo recurso' }).click()
  await expect(page).toHaveURL('/admin/recurso?novo=true')
  const gaveta = page.getByRole('dialog', { name: 'Novo recurso' })
  await gaveta.getByRole('button', { name: 'Criar recurso' }).click()
  await expect(gaveta.getByText('Este campo é obrigatório')).toHaveCount(2)
  await gaveta.getByLabel('Nome').fill(novo)
  await gaveta.getByRole('combobox', { name: 'Ícone' }).pressSequentially('foguete')
  await expect(gaveta.getByRole('option', { name: 'rocket', exact: true })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await gaveta.getByRole('button', { name: 'Criar recurso' }).click()
  await esperarToast(page, `${novo} foi criado, no fim da lista`)
  await expect(gaveta).toHaveCount(0)

  const gravada = page.waitForResponse((r) => r.url().endsWith('/recurso/ordem') && r.ok())
  await arrastar(page, novo, a)
  await gravada
  await expect.poll(() => nomes(page)).toEqual([novo, a, b])

  await alca(page, b).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(page.getByText(`${b}, posição 1 de 3.`)).toBeAttached()
  await page.keyboard.press('Space')
  await expect.poll(() => nomes(page)).toEqual([b, novo, a])
  await expect(alca(page, b)).toBeFocused()
  await page.reload()
  await expect.poll(() => nomes(page)).toEqual([b, novo, a])

  await linhas(page).getByRole('link', { name: novo }).click()
  const historico = page.getByRole('dialog').getByRole('region', { name: 'Histórico' })
  await expect(historico).toContainText('Posição3 → 1')
})

test('uma ordem recusada volta atrás, e quem diz é o servidor', async ({ abrirComo, mundo }) => {
  const b = `Antivírus ${marcaUnica()}`
  await criarRecursos(mundo, [`Roteador ${marcaUnica()}`, `Suporte ${marcaUnica()}`, b])
  const page = await abrirComo()
  await page.goto(`/admin/recurso`)
  await titulo(page, 'Recursos')
  await expect(alca(page, b)).toBeVisible()
  const antes = await nomes(page)
  await responder(page, '/recurso/ordem', 409, {
    message: 'Os recursos mudaram enquanto você ordenava.',
    errors: [],
    codigo: 'ORDEM_DESATUALIZADA',
  })
  await page.getByRole('button', { name: `Ações de ${b}` }).click()
  await page.getByRole('menuitem', { name: 'Mover para o começo' }).click()
  await esperarToast(page, 'Os recursos mudaram enquanto você ordenava.')
  await expect.poll(() => nomes(page)).toEqual(antes)
})
