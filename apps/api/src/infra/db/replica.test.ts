// @module-tag demorado
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { dadosDeCliente } from '#clientes/cliente/cliente.fabrica.ts'
import { umaEmpresa } from '#provedor/empresa/empresa.fabrica.ts'
import { ADMIN } from '#testes/admin.ts'
import { ligarAplicacao } from '#testes/aplicacao.ts'
import { chamadorLocal } from '#testes/faltas/chamar.ts'
import { consultar, criarPasta, ligar } from '#testes/postgres.ts'
import { abrirCaminho, ligarReplica } from '#testes/replica.ts'
import { conectar } from './conexao.ts'
import type { Conexao } from './postgres/servidor.ts'

const ESPERA = { timeout: 30_000, interval: 50 }
const endereco = ({ host, port, user, database }: Conexao) =>
  `postgresql:///${database}?${new URLSearchParams({ host, port: String(port), user })}`

const ligarTudo = async () => {
  const pasta = criarPasta()
  abrirCaminho(pasta)
  const primario = await ligar(pasta)
  const replica = await ligarReplica(primario.conexao, join(pasta, 'postgres'), join(pasta, 'replica'))
  onTestFinished(replica.desligar)
  const app = await ligarAplicacao(async () => ({
    ...{ ADMIN_EMAIL: ADMIN.email, ADMIN_SENHA: ADMIN.senha },
    ...{ DATABASE_URL: endereco(primario.conexao), DATABASE_REPLICA_URL: endereco(replica.conexao) },
  }))
  onTestFinished(app.apagar)
  const { pool, db } = conectar(primario.conexao, () => {})
  const { id: empresa } = await umaEmpresa(db)
  await pool.end()
  const { chamar, entrar } = chamadorLocal(app.url)
  const { token } = await entrar()
  return {
    replica,
    empresa,
    app,
    chamar: (metodo: string, caminho: string, corpo?: unknown) => chamar(metodo, caminho, { token, corpo }),
  }
}

test('a lista vem da réplica, mas nunca velha; atrasada ou parada, quem responde é o principal', {
  timeout: 180_000,
}, async () => {
  const { replica, empresa, app, chamar } = await ligarTudo()
  const naReplica = <L extends object>(sql: string) =>
    consultar<L>({ ...replica.conexao, user: 'postgres' }, sql)
  const criar = async () => {
    const { status, texto } = await chamar('POST', '/cliente', dadosDeCliente(empresa))
    expect([status, texto]).toEqual([201, expect.any(String)])
    return (JSON.parse(texto) as { id: string }).id
  }
  const listar = async () => {
    const { status, texto } = await chamar('GET', '/cliente?limite=50')
    expect(status).toBe(200)
    return (JSON.parse(texto) as { itens: { id: string }[] }).itens.map(({ id }) => id)
  }
  const listadasLa = async (desde: string) => {
    const [{ quantas = 0 } = {}] = await naReplica<{ quantas: number }>(
      `select count(*)::int as quantas from pg_stat_activity
        where application_name = 'balcao-leitura' and query like '%c.resumo from cliente%'
        and query_start > '${desde}'`,
    )
    return quantas
  }
  /** Until the replica has answered a list, which always shows these. */
  const ateVirDeLa = (ids: string[]) =>
    vi.waitFor(async () => {
      const [{ agora = '' } = {}] = await naReplica<{ agora: string }>('select now()::text as agora')
      expect(await listar()).toEqual(expect.arrayContaining(ids))
      expect(await listadasLa(agora)).toBeGreaterThan(0)
    }, ESPERA)

  const primeiro = await criar()
  await ateVirDeLa([primeiro])

  await naReplica('select pg_wal_replay_pause()')
  const segundo = await criar()
  expect(await listar()).toEqual(expect.arrayContaining([primeiro, segundo]))
  expect(await naReplica(`select id from cliente where id = '${segundo}'`)).toEqual([])
  await naReplica('select pg_wal_replay_resume()')
  await ateVirDeLa([primeiro, segundo])

  await replica.desligar()
  expect(await listar()).toEqual(expect.arrayContaining([primeiro, segundo]))
  const terceiro = await criar()
  expect(await listar()).toContain(terceiro)
  expect(app.vive()).toBe(true)
})
