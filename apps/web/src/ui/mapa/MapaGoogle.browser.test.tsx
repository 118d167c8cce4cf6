import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { atualizarConfiguracao, configuracao } from '#configuracao.ts'
import { montar } from '#testes/montar.tsx'
import { Mapa } from './Mapa.tsx'

/** Replaces the network: Google's script is never requested, and answers when the test says so. */
const semRede = () => {
  const pedidos: HTMLScriptElement[] = []
  const acrescentar = document.head.append.bind(document.head)
  const espia = vi.spyOn(document.head, 'append').mockImplementation((...nos) => {
    const script = nos.find((no) => no instanceof HTMLScriptElement)
    if (script) pedidos.push(script)
    else acrescentar(...nos)
  })
  onTestFinished(() => espia.mockRestore())
  return pedidos
}

const abrir = () => {
  atualizarConfiguracao({ ...configuracao, chave_mapas: 'chave-de-teste' })
  onTestFinished(() => atualizarConfiguracao({ ...configuracao, chave_mapas: null }))
  montar(<Mapa lugar={null} aoMover={() => {}} travado={false} rotulo="Mapa de teste" procurar="" />)
}

const CONVITE = /Clique no mapa/

beforeEach(() => page.viewport(1024, 768))

test('o mapa que não vem é tentado de novo três vezes, cada vez depois de mais tempo', async () => {
  const pedidos = semRede()
  abrir()
  await expect.poll(() => pedidos.length).toBe(1)
  const { searchParams } = new URL(pedidos[0]?.src ?? '')
  expect(searchParams.get('libraries')).toBe('places,marker')
  expect(searchParams.get('v')).toBe('weekly')
  await expect.element(page.getByText(CONVITE)).toBeVisible()
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  for (const [indice, espera] of [1_000, 2_000, 4_000].entries()) {
    pedidos[indice]?.dispatchEvent(new Event('error'))
    await vi.advanceTimersByTimeAsync(espera - 1)
    expect(pedidos).toHaveLength(indice + 1)
    await vi.advanceTimersByTimeAsync(1)
    expect(pedidos).toHaveLength(indice + 2)
  }
  pedidos[3]?.dispatchEvent(new Event('error'))
  await vi.advanceTimersByTimeAsync(60_000)
  vi.useRealTimers()
  expect(pedidos).toHaveLength(4)
  await expect.element(page.getByText(/O mapa não abriu/)).toBeVisible()
  expect(page.getByText(CONVITE).query()).toBeNull()
})

test('o mapa cuja chave o Google recusa também não pede que se clique nele', async () => {
  const pedidos = semRede()
  abrir()
  await expect.poll(() => pedidos.length).toBe(1)
  const { gm_authFailure } = window as { gm_authFailure?: () => void }
  gm_authFailure?.()
  await expect.element(page.getByText(/O mapa não abriu/)).toBeVisible()
  expect(page.getByText(CONVITE).query()).toBeNull()
})
