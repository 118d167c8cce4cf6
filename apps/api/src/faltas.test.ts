import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Aplicacao } from './teste/aplicacao.ts'
import { type Falta, faltas, ligarParaFaltas, provocar } from './teste/faltas/faltas.ts'

let app: Aplicacao
beforeAll(async () => {
  app = await ligarParaFaltas()
})
afterAll(() => app.apagar())

test.each(Object.keys(faltas) as Falta[])(
  '%s, com vinte a gravar: o programa vive, pede que tentem de novo, volta sozinho e não perde nada',
  { timeout: 60_000 },
  async (falta) => {
    const { problemas, respostas } = await provocar(app, falta, 1)
    expect(problemas).toEqual([])
    expect(respostas.get('503')).toBeGreaterThan(0)
  },
)
