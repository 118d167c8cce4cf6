import { afterAll, vi } from 'vitest'
import { page } from 'vitest/browser'
import { banco } from '#aparelho/banco.ts'
import { queryClient } from '#consultas.ts'

/** All files share one page. Each leaves it as it found it. */
afterAll(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  queryClient.clear()
  localStorage.clear()
  sessionStorage.clear()
  await esvaziarAparelho()
  await page.viewport(1440, 900)
})

const esvaziarAparelho = async () => {
  const aberto = await banco().catch(() => undefined)
  if (!aberto) return
  const nomes = [...aberto.objectStoreNames]
  const troca = aberto.transaction(nomes, 'readwrite')
  await Promise.all([...nomes.map((nome) => troca.objectStore(nome).clear()), troca.done])
}
