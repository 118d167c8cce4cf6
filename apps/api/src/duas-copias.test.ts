// @module-tag demorado
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type Aplicacao, ligarAplicacao } from '#testes/aplicacao.ts'
import { copiarBanco } from '#testes/banco.ts'
import { urlDoBanco } from '#testes/comandos-de-backup.ts'
import { soltarCarga } from '#testes/copias/carga.ts'
import { chamador } from '#testes/copias/chamar.ts'
import { ligarNginx } from '#testes/copias/nginx.ts'
import { criarPasta } from '#testes/postgres.ts'
import { prepararVendas } from '#testes/preparar-vendas.ts'
import { ligarS3DeTeste } from '#testes/s3.ts'

const ESPERA = { timeout: 60_000, interval: 50 }

/** PostgreSQL, S3 and two copies that share them, behind nginx. */
const ligarTudo = async () => {
  const pasta = criarPasta()
  const { pool, db, conexao, apagar } = await copiarBanco()
  onTestFinished(apagar)
  const s3 = await ligarS3DeTeste()
  onTestFinished(s3.desligar)
  const variaveis = async () => ({
    ...{
      DATABASE_URL: urlDoBanco(conexao),
      STORAGE_URL: s3.url,
      AWS_ACCESS_KEY_ID: 'x',
      AWS_SECRET_ACCESS_KEY: 'x',
    },
    ...{ CHAVE_MESTRA: CHAVE, PUBLIC_URL: 'https://localhost', PROXIES_CONFIAVEIS: 'loopback' },
    METRICS_TOKEN: TOKEN_DAS_METRICAS,
  })
  const copia = async () => {
    const app = await ligarAplicacao(variaveis)
    onTestFinished(app.apagar)
    return app
  }
  const copias = [await copia(), await copia()] as const
  const porta = ({ url }: Aplicacao) => Number(new URL(url).port)
  const nginx = await ligarNginx(join(pasta, 'nginx'), [porta(copias[0]), porta(copias[1])])
  onTestFinished(nginx.desligar)
  const publico = chamador(nginx.https, nginx.ca)
  onTestFinished(publico.fechar)
  return { copias, publico, pool, db, nginx }
}
const TOKEN_DAS_METRICAS = 'segredo-das-metricas-1'
const medir = (url: string) =>
  fetch(`${url}/api/metrics`, { headers: { authorization: `Bearer ${TOKEN_DAS_METRICAS}` } })
const CHAVE = randomBytes(32).toString('base64url')

test('duas cópias atrás do nginx: reiniciadas uma a uma, e uma morta, ninguém perde nada', {
  timeout: 240_000,
}, async () => {
  const { copias, publico, pool, db, nginx } = await ligarTudo()
  const carga = soltarCarga({ chamador: publico, ...(await prepararVendas(publico.chamar, db)) })
  onTestFinished(carga.fechar)
  const maisVendas = (quantas: number) => {
    const meta = carga.vendas.length + quantas
    return vi.waitFor(() => expect(carga.vendas.length).toBeGreaterThanOrEqual(meta), ESPERA)
  }
  const maisAnexos = () => {
    const meta = carga.anexos.length + 1
    return vi.waitFor(() => expect(carga.anexos.length).toBeGreaterThanOrEqual(meta), ESPERA)
  }
  await maisVendas(4)
  for (const copia of copias) {
    expect(await copia.desligar()).toBe(0)
    await maisVendas(4)
    await carga.devagar(copia.ligar)
    await maisAnexos()
  }
  await copias[0].encerrar('SIGKILL')
  await maisVendas(4)
  await carga.parar()

  expect(carga.falhas).toEqual([])
  expect(carga.lidas()).toBeGreaterThan(20)
  const contar = async (tabela: string, ids: string[]) =>
    (await pool.query(`select count(*)::int as n from ${tabela} where id = any($1)`, [ids])).rows[0].n
  expect(await contar('venda', carga.vendas)).toBe(carga.vendas.length)
  expect(await contar('anexo', carga.anexos)).toBe(carga.anexos.length)
  const { rows } = await pool.query('select count(*)::int as n from venda')
  expect(rows[0].n).toBe(carga.vendas.length)

  const jaHavia = new Set(carga.vendas)
  await carga.enviarVenda()
  const nova = carga.vendas.find((id) => !jaHavia.has(id)) ?? ''
  for (const { ouvidas, ligacoes } of carga.ouvintes) {
    await vi.waitFor(() => expect(ouvidas).toContain(nova), ESPERA)
    expect(ligacoes()).toBeGreaterThan(1)
  }

  const aberto = await fetch(`http://127.0.0.1:${nginx.http}/boleto?t=chave-aberta`, { redirect: 'manual' })
  expect([aberto.status, aberto.headers.get('location')]).toEqual([
    301,
    'https://127.0.0.1/boleto?t=chave-aberta',
  ])
  expect((await publico.chamar('GET', '/boleto/publico/pdf?t=chave-do-link')).status).toBe(404)
  // The log is written when the answer is out, so the last line is there before the next answer.
  const metricas = await publico.chamar('GET', '/metrics', { token: TOKEN_DAS_METRICAS })
  expect([metricas.status, (await medir(copias[1].url)).status]).toEqual([404, 200])
  expect(nginx.log()).toMatch(/"GET \/boleto" 301 [\s\S]*"GET \/api\/boleto\/publico\/pdf" 404/)
  expect(nginx.log()).not.toMatch(/chave-aberta|chave-do-link/)
})
