// @module-tag demorado
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ADMIN } from './testes/admin.ts'
import { MICROSOFT_SEM_CONTATO } from './testes/microsoft-sem-contato.ts'
import { ligarS3DeTeste } from './testes/s3.ts'
import { ligarServidorCalado } from './testes/servidor-calado.ts'
import { ligarSmtp } from './testes/smtp.ts'
import { usarVendas } from './testes/usar-vendas.ts'
import { comecar, mandarParte, pdf } from './vendas/anexo/anexo.fabrica.ts'

const [s3, correio, microsoft] = [
  await ligarS3DeTeste(),
  await ligarServidorCalado(),
  await ligarServidorCalado(),
]
afterAll(() => Promise.all([s3, microsoft].map(({ desligar }) => desligar())))
beforeAll(() => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'x')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'x')
  return () => void vi.unstubAllEnvs()
})

const { s, caixa, dados, totalDe, enviar } = usarVendas({
  ...MICROSOFT_SEM_CONTATO,
  STORAGE_URL: s3.url,
  SMTP_URL: `smtp://127.0.0.1:${correio.porta}`,
  MICROSOFT_ISSUER: `http://127.0.0.1:${microsoft.porta}`,
})

const estados = async () => {
  const { rows } = await s().pool.query(`select state from pgboss.job where name = 'recuperacao'`)
  return rows.map(({ state }) => state)
}
const cronometrar = async <T>(acao: Promise<T>) => {
  const inicio = performance.now()
  return [await acao, performance.now() - inicio] as const
}

test('armazenamento, correio e Microsoft aceitam e se calam: só o que precisa deles espera, e pouco', async () => {
  const id = v7()
  const pedido = dados()
  const total_mostrado = await totalDe(pedido)
  const { corpo: envio } = await comecar(s().pedir, pdf(), { token: caixa.vendedor, venda_id: id })
  const { email } = await s().fabrica.usuario()
  s3.emudecer()

  const [[parte, ms], pelaMicrosoft, porSenha, recuperacao, venda] = await Promise.all([
    cronometrar(mandarParte(s().pedir, envio, 0, pdf())),
    s().pedir('POST', '/auth/login?provedor=microsoft', { corpo: {} }),
    s().pedir('POST', '/auth/login', { corpo: ADMIN }),
    s().pedir('POST', '/auth/recuperar-senha/enviar-email', { corpo: { email } }),
    enviar(pedido, { id, total_mostrado }),
  ])
  expect([parte.status, pelaMicrosoft.status]).toEqual([503, 503])
  expect(parte.cabecalhos['retry-after']).toBeDefined()
  expect(ms).toBeLessThan(5_000)
  expect([porSenha.status, recuperacao.status, venda.status]).toEqual([200, 200, 201])

  // The letter waits for the mail server's first word, and then for the server itself.
  await vi.waitFor(() => expect(correio.abertas.size).toBe(1), { timeout: 45_000 })
  await correio.desligar()
  await vi.waitFor(async () => expect(await estados()).toEqual(['retry']), { timeout: 45_000 })
  const smtp = await ligarSmtp(correio.porta)
  await s().pool.query(`update pgboss.job set start_after = now() where state = 'retry'`)
  await vi.waitFor(async () => expect(await estados()).toEqual(['completed']), { timeout: 45_000 })
  await smtp.desligar()
  expect(smtp.recebidas.map(({ destinos }) => destinos)).toEqual([[email]])
})
