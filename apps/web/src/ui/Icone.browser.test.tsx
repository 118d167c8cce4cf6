import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { montar } from '#testes/montar.tsx'
import { guardarDesenho } from './desenhos.ts'
import { Icone } from './Icone.tsx'

test('o ícone que o código nomeia é desenhado na hora, sem pedir nada', async () => {
  guardarDesenho('tabler:de-teste', [['path', { d: 'M3 12h18', stroke: 'currentColor' }]])
  montar(<Icone nome="tabler:de-teste" rotulo="Traço" tamanho={24} />)
  const icone = page.getByRole('img', { name: 'Traço' })
  await expect.element(icone).toBeVisible()
  expect(icone.element().querySelector('path')?.getAttribute('d')).toBe('M3 12h18')
})
