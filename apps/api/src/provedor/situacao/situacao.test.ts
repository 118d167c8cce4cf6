import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import path from 'node:path'
import type { SituacaoDoSistema } from '@balcao/contract/provedor/situacao-api'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { ADMIN } from '#testes/admin.ts'
import { type Ambiente, usarServidor } from '#testes/ambiente.ts'
import { ligarS3DeTeste } from '#testes/s3.ts'
import { verBackup } from './backup.ts'
import { julgarBanco } from './banco.queries.ts'
import { julgarFim, verCertificado } from './certificado.ts'
import { julgarEspaco } from './disco.ts'

vi.stubEnv('AWS_ACCESS_KEY_ID', 'chave-de-teste')
vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'segredo-de-teste')
const s3 = await ligarS3DeTeste()
afterAll(s3.desligar)

const s = usarServidor()
const comS3 = usarServidor({ STORAGE_URL: s3.url })

const ver = async (servidor = s(), dado?: string) => {
  const token = dado ?? (await servidor.admin()).acesso
  const { status, corpo } = await servidor.pedir('GET', '/situacao', { token })
  expect(status).toBe(200)
  const { partes, ...resto } = corpo as SituacaoDoSistema
  const parte = (chave: string) => partes.find((p) => p.chave === chave)
  return { partes, ...resto, parte }
}

const falhar = async (job: string, mensagem: string, dados: object = {}) => {
  const id = randomUUID()
  await s().pool.query(
    `insert into pgboss.job (id, name, data, state, completed_on, output)
     values ($1, $2, $3, 'failed', now(), $4)`,
    [id, job, dados, JSON.stringify({ mensagem })],
  )
  return id
}

test('só um administrador vê a situação do sistema', async () => {
  const { acesso } = await s().fabrica.pessoa({ grupo: ['LISTAR.CONFIGURACAO', 'EDITAR.CONFIGURACAO'] })
  expect((await s().pedir('GET', '/situacao', { token: acesso })).status).toBe(403)
  expect((await s().pedir('GET', '/situacao')).status).toBe(401)
})

test('diz de cada parte como está, em palavras', async () => {
  const { partes, parte } = await ver()
  expect(partes.map(({ chave }) => chave)).toEqual([
    ...['programa', 'banco', 'armazenamento', 'disco', 'email', 'fila', 'backup', 'certificado'],
    'certificados_de_fora',
  ])
  // Whether it answers slowly is up to the machine that runs the tests.
  expect(parte('banco')?.frase).toMatch(/^Responde/)
  expect(parte('armazenamento')).toMatchObject({ sinal: 'OK', frase: 'Grava, lê e apaga.' })
  expect(parte('email')?.sinal).toBe('ATENCAO')
  expect(parte('backup')).toMatchObject({ frase: 'Nunca foi feita uma cópia de segurança.' })
  for (const { sinal, conselho } of partes) expect(conselho === null, sinal).toBe(sinal === 'OK')
})

test('o trabalho de que a fila desistiu aparece sem dados de ninguém, volta para a fila e fica escrito por quem', async () => {
  const id = await falhar('faxina_do_login', 'falhou para maria@exemplo.br, CPF 529.982.247-25')
  const { parte, falhas } = await ver()
  expect(parte('fila')?.sinal).toBe('ATENCAO')
  expect(falhas).toContainEqual(
    expect.objectContaining({ id, job: 'faxina_do_login', erro: 'falhou para [oculto], CPF [oculto]' }),
  )
  const token = (await s().admin()).acesso
  const repetir = (qual: string) =>
    s().pedir('POST', `/situacao/trabalho/faxina_do_login/${qual}/repeticao`, { token })
  const juntos = await Promise.all([repetir(id), repetir(id), repetir(randomUUID())])
  expect(juntos.map(({ status }) => status).sort()).toEqual([200, 404, 404])
  expect((await repetir(id)).status).toBe(404)
  const depois = await ver()
  expect(depois.falhas.filter((f) => f.id === id)).toEqual([])
  expect(depois.repetidos).toEqual([
    expect.objectContaining({ job: 'faxina_do_login', autor: 'PESSOA', quem: 'Administrador' }),
  ])
  const { rows } = await s().pool.query(
    `select autor, autor_id, entidade_id, mudancas from auditoria where entidade = 'trabalho'`,
  )
  expect(rows).toEqual([
    {
      ...{ autor: 'PESSOA', autor_id: (await s().admin()).id, entidade_id: id },
      mudancas: [
        { campo: 'situacao', antes: 'DESISTIDO', depois: 'NA_FILA' },
        { campo: 'trabalho', antes: null, depois: 'faxina_do_login' },
      ],
    },
  ])
})

