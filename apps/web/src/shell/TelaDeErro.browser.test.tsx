import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { montarApp } from '#testes/montarApp.tsx'

const aberta = (titulo: string) => expect.poll(() => document.title).toBe(titulo)

test('um endereço que não existe diz isso no título da janela', async () => {
  const { router } = montarApp('/nao-existe', [], () => undefined)
  await expect.element(page.getByRole('heading', { name: '404!' })).toBeVisible()
  await aberta('Página não encontrada · Balcão')
  await router.navigate({ to: '/fechada' })
  await aberta('Venda fechada · Balcão')
})

test('um registro que não existe diz isso no título, e não o nome da tela', async () => {
  montarApp(
    '/admin/canal-venda/019a0000-0000-7000-8000-000000000001',
    ['EDITAR.CANAL_VENDA'],
    () => undefined,
  )
  await expect.element(page.getByRole('heading', { name: '404!' })).toBeVisible()
  await aberta('Página não encontrada · Balcão')
})
