import { Id } from '@balcao/contract/base/comum'
import { expect, test } from 'vitest'
import { comIds } from './ids.ts'

test('muitos ids de uma vez: todos diferentes, em ordem e aceitos pelo contrato', () => {
  const novos = (quantos: number) => comIds(Array.from({ length: quantos }, () => ({}))).map((l) => l.id)
  const ids = [...novos(5_000), ...novos(1)]
  expect(new Set(ids).size).toBe(5_001)
  expect(ids.slice(0, 5_000)).toEqual(ids.slice(0, 5_000).toSorted())
  for (const id of ids) expect(Id.safeParse(id).success).toBe(true)
  expect(novos(0)).toEqual([])
})
