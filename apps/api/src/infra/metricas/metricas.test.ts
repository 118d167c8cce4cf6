import { expect, test } from 'vitest'
import { usarServidor } from '#testes/ambiente.ts'
import { ouvir } from '#testes/ouvir.ts'

const TOKEN = 'segredo-das-metricas-1'
const s = usarServidor({ METRICS_TOKEN: TOKEN })
const semMetricas = usarServidor()

const ler = async () => {
  const { status, texto, cabecalhos } = await s().pedir('GET', '/metrics', { token: TOKEN })
  expect(status).toBe(200)
  expect(cabecalhos['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8')
  return texto
}
const valor = (texto: string, serie: string) => {
  const linha = texto.split('\n').find((l) => l.startsWith(`${serie} `))
  return linha === undefined ? undefined : Number(linha.slice(serie.length + 1))
}

test('sem token configurado, o endereço não existe; com outro token, 401', async () => {
  expect((await semMetricas().pedir('GET', '/metrics', { token: TOKEN })).status).toBe(404)
  for (const token of [undefined, 'outro-segredo-qualquer', `${TOKEN}x`, (await s().admin()).acesso])
    expect((await s().pedir('GET', '/metrics', { token })).status).toBe(401)
})

test('os pedidos são contados por rota, método e situação, com a sua duração', async () => {
  const NINGUEM = '0192f0c1-0000-7000-8000-000000000000'
  const { acesso } = await s().admin()
  for (let i = 0; i < 3; i++) await s().pedir('GET', `/cliente/${NINGUEM}`, { token: acesso })
  const texto = await ler()
  const rotulos = 'method="GET",route="/api/cliente/:id"'
  expect(valor(texto, `balcao_http_requests_total{${rotulos},status="404"}`)).toBe(3)
  expect(valor(texto, `balcao_http_request_duration_seconds_count{${rotulos}}`)).toBe(3)
  expect(valor(texto, `balcao_http_request_duration_seconds_bucket{${rotulos},le="+Inf"}`)).toBe(3)
  expect(valor(texto, `balcao_http_request_duration_seconds_sum{${rotulos}}`)).toBeGreaterThan(0)
})

test('cada faixa de duração contém as menores', async () => {
  await s().pedir('GET', '/health/ready')
  const faixas = [
    ...(await ler()).matchAll(
      /duration_seconds_bucket\{method="GET",route="\/api\/health\/ready",.*\} (\d+)/g,
    ),
  ].map(([, n]) => Number(n))
  expect(faixas).toHaveLength(12)
  expect(faixas).toEqual(faixas.toSorted((a, b) => a - b))
  expect(faixas.at(-1)).toBeGreaterThan(0)
})

test('endereços inventados não criam séries', async () => {
  await s().pedir('GET', '/isto-nao-existe')
  const series = async () => (await ler()).split('\n').filter((l) => l.startsWith('balcao_http')).length
  const antes = await series()
  for (let i = 0; i < 20; i++) await s().pedir('GET', `/inventado-${i}?cpf=52998224725`)
  const texto = await ler()
  expect(await series()).toBe(antes)
  expect(texto).not.toMatch(/inventado|52998224725/)
})

test('diz do banco, da fila, das telas abertas, do e-mail, do armazenamento, do processo e da versão', async () => {
  const texto = await ler()
  for (const serie of [
    'balcao_info{version="0.1.0"}',
    'balcao_db_pool_connections{state="in_use"}',
    'balcao_db_pool_waiting',
    'balcao_live_connections',
    'balcao_mail_total{result="failed"}',
    'balcao_storage_errors_total',
    'process_cpu_user_seconds_total',
    'process_resident_memory_bytes',
    'nodejs_eventloop_lag_p99_seconds',
  ])
    expect(valor(texto, serie), serie).toBeGreaterThanOrEqual(0)
})

test('o que espera na fila é contado por tipo, com a idade do mais velho; o que foi feito também', async () => {
  await s().pool.query(`select pgboss.create_queue('sem_quem_faca', '{"policy": "standard"}')`)
  await s().pool.query(`insert into pgboss.job (name, data, start_after)
    values ('sem_quem_faca', '{}', now() - interval '90 seconds'), ('sem_quem_faca', '{}', now())`)
  const { email } = await s().fabrica.usuario()
  const feitos = async () => valor(await ler(), 'balcao_jobs_total{job="recuperacao",result="done"}') ?? 0
  // The process counts, and other test files may have run in it before.
  const antes = await feitos()
  await s().pedir('POST', '/auth/recuperar-senha/enviar-email', { corpo: { email } })
  await expect.poll(feitos, { timeout: 45_000 }).toBe(antes + 1)
  const texto = await ler()
  expect(valor(texto, 'balcao_queue_waiting{job="sem_quem_faca"}')).toBe(2)
  expect(valor(texto, 'balcao_queue_oldest_seconds{job="sem_quem_faca"}')).toBeGreaterThanOrEqual(90)
})

test('as telas que ouvem o que muda são contadas enquanto estão abertas', async () => {
  const { acesso } = await s().admin()
  const tela = await ouvir(s().app, acesso)
  expect(valor(await ler(), 'balcao_live_connections')).toBe(1)
  tela.sair()
  await expect.poll(async () => valor(await ler(), 'balcao_live_connections')).toBe(0)
})
