import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { alongarBloqueios } from '#testes/alongar-bloqueios.ts'
import { linkDaCarta } from '#testes/cartas.ts'
import { portaLivre } from '#testes/porta-livre.ts'
import { ligarSmtp } from '#testes/smtp.ts'
import { usarAceites } from '#testes/usar-aceites.ts'

const porta = await portaLivre()
const { s, caixa, dados, aguardando, ingressar, aceitar } = usarAceites(
  {},
  { SMTP_URL: `smtp://127.0.0.1:${porta}` },
)
const correio: { smtp?: Awaited<ReturnType<typeof ligarSmtp>> } = {}
beforeAll(async () => {
  correio.smtp = await ligarSmtp(porta)
})
afterAll(() => correio.smtp?.desligar())

const comEmail = (email: string) => {
  const base = dados()
  return aguardando({ ...base, cliente: { ...base.cliente, email } })
}
const mandar = ({ id }: { id: string }) =>
  s().pedir('POST', `/venda/${id}/link/email`, { token: caixa.vendedor })
const tokensPara = (email: string) =>
  (correio.smtp?.recebidas ?? [])
    .filter(({ destinos }) => destinos.includes(email))
    .map(({ text }) => new URL(linkDaCarta({ texto: text ?? '' }).link).searchParams.get('t'))
const chegam = (email: string, tokens: string[]) =>
  vi.waitFor(() => expect(tokensPara(email)).toEqual(tokens), { timeout: 45_000 })

test('o mesmo link vai de novo a pedido; depois do aceite vai o da venda fechada', async () => {
  const email = 'assinante@exemplo.com.br'
  const pedida = await comEmail(email)
  const { venda, t, fechada } = pedida
  await chegam(email, [t])
  const mandada = await mandar(venda)
  expect([mandada.status, mandada.corpo.email]).toEqual([202, 'a***@exemplo.com.br'])
  await chegam(email, [t, t])
  await aceitar(await ingressar(pedida))
  await chegam(email, [t, t, fechada])
  expect((await mandar(venda)).status).toBe(202)
  await chegam(email, [t, t, fechada, fechada])
})

test('a mesma carta não enche a caixa de ninguém', async () => {
  const { venda } = await comEmail('cheia@exemplo.com.br')
  for (let i = 0; i < 6; i++) expect((await mandar(venda)).status).toBe(202)
  await alongarBloqueios(s().db)
  expect((await mandar(venda)).status).toBe(429)
})
