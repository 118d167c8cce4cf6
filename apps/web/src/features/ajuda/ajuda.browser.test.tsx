import { beforeEach, expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { montarApp } from '#testes/montarApp.tsx'

const semApi = () => undefined
/** With no permission at all. */
const abrir = (endereco: string, esquema?: 'light' | 'dark') => montarApp(endereco, [], semApi, esquema)

const titulo = (nome: string, level = 1) => page.getByRole('heading', { name: nome, level, exact: true })
const ajuda = page.getByRole('link', { name: 'Ajuda desta tela (abre em outra aba)' })
const busca = page.getByRole('searchbox', { name: 'Buscar no manual' })
const sumario = page.getByRole('navigation', { name: 'Páginas do manual' })

beforeEach(() => page.viewport(1440, 900))

test('o índice abre sem permissão nenhuma, e dele se chega a uma página', async () => {
  const { endereco } = abrir('/ajuda')
  await expect.element(titulo('Manual do Balcão')).toBeVisible()
  await sumario.getByRole('link', { name: 'O dia do analista' }).click()
  await expect.element(titulo('O dia do analista')).toBeVisible()
  expect(endereco()).toBe('/ajuda/dia-do-analista')
  await expect.element(sumario.getByRole('link', { name: 'Conferir os documentos' })).toBeVisible()
})

test('o link de uma tela leva à seção dela, em outra aba, e a seção recebe o foco', async () => {
  abrir('/cliente')
  await expect.element(ajuda).toHaveAttribute('target', '_blank')
  const { endereco } = abrir(
    new URL((ajuda.element() as HTMLAnchorElement).href).href.replace(location.origin, ''),
  )
  await expect.element(titulo('Consultar um cliente', 2)).toHaveFocus()
  expect(endereco()).toBe('/ajuda/clientes#consultar-um-cliente')
})

test('cada etapa da venda tem a sua seção, e o que ninguém conhece leva ao índice', async () => {
  const daEtapa = abrir('/ajuda?tela=%2F_app%2Fvendedor%2Fvenda%2F%24id%2F%24etapa&etapa=endereco')
  await expect.poll(() => decodeURIComponent(daEtapa.endereco())).toBe('/ajuda/dia-do-vendedor#endereço')
  await expect.element(titulo('Endereço', 3)).toHaveFocus()
  const deNada = abrir('/ajuda?tela=toString&etapa=constructor')
  await expect.poll(deNada.endereco).toBe('/ajuda')
})

test('a busca acha sem acento, diz onde está, e o achado abre na seção', async () => {
  const { endereco } = abrir('/ajuda/para-todos')
  await busca.fill('promocoes cupom')
  const achado = page.getByRole('link', { name: 'Começar um provedor do zero › 6. As promoções' })
  await expect.element(achado).toBeVisible()
  await expect.element(busca).toHaveFocus()
  await achado.click()
  await expect.element(titulo('6. As promoções', 2)).toHaveFocus()
  await expect.element(busca).toHaveValue('')
  await userEvent.fill(busca, 'xyzzy')
  await expect.element(page.getByText('O manual não fala de “xyzzy”', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Limpar a busca' }).click()
  await expect.element(titulo('Começar um provedor do zero')).toBeVisible()
  expect(endereco()).toBe('/ajuda/comecar-um-provedor')
})

test('uma página que não existe diz isso', async () => {
  abrir('/ajuda/nao-ha')
  await expect.element(titulo('404!')).toBeVisible()
})

test('no celular o sumário vem fechado, nada passa da largura, e as imagens esperam a vez', async () => {
  await page.viewport(390, 844)
  abrir('/ajuda/dia-do-analista', 'dark')
  await expect.element(titulo('O dia do analista')).toBeVisible()
  expect(sumario.getByRole('link', { name: 'Clientes' }).query()).toBeNull()
  expect(document.documentElement.scrollWidth).toBe(390)
  expect(busca.element().getBoundingClientRect().right).toBeLessThan(380)
  const imagens = [...document.querySelectorAll<HTMLImageElement>('main img')]
  expect(imagens.length).toBeGreaterThan(0)
  expect(imagens.every(({ loading, width, alt }) => loading === 'lazy' && width > 0 && alt)).toBe(true)
  expect(await commands.problemasDeAcesso()).toEqual([])
})
