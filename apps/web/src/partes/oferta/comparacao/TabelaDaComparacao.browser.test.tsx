import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { montar } from '#testes/montar.tsx'
import { ofertaDeTeste } from '../oferta.fabrica.ts'
import { TabelaDaComparacao } from './TabelaDaComparacao.tsx'

const planos = (quantos: number) =>
  Array.from({ length: quantos }, (_, i) =>
    ofertaDeTeste({ id: `plano-${i}`, nome: `Fibra Residencial ${i}00` }),
  )

// Less the margins of the dialog.
beforeEach(() => page.viewport(358, 740))

test('num telefone cabem dois planos lado a lado, e um terceiro se alcança rolando', async () => {
  const { mostrar } = montar(<TabelaDaComparacao ofertas={planos(2)} dia="2026-11-16" />)
  const comparacao = page.getByRole('region', { name: 'Comparação' })
  await expect.element(comparacao).toBeVisible()
  expect(comparacao.element().scrollWidth).toBeLessThanOrEqual(comparacao.element().clientWidth)
  mostrar(<TabelaDaComparacao ofertas={planos(3)} dia="2026-11-16" />)
  const terceiro = page.getByRole('columnheader', { name: 'Fibra Residencial 200' })
  await expect.element(terceiro).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(358)
})
