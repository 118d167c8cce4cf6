import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sessao } from '#acesso/sessao/sessao.table.ts'
import { usuario } from '#acesso/usuario/usuario.table.ts'
import { usarServidor } from '#testes/ambiente.ts'

const s = usarServidor()

const renovar = (token: string) => s().pedir('GET', '/auth/refresh', { token })
const me = (token: string) => s().pedir('GET', '/auth/me', { token })

/** As if the last exchange had happened longer ago than two tabs could explain. */
const passarATolerancia = (usuarioId: string) =>
  s()
    .db.update(sessao)
    .set({ renovada_em: sql`now() - interval '11 seconds'` })
    .where(eq(sessao.usuario_id, usuarioId))

test('renovar troca os dois tokens, e os novos valem', async () => {
  const { acesso, renovacao } = await s().fabrica.pessoa()
  const { status, corpo } = await renovar(renovacao)
  expect(status).toBe(200)
  expect(corpo.refresh_token).not.toBe(renovacao)
  expect(corpo.access_token).not.toBe(acesso)
  expect((await me(corpo.access_token)).status).toBe(200)
  expect((await renovar(corpo.refresh_token)).status).toBe(200)
})

test('vinte renovações ao mesmo tempo: uma ganha, nenhuma derruba o servidor nem a sessão', async () => {
  const { renovacao } = await s().fabrica.pessoa()
  const respostas = await Promise.all(Array.from({ length: 20 }, () => renovar(renovacao)))
  const vencedoras = respostas.filter((r) => r.status === 200)
  expect(vencedoras).toHaveLength(1)
  expect(respostas.filter((r) => r.status === 409)).toHaveLength(19)
  expect(respostas.find((r) => r.status === 409)?.corpo.codigo).toBe('SESSAO_JA_RENOVADA')
  expect((await me(vencedoras[0]?.corpo.access_token)).status).toBe(200)
})

test('o token imediatamente anterior, dentro de dez segundos, é de outra aba e não encerra nada', async () => {
  const { renovacao } = await s().fabrica.pessoa()
  const { corpo } = await renovar(renovacao)
  expect((await renovar(renovacao)).status).toBe(409)
  expect((await me(corpo.access_token)).status).toBe(200)
})

test('o token anterior repetido depois da tolerância encerra a sessão inteira', async () => {
  const { id, renovacao } = await s().fabrica.pessoa()
  const { corpo } = await renovar(renovacao)
  await passarATolerancia(id)
  expect((await renovar(renovacao)).status).toBe(401)
  expect((await me(corpo.access_token)).status).toBe(401)
  expect((await renovar(corpo.refresh_token)).status).toBe(401)
  const [fim] = await s().db.select().from(sessao).where(eq(sessao.usuario_id, id))
  expect(fim?.motivo_do_fim).toBe('REUSO')
})

test('um token mais velho que o anterior encerra a sessão mesmo dentro da tolerância', async () => {
  const { renovacao } = await s().fabrica.pessoa()
  const segundo = (await renovar(renovacao)).corpo
  const terceiro = (await renovar(segundo.refresh_token)).corpo
  expect((await renovar(renovacao)).status).toBe(401)
  expect((await me(terceiro.access_token)).status).toBe(401)
})

test('a repetição é percebida também depois de um reinício', async () => {
  const { id, renovacao } = await s().fabrica.pessoa()
  const { corpo } = await renovar(renovacao)
  await passarATolerancia(id)
  const pedir = await s().reiniciado()
  expect((await pedir('GET', '/auth/refresh', { token: renovacao })).status).toBe(401)
  expect((await pedir('GET', '/auth/me', { token: corpo.access_token })).status).toBe(401)
})

test('o fim de uma sessão por repetição não toca as outras da mesma pessoa', async () => {
  const { id, nome, renovacao } = await s().fabrica.pessoa()
  const outra = await s().fabrica.sessao({ id, nome })
  await renovar(renovacao)
  await passarATolerancia(id)
  await renovar(renovacao)
  expect((await me(outra.acesso)).status).toBe(200)
})

test('uma sessão vencida ou de quem foi desativado não renova', async () => {
  const vencida = await s().fabrica.pessoa()
  await s().db.update(sessao).set({ expira_em: sql`now()` }).where(eq(sessao.usuario_id, vencida.id))
  expect((await renovar(vencida.renovacao)).status).toBe(401)
  const desativada = await s().fabrica.pessoa()
  await s().db.update(usuario).set({ ativo: false }).where(eq(usuario.id, desativada.id))
  expect((await renovar(desativada.renovacao)).status).toBe(401)
})

test('a resposta que se perdeu é repetida: o anterior recebe o mesmo sucessor, uma vez passado o instante', async () => {
  const { id, renovacao } = await s().fabrica.pessoa()
  await renovar(renovacao)
  await s()
    .db.update(sessao)
    .set({ renovada_em: sql`now() - interval '3 seconds'` })
    .where(eq(sessao.usuario_id, id))
  const repetida = await renovar(renovacao)
  expect(repetida.status).toBe(200)
  expect((await me(repetida.corpo.access_token)).status).toBe(200)
  expect((await renovar(repetida.corpo.refresh_token)).status).toBe(200)
  // The token before the previous one cannot be a lost answer any more.
  expect((await renovar(renovacao)).status).toBe(401)
  expect((await me(repetida.corpo.access_token)).status).toBe(401)
})

test('o reuso de um token fica no histórico da pessoa', async () => {
  const { id, renovacao } = await s().fabrica.pessoa()
  await renovar(renovacao)
  await passarATolerancia(id)
  await renovar(renovacao)
  const { acesso } = await s().admin()
  const { corpo } = await s().pedir('GET', `/usuario/${id}/historico`, { token: acesso })
  expect(corpo.itens[0]).toMatchObject({ acao: 'REUSO', autor: 'SISTEMA', ip: expect.any(String) })
})