test('o que falha a cada minuto aparece uma vez, não esconde o resto, e some quando dá certo', async () => {
  const carta = await falhar('carta', 'endereço desconhecido', { fechada: 'uma' })
  for (let n = 0; n < 25; n++) await falhar('pasta_de_retornos', 'o disco não responde')
  const jobs = async () => (await ver()).falhas.map(({ job }) => job)
  expect(await jobs()).toEqual(['pasta_de_retornos', 'carta'])
  const dar = (job: string, dados: object) =>
    s().pool.query(
      `insert into pgboss.job (id, name, data, state, completed_on) values ($1, $2, $3, 'completed', now())`,
      [randomUUID(), job, dados],
    )
  await dar('carta', { fechada: 'outra' })
  await dar('pasta_de_retornos', {})
  expect((await ver()).falhas).toEqual([expect.objectContaining({ id: carta })])
  await s().pool.query('delete from pgboss.job where id = $1', [carta])
  expect((await ver()).parte('fila')?.sinal).toBe('OK')
})

test('o que espera há muito atrás de outro que está sendo feito não é fila parada; sem nenhum, é', async () => {
  await s().pool.query(`select pgboss.create_queue('sem_ninguem', '{"policy": "standard"}')`)
  const por = (estado: string) =>
    s().pool.query(
      `insert into pgboss.job (name, state, start_after) values ('sem_ninguem', $1, now() - interval '20 minutes')`,
      [estado],
    )
  await por('created')
  const fila = async () => (await ver()).parte('fila')
  expect(await fila()).toMatchObject({ sinal: 'QUEBRADO', frase: 'A fila está parada há 20 min.' })
  await por('active')
  expect(await fila()).toMatchObject({ sinal: 'OK' })
  await s().pool.query(`delete from pgboss.job where name = 'sem_ninguem'`)
})

test.each([
  ['ontem, está bem', 1, 'OK'],
  ['há três dias, pede atenção', 3, 'ATENCAO'],
  ['há duas semanas, é como se não houvesse', 14, 'QUEBRADO'],
])('uma cópia de segurança de %s', async (_, dias, sinal) => {
  const em = new Date(Date.now() - dias * 86_400_000).toISOString()
  const arquivo = path.join(s().env.dataDir, 'ultimo-backup.json')
  await writeFile(arquivo, JSON.stringify({ em, bytes: 5e9, arquivo: '/copias/balcao.tar' }))
  expect(await verBackup(s().env.dataDir)).toMatchObject({ sinal })
  await writeFile(arquivo, '{')
  expect(await verBackup(s().env.dataDir)).toMatchObject({ sinal: 'ATENCAO' })
})

test.each([
  ['que responde logo', { ms: 20 }, 'OK', 'Responde e está em dia.'],
  ['que demora', { ms: 2_000 }, 'ATENCAO', 'Responde devagar.'],
  ['quase sem conexões livres', { conexoes: 95 }, 'ATENCAO', 'Quase todas as conexões estão em uso.'],
  ['ao qual falta uma migração', { faltam: 1 }, 'QUEBRADO', 'Falta uma migração.'],
  ['ao qual faltam duas', { faltam: 2 }, 'QUEBRADO', 'Faltam 2 migrações.'],
])('um banco %s', (_, medido, sinal, frase) => {
  const bom = { conexoes: 5, maximo: 100, faltam: 0, ms: 1 }
  expect(julgarBanco({ ...bom, ...medido }).slice(0, 2)).toEqual([sinal, frase])
})

