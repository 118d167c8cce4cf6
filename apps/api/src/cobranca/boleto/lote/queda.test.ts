// @module-tag demorado
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { umPlano } from '#catalogo/plano/plano.fabrica.ts'
import { umaConta } from '#cobranca/conta-bancaria/conta-bancaria.fabrica.ts'
import { umaEmpresa } from '#provedor/empresa/empresa.fabrica.ts'
import { ADMIN } from '#testes/admin.ts'
import { type Aplicacao, ligarAplicacao } from '#testes/aplicacao.ts'
import { copiarBanco } from '#testes/banco.ts'
import { multiplicarContratos } from '#testes/multiplicar-contratos.ts'
import { umContrato } from '#vendas/contrato/contrato.fabrica.ts'
import { boletoLote } from '../lote.table.ts'

const CONTRATOS = 3_000
type Banco = Awaited<ReturnType<typeof copiarBanco>>
let [banco, app]: [Banco, Aplicacao] = [undefined as never, undefined as never]

beforeAll(async () => {
  banco = await copiarBanco()
  const { host, port, user, database } = banco.conexao
  const consulta = new URLSearchParams({ host, port: String(port), user })
  app = await ligarAplicacao(async () => ({ DATABASE_URL: `postgres:///${database}?${consulta}` }))
})
afterAll(async () => {
  await app.apagar()
  await banco.apagar()
})

const entrar = async () => {
  const resposta = await fetch(`${app.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMIN),
  })
  return ((await resposta.json()) as { access_token: string }).access_token
}

test('morto com kill -9 no meio e ligado de novo, o lote termina: cada contrato uma vez', {
  timeout: 120_000,
}, async () => {
  const { db, pool } = banco
  const { id: empresa_id } = await umaEmpresa(db, {})
  await umaConta(db, { empresa_id })
  const { id: plano_id } = await umPlano(db, {})
  const molde = await umContrato(db, { empresa_id, plano_id, meses: 2 })
  await multiplicarContratos(pool, molde, CONTRATOS - 1)
  const competencia = molde.hoje.slice(0, 7)
  const resposta = await fetch(`${app.url}/api/boleto/lote`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${await entrar()}` },
    body: JSON.stringify({ empresa_id, competencia }),
  })
  expect(resposta.status).toBe(202)
  const { id } = (await resposta.json()) as { id: string }
  const lote = async () => {
    const [lido] = await db.select().from(boletoLote).where(eq(boletoLote.id, id))
    if (!lido) throw new Error('sem lote')
    return lido
  }
  await vi.waitUntil(async () => (await lote()).vistos > 0, { timeout: 30_000, interval: 5 })
  await app.encerrar('SIGKILL')
  const noMeio = await lote()
  expect(noMeio).toMatchObject({ situacao: 'EM_ANDAMENTO' })
  expect(noMeio.vistos).toBeLessThan(CONTRATOS)
  await app.ligar()
  await vi.waitUntil(async () => (await lote()).situacao === 'CONCLUIDO', { timeout: 60_000, interval: 50 })
  expect(await lote()).toMatchObject({ vistos: CONTRATOS, emitidos: CONTRATOS, falhas: 0, sem_cobranca: 0 })
  const { rows } = await pool.query(
    `select count(*)::int as boletos, count(distinct cliente_plano_id)::int as contratos,
       count(distinct nosso_numero)::int as numeros, sum(valor)::bigint as valor from boleto`,
  )
  expect(rows[0]).toMatchObject({ boletos: CONTRATOS, contratos: CONTRATOS, numeros: CONTRATOS })
  expect(Number(rows[0].valor)).toBe((await lote()).valor)
})
