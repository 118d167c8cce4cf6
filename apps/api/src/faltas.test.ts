// @module-tag demorado
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Aplicacao } from './testes/aplicacao.ts'
import { type Falta, faltas, ligarParaFaltas, provocar } from './testes/faltas/faltas.ts'

let app: Aplicacao
beforeAll(async () => {
  app = await ligarParaFaltas()
})
afterAll(() => app.apagar())

const PEDEM_QUE_TENTE_DE_NOVO = ['503', 'sem resposta']

test.each(Object.keys(faltas) as Falta[])(
  '%s, com vinte a gravar: quem grava tenta de novo, tudo volta sozinho e nada se perde',
  { timeout: 90_000 },
  async (falta) => {
    const { problemas, respostas } = await provocar(app, falta, 1)
    expect(problemas).toEqual([])
    expect(PEDEM_QUE_TENTE_DE_NOVO.some((resposta) => respostas.has(resposta))).toBe(true)
  },
)
