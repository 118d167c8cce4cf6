import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { atualizarConfiguracao, configuracao } from '#configuracao.ts'
import { queryClient } from '#consultas.ts'
import { montar } from '#testes/montar.tsx'
import { entrarCom } from '#testes/pessoa.ts'
import { Cabecalho } from './Cabecalho.tsx'

const nada = () => {}
const NaTela = () => <Cabecalho recolhido={false} aoRecolher={nada} aoAbrirMenu={nada} aoSair={nada} />

test.each([360, 390])('num telefone de %i o nome do provedor aparece inteiro', async (largura) => {
  await page.viewport(largura, 740)
  const antes = { ...configuracao }
  atualizarConfiguracao({ ...antes, marca: 'NetVale Internet' })
  onTestFinished(() => atualizarConfiguracao(antes))
  const falso = vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json({}, { status: 404 }))
  onTestFinished(() => falso.mockRestore())
  entrarCom([])
  const router = createRouter({
    routeTree: createRootRoute({ component: NaTela }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  montar(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  )
  const nome = page.getByText('NetVale Internet', { exact: true })
  await expect.element(nome).toBeVisible()
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = nome.element()
  expect([scrollWidth, scrollHeight]).toEqual([clientWidth, clientHeight])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(largura)
})
