import { expect, test, vi } from 'vitest'
import { usarServidor } from '#testes/ambiente.ts'
import { linkDaCarta } from '#testes/cartas.ts'
import { portaLivre } from '#testes/porta-livre.ts'
import { ligarSmtp } from '#testes/smtp.ts'

const porta = await portaLivre()
const s = usarServidor({ SMTP_URL: `smtp://127.0.0.1:${porta}` })

const estados = async () => {
  const { rows } = await s().pool.query<{ state: string }>(
    `select state from pgboss.job where name = 'recuperacao'`,
  )
  return rows.map((r) => r.state)
}

test('com o servidor de e-mail fora, a recuperação responde e a carta sai uma vez, depois', async () => {
  const { email } = await s().fabrica.usuario()
  const resposta = await s().pedir('POST', '/auth/recuperar-senha/enviar-email', { corpo: { email } })
  expect(resposta.status).toBe(200)
  await vi.waitFor(async () => expect(await estados()).toEqual(['retry']), { timeout: 45_000 })

  const smtp = await ligarSmtp(porta)
  // As if the time until the next try had passed.
  await s().pool.query(`update pgboss.job set start_after = now() where state = 'retry'`)
  await vi.waitFor(() => expect(smtp.recebidas).toHaveLength(1), { timeout: 45_000 })
  await vi.waitFor(async () => expect(await estados()).toEqual(['completed']), { timeout: 45_000 })
  // By the time that a later letter is out, the queue has looked again.
  const { email: depois } = await s().fabrica.usuario()
  await s().pedir('POST', '/auth/recuperar-senha/enviar-email', { corpo: { email: depois } })
  await vi.waitFor(async () => expect(await estados()).toEqual(['completed', 'completed']), {
    timeout: 45_000,
  })
  await smtp.desligar()
  expect(smtp.recebidas.map((c) => c.destinos)).toEqual([[email], [depois]])

  const { token } = linkDaCarta({ texto: smtp.recebidas[0]?.text ?? '' })
  const definida = await s().pedir('POST', '/auth/senha', { token, corpo: { senha: 'girassol no telhado' } })
  expect(definida.status).toBe(200)
})

test.each(['a@b.br\r\nBcc: x@y.br', 'a@b.br, x@y.br', 'a@b.br\nx', '"a b"@c.br', 'a@b.br>', '<a@b.br'])(
  'o endereço %j é recusado',
  async (email) => {
    const resposta = await s().pedir('POST', '/auth/recuperar-senha/enviar-email', { corpo: { email } })
    expect(resposta).toMatchObject({
      status: 400,
      corpo: { campos: { email: ['Informe um e-mail válido'] } },
    })
  },
)
