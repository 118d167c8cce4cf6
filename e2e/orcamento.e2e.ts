import { expect, type Page } from '@playwright/test'
import { semVivo } from './base/rede.ts'
import { titulo } from './base/tela.ts'
import { test } from './base/teste.ts'

const KB = 1024

/** The compressed bodies of the program's files, as counted by the browser itself. */
const pesar = async (page: Page, visitar: () => Promise<void>) => {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true })
  await semVivo(page)
  const pedidos = new Map<string, { url: string; bytes: number }>()
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.startsWith('http')) pedidos.set(requestId, { url: request.url, bytes: 0 })
  })
  cdp.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const pedido = pedidos.get(requestId)
    if (pedido) pedido.bytes += encodedDataLength
  })
  await visitar()
  await page.waitForLoadState('networkidle')
  // Of data there is as much as other journeys have made.
  const feitos = [...pedidos.values()].filter(({ url }) => !new URL(url).pathname.startsWith('/api/'))
  const lista = feitos.map(({ url, bytes }) => `${bytes} ${new URL(url).pathname}`).join('\n')
  return { pedidos: feitos.length, bytes: feitos.reduce((soma, { bytes }) => soma + bytes, 0), lista }
}

test('o login cabe em 110 KB e 8 pedidos', async ({ page }) => {
  const { pedidos, bytes, lista } = await pesar(page, async () => {
    await page.goto('/login')
    await titulo(page, 'Entrar')
  })
  expect(bytes, lista).toBeLessThanOrEqual(110 * KB)
  expect(pedidos, lista).toBeLessThanOrEqual(8)
})

for (const caminho of ['/assinante', '/fechada', '/boleto'])
  test(`${caminho} cabe em 120 KB e 10 pedidos, e não traz a aplicação`, async ({ page }) => {
    const { pedidos, bytes, lista } = await pesar(page, async () => {
      await page.goto(`${caminho}?t=cortado`)
      await titulo(page, 'Este link não vale mais')
    })
    expect(bytes, lista).toBeLessThanOrEqual(120 * KB)
    expect(pedidos, lista).toBeLessThanOrEqual(10)
    expect(lista).not.toContain('aplicativo')
  })

test('a casca com a primeira lista cabe em 190 KB', async ({ abrirComo }) => {
  const page = await abrirComo()
  const { bytes, lista } = await pesar(page, async () => {
    await page.goto('/admin/usuario')
    await expect(page.getByRole('table').getByRole('link').first()).toBeVisible()
  })
  expect(bytes, lista).toBeLessThanOrEqual(190 * KB)
})

test('a lista de clientes não pede ícones: eles vêm com o programa', async ({ abrirComo }) => {
  const page = await abrirComo()
  const pedidos: string[] = []
  page.on('request', (pedido) => pedidos.push(new URL(pedido.url()).pathname))
  await semVivo(page)
  await page.goto('/admin/cliente')
  await titulo(page, 'Clientes')
  await page.waitForLoadState('networkidle')
  expect(pedidos).toContain('/api/cliente')
  expect(pedidos.filter((caminho) => caminho.startsWith('/api/icone'))).toEqual([])
})

test('as telas seguintes custam no máximo 60 KB cada uma', async ({ abrirComo }) => {
  const page = await abrirComo()
  await semVivo(page)
  await page.goto('/admin/usuario')
  await page.waitForLoadState('networkidle')
  for (const [link, cabecalho] of [
    ['Grupos de permissão', 'Grupos de permissão'],
    ['Empresas', 'Empresas'],
  ] as const) {
    const { bytes, lista } = await pesar(page, async () => {
      await page.getByRole('link', { name: link }).click()
      await titulo(page, cabecalho)
    })
    expect(bytes, lista).toBeLessThanOrEqual(60 * KB)
  }
})