test.each([
  [100, 'OK'],
  [4, 'ATENCAO'],
  [0.5, 'QUEBRADO'],
])('com %s GB livres no disco: %s', (giga, sinal) => {
  expect(julgarEspaco({ livre: giga * 1024 ** 3, total: 200 * 1024 ** 3 })).toMatchObject({ sinal })
})

test('pede atenção o endereço que só abre nesta máquina, sem TLS ou fora de alcance', async () => {
  for (const daqui of ['http://localhost:3000', 'https://127.0.0.1:1'])
    expect(await verCertificado(daqui)).toMatchObject({
      sinal: 'ATENCAO',
      frase: expect.stringContaining('só abre nesta máquina'),
      conselho: expect.stringContaining('PUBLIC_URL'),
    })
  expect(await verCertificado('http://balcao.exemplo.br')).toMatchObject({ sinal: 'ATENCAO' })
  expect(await verCertificado('https://balcao.invalid')).toMatchObject({
    sinal: 'ATENCAO',
    frase: expect.stringContaining('ler o certificado'),
  })
})

test.each([
  [90, 'OK', 'O certificado vale por mais 90 dias.'],
  [20, 'ATENCAO', 'O certificado vence em 20 dias.'],
  [1, 'ATENCAO', 'O certificado vence em 1 dia.'],
  [0.5, 'ATENCAO', 'O certificado vence em menos de 1 dia.'],
  [-1, 'QUEBRADO', 'O certificado venceu.'],
])('um certificado com %s dias pela frente: %s', (dias, sinal, frase) => {
  const agora = Date.parse('2026-11-17T12:00:00Z')
  const fim = new Date(agora + dias * 86_400_000)
  expect(julgarFim(new URL('https://balcao.exemplo.br'), fim, agora)).toMatchObject({ sinal, frase })
})

/** Accepts connections and never says a word. */
const ligarMudo = async () => {
  const mudo = createServer(() => {}).listen(0, '127.0.0.1')
  await once(mudo, 'listening')
  onTestFinished(() => void mudo.close())
  return (mudo.address() as AddressInfo).port
}

/** Two seconds of waiting, long before any of them would give up. The rest is for a busy machine. */
const verSemDemora = async (servidor: Ambiente, token: string) => {
  const inicio = performance.now()
  const visto = await ver(servidor, token)
  expect(performance.now() - inicio).toBeLessThan(8_000)
  return visto
}

test('com e-mail e armazenamento mudos, a resposta não espera por eles e diz quais são', {
  tags: ['demorado'],
}, async () => {
  const token = (await comS3().admin()).acesso
  const editado = await comS3().pedir('PUT', '/configuracao', {
    corpo: { versao: 1, smtp_host: '127.0.0.1', smtp_porta: await ligarMudo(), senha_atual: ADMIN.senha },
    token,
  })
  expect(editado.status).toBe(200)
  expect((await ver(comS3())).parte('armazenamento')?.sinal).toBe('OK')
  s3.emudecer()
  const { parte } = await verSemDemora(comS3(), token)
  // Which of its two limits comes first is up to the machine that runs the tests.
  expect(parte('email')).toMatchObject({
    sinal: 'QUEBRADO',
    frase: expect.stringMatching(/^O servidor de e-mail não responde\.|^Não respondeu em 2 segundos\./),
  })
  expect(parte('armazenamento')).toMatchObject({ sinal: 'QUEBRADO', frase: 'Não respondeu em 2 segundos.' })
  expect(parte('banco')?.frase).toMatch(/^Responde/)
})

test('sem nenhuma conexão livre com o banco, a resposta vem assim mesmo e diz que é ele', {
  tags: ['demorado'],
}, async () => {
  const token = (await s().admin()).acesso
  const presas = await Promise.all(Array.from({ length: 10 }, () => s().pool.connect()))
  onTestFinished(() => {
    for (const presa of presas) presa.release()
  })
  const { parte } = await verSemDemora(s(), token)
  expect(parte('banco')?.sinal).toBe('QUEBRADO')
  expect(parte('programa')?.sinal).toBe('OK')
})
