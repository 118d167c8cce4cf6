import { eq, sql } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import { sessao } from '#acesso/sessao/sessao.table.ts'
import { ADMIN } from '#testes/admin.ts'
import { usarServidor } from '#testes/ambiente.ts'

const s = usarServidor()
const MINUTO = 60_000
const DIA = 24 * 60 * MINUTO

/** The program's clock alone. The database's stands still, as if it were on another machine. */
const acertarRelogio = (instante: number) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(instante)
}
const adiantar = (ms: number) => acertarRelogio(Date.now() + ms)
afterEach(() => void vi.useRealTimers())

/** The database's clock alone: all that it noted about the person's sessions is that much older. */
const adiantarBanco = (usuarioId: string, tempo: string) => {
  const antes = (coluna: typeof sessao.criada_em | typeof sessao.renovada_em | typeof sessao.expira_em) =>
    sql`${coluna} - ${tempo}::interval`
  const { criada_em, renovada_em, expira_em } = sessao
  return s()
    .db.update(sessao)
    .set({ criada_em: antes(criada_em), renovada_em: antes(renovada_em), expira_em: antes(expira_em) })
    .where(eq(sessao.usuario_id, usuarioId))
}

const me = async (token: string) => (await s().pedir('GET', '/auth/me', { token })).status
const renovar = (token: string) => s().pedir('GET', '/auth/refresh', { token })
const fimDe = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).exp * 1000

test.each([
  ['adianta', 2 * MINUTO],
  ['atrasa', -2 * MINUTO],
])(
  'o relógio %s dois minutos: quem estava dentro segue, e renova; acertado, segue ainda',
  async (_, passo) => {
    const { acesso, renovacao } = await s().fabrica.pessoa()
    adiantar(passo)
    expect(await me(acesso)).toBe(200)
    const { status, corpo } = await renovar(renovacao)
    expect(status).toBe(200)
    expect(await me(corpo.access_token)).toBe(200)
    vi.useRealTimers()
    expect(await me(corpo.access_token)).toBe(200)
    expect((await renovar(corpo.refresh_token)).status).toBe(200)
  },
)

test('um minuto depois do fim o token ainda é tolerado, e nem um segundo mais', async () => {
  const { acesso: guardado, renovacao } = await s().fabrica.pessoa()
  const { acesso: nunca_visto } = await s().fabrica.pessoa()
  expect(await me(guardado)).toBe(200)
  acertarRelogio(fimDe(guardado) + 59_000)
  expect(await me(guardado)).toBe(200)
  acertarRelogio(fimDe(guardado) + 61_000)
  expect(await me(guardado)).toBe(401)
  acertarRelogio(fimDe(nunca_visto) + 61_000)
  expect(await me(nunca_visto)).toBe(401)
  acertarRelogio(fimDe(renovacao) + 61_000)
  expect((await renovar(renovacao)).status).toBe(401)
})

/** Two weeks, as it comes, would outlast the eight days. */
const sessoesDeUmaSemana = async () => {
  const { acesso: token } = await s().admin()
  const { corpo } = await s().pedir('GET', '/configuracao', { token })
  const semana = { versao: corpo.versao, dias_da_sessao: 7 }
  expect((await s().pedir('PUT', '/configuracao', { token, corpo: semana })).status).toBe(200)
}

test('oito dias adiante, no programa ou no banco, a sessão acabou e ninguém é dado por roubado; a senha entra', async () => {
  await sessoesDeUmaSemana()
  const doPrograma = await s().fabrica.pessoa()
  const doBanco = await s().fabrica.pessoa()
  await adiantarBanco(doBanco.id, '8 days')
  expect([await me(doBanco.acesso), (await renovar(doBanco.renovacao)).status]).toEqual([401, 401])
  adiantar(8 * DIA)
  expect([await me(doPrograma.acesso), (await renovar(doPrograma.renovacao)).status]).toEqual([401, 401])

  const { acesso, renovacao } = await s().entrar(ADMIN.email, ADMIN.senha)
  expect([await me(acesso), (await renovar(renovacao)).status]).toEqual([200, 200])
  const { rows } = await s().pool.query(`select 1 from sessao where motivo_do_fim = 'REUSO'`)
  expect(rows).toEqual([])
})
