// @module-tag demorado
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Aplicacao } from './testes/aplicacao.ts'
import { type BancoProprio, bancoProprio } from './testes/faltas/banco-proprio.ts'
import { conferirGravados } from './testes/faltas/conferir.ts'
import { encherDiario, montarDiscoPequeno } from './testes/faltas/disco.ts'
import { canais, soltarEscritores } from './testes/faltas/escritores.ts'
import { ate, ligarParaFaltas } from './testes/faltas/faltas.ts'

const linux = process.platform === 'linux'
const disco = linux ? montarDiscoPequeno() : null
let app: Aplicacao
let banco: BancoProprio
afterAll(() => disco?.desmontar())
beforeAll(async () => {
  app = await ligarParaFaltas(disco?.pasta)
  banco = bancoProprio(app.pasta)
})
afterAll(() => (disco ? app.desligar() : app.apagar()))

/**
 * Fills the disk; writers are told to come back, and the program says that it is not ready. Empties it; the
 * program goes on.
 */
const semEspaco = async (encher: () => unknown, esvaziar: () => unknown) => {
  const prazo = AbortSignal.timeout(50_000)
  const escritores = await soltarEscritores(app.url, canais(`sem espaço ${Date.now()}`))
  const recusadas = () => escritores.respostas.get('503') ?? 0
  try {
    await escritores.maisConfirmados(40, prazo)
    await encher()
    try {
      await ate(prazo, async () => recusadas() > 0)
      await ate(prazo, async () => !(await app.pronta()))
      const antes = recusadas()
      await ate(prazo, async () => recusadas() > antes)
      expect(await app.pronta()).toBe(false)
    } finally {
      await esvaziar()
    }
    await ate(prazo, app.pronta)
    await escritores.maisConfirmados(40, prazo)
  } finally {
    await escritores.parar()
  }
  expect([...escritores.estranhas]).toEqual([])
  expect(await conferirGravados(banco, escritores.confirmados)).toEqual([])
  expect(app.vive()).toBe(true)
}

test.runIf(disco)(
  'disco cheio: quem grava ouve que tente de novo, o programa se diz não pronto, e com espaço segue sozinho',
  { timeout: 60_000 },
  () =>
    semEspaco(
      () => disco?.encher(),
      () => disco?.esvaziar(),
    ),
)

test.runIf(linux)(
  'sem espaço nem para o diário o banco para: o programa se diz não pronto, e com espaço o traz de volta',
  { timeout: 60_000 },
  async () => {
    const caixa: { esvaziar?: () => Promise<void> } = {}
    const encher = async () => {
      caixa.esvaziar = await encherDiario(banco)
    }
    await semEspaco(encher, () => caixa.esvaziar?.())
  },
)
