import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sessao } from '#acesso/sessao/sessao.table.ts'
import { usarServidor } from '#testes/ambiente.ts'

const s = usarServidor()

const renovar = (token: string) => s().pedir('GET', '/auth/refresh', { token })
const me = (token: string) => s().pedir('GET', '/auth/me', { token })

/** As if all of the person's sessions had been opened and renewed that much earlier. */
const passar = (usuarioId: string, tempo: string) =>
  s()
    .db.update(sessao)
    .set({
      criada_em: sql`${sessao.criada_em} - ${tempo}::interval`,
      renovada_em: sql`${sessao.renovada_em} - ${tempo}::interval`,
    })
    .where(eq(sessao.usuario_id, usuarioId))
const vencer = (usuarioId: string, tempo: string) =>
  s()
    .db.update(sessao)
    .set({ expira_em: sql`${sessao.expira_em} - ${tempo}::interval` })
    .where(eq(sessao.usuario_id, usuarioId))

const segundosDe = (token: string) => {
  const { exp, iat } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  return exp - iat
}
const acoesDe = async (id: string) => {
  const { acesso } = await s().admin()
  const { corpo } = await s().pedir('GET', `/usuario/${id}/historico`, { token: acesso })
  return corpo.itens.map((linha: { acao: string }) => linha.acao)
}
const salvarMaximo = async (dias: number | null) => {
  const { acesso: token } = await s().admin()
  const { corpo } = await s().pedir('GET', '/configuracao', { token })
  const salvo = await s().pedir('PUT', '/configuracao', {
    token,
    corpo: { versao: corpo.versao, dias_maximos_da_sessao: dias },
  })
  expect(salvo.status).toBe(200)
}

test('por mais que se renove, a sessão acaba em 30 dias, e nenhum token dela passa disso', async () => {
  const { id, renovacao } = await s().fabrica.pessoa()
  await passar(id, '29 days 23 hours 55 minutes')
  const { status, corpo } = await renovar(renovacao)
  expect(status).toBe(200)
  for (const token of [corpo.access_token, corpo.refresh_token])
    expect(segundosDe(token)).toBeLessThanOrEqual(300)
  expect((await me(corpo.access_token)).status).toBe(200)

  await passar(id, '5 minutes')
  await vencer(id, '5 minutes')
  expect((await me(corpo.access_token)).status).toBe(401)
  expect((await renovar(corpo.refresh_token)).status).toBe(401)
  // The session was only too old; nothing was stolen.
  expect(await acoesDe(id)).not.toContain('REUSO')
})

test('uma sessão aberta antes de haver limite também acaba na renovação seguinte', async () => {
  const { id, renovacao } = await s().fabrica.pessoa()
  await passar(id, '31 days')
  expect((await renovar(renovacao)).status).toBe(401)
  expect(await acoesDe(id)).not.toContain('REUSO')
})

test('baixar o limite vale na hora para as sessões abertas, e só para as velhas demais', async () => {
  const velha = await s().fabrica.pessoa()
  const nova = await s().fabrica.pessoa()
  await passar(velha.id, '3 days')
  expect((await me(velha.acesso)).status).toBe(200)
  await salvarMaximo(2)
  expect((await me(velha.acesso)).status).toBe(401)
  expect((await me(nova.acesso)).status).toBe(200)
  expect(segundosDe((await renovar(nova.renovacao)).corpo.refresh_token)).toBeLessThanOrEqual(2 * 24 * 3600)
  // After the limit is raised again, ended sessions stay ended.
  await salvarMaximo(null)
  expect((await me(velha.acesso)).status).toBe(401)
  expect((await renovar(velha.renovacao)).status).toBe(401)
  expect(await acoesDe(velha.id)).not.toContain('REUSO')
})
