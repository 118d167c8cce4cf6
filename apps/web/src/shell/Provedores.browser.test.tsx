import { useMantineContext } from '@mantine/core'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { Provedores } from './Provedores.tsx'

let desenhos = 0

/** Any part of the kit, such as a button of the header. */
function ParteDoKit() {
  const { colorScheme } = useMantineContext()
  useLayoutEffect(() => {
    desenhos++
  })
  return <p>Tema: {colorScheme}</p>
}

const abrir = (endereco: string) => {
  const raiz = createRootRoute({
    component: () => (
      <>
        <ParteDoKit />
        <Outlet />
      </>
    ),
  })
  const rota = (path: string) =>
    createRoute({ getParentRoute: () => raiz, path, component: () => <h1>{path}</h1> })
  const router = createRouter({
    routeTree: raiz.addChildren(['/um', '/outro', '/assinante'].map(rota)),
    history: createMemoryHistory({ initialEntries: [endereco] }),
    InnerWrap: Provedores,
  })
  const lugar = document.body.appendChild(document.createElement('div'))
  const arvore = createRoot(lugar)
  arvore.render(<RouterProvider router={router as never} />)
  onTestFinished(() => {
    arvore.unmount()
    lugar.remove()
  })
  return router
}

test('passar de uma tela a outra não desenha as peças do kit de novo', async () => {
  const router = abrir('/um')
  await expect.element(page.getByRole('heading', { name: '/um' })).toBeVisible()
  const antes = desenhos
  await router.navigate({ to: '/outro' as never })
  await expect.element(page.getByRole('heading', { name: '/outro' })).toBeVisible()
  expect(desenhos).toBe(antes)
})

test('a página do assinante é clara, venha-se de onde vier', async () => {
  const router = abrir('/um')
  await expect.element(page.getByRole('heading', { name: '/um' })).toBeVisible()
  await router.navigate({ to: '/assinante' as never })
  await expect.element(page.getByText('Tema: light')).toBeVisible()
})
