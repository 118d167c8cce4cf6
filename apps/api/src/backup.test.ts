// @module-tag demorado
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { umaConta } from '#cobranca/conta-bancaria/conta-bancaria.fabrica.ts'
import { abrirBackup, conferirBackup } from '#infra/backup/abrir.ts'
import { conexaoDaPasta, ligarPostgres } from '#infra/db/postgres/ligar.ts'
import { abrirStorage } from '#infra/storage/abrir.ts'
import { enviarAnexo, mudarRegras, pdf, wav } from '#vendas/anexo/anexo.fabrica.ts'
import { umContrato } from '#vendas/contrato/contrato.fabrica.ts'
import { copiar } from './copiar.ts'
import { restaurar } from './restaurar.ts'
import { ADMIN } from './testes/admin.ts'
import { CHAVE_DE_TESTE } from './testes/ambiente.ts'
import { type Aplicacao, ligarAplicacao } from './testes/aplicacao.ts'
import { criarBancoVazio } from './testes/banco.ts'
import { ambienteDeBackup, type Conexao, rodar, urlDoBanco, usarPasta } from './testes/comandos-de-backup.ts'
import { comCliente, espiarFotografia, resumirEsquema, resumirTabelas } from './testes/resumo-do-banco.ts'
import { ligarS3DeTeste } from './testes/s3.ts'
import { corpoAvulso } from './testes/usar-boletos.ts'
import { usarVendas } from './testes/usar-vendas.ts'

const em = usarPasta()
const cifrado = em('a.tar.aes')
/** It makes a database or starts the program, which takes its time on a busy machine. */
const LONGO = { timeout: 180_000 }
/** Longer than a name in a tar may be, and not ASCII. */
const DO_BANCO = path.join('retornos', `retorno ${'ção '.repeat(30)}.ret`)

const { s, caixa, enviada } = usarVendas()

const daOrigem = (variaveis: Record<string, string> = {}) =>
  ambienteDeBackup({
    ...{ DATA_DIR: s().env.dataDir, DATABASE_URL: urlDoBanco(s().conexao) },
    ...{ CHAVE_MESTRA: CHAVE_DE_TESTE.toString('base64url'), ...variaveis },
  })

const umaVendaComAnexos = async () => {
  const id = v7()
  const enviar = async (bytes: Buffer, outros = {}) => {
    const opcoes = { token: caixa.vendedor, venda_id: id, ...outros }
    const { anexo, texto } = await enviarAnexo(s().pedir, bytes, opcoes)
    if (!anexo) throw new Error(texto)
    return anexo.id
  }
  const documento = await enviar(pdf(), { nome: 'conta.pdf' })
  await enviar(wav(3), { tipo: 'AUDIO_ACEITE', nome: 'aceite.wav' })
  await enviada(undefined, { id })
  return documento
}

/** Sales with their files, one after the other, until told to stop. */
const vender = () => {
  const estado = { parar: false, vendas: 0 }
  const fim = (async () => {
    for (; !estado.parar; estado.vendas++) await umaVendaComAnexos()
  })()
  return async () => {
    estado.parar = true
    await fim
    return estado.vendas
  }
}

const guardados = (dataDir: string) =>
  readdirSync(path.join(dataDir, 'arquivos'), { recursive: true, encoding: 'utf8' })
    .filter((nome) => /[0-9a-f]{32}$/.test(nome))
    .sort()

/** Every file that the rows name: the bytes of the source, and the content that the row promised. */
const conferirArquivos = async (dataDir: string, conexao: Conexao) => {
  const storage = await abrirStorage(`file:${path.join(dataDir, 'arquivos')}`, CHAVE_DE_TESTE)
  const { rows } = await comCliente(conexao, (cliente) =>
    cliente.query<{ chave: string; sha256: string }>('select chave, sha256 from arquivo'),
  )
  for (const { chave, sha256 } of rows) {
    const conteudo = await buffer(await storage.ler(chave))
    expect(createHash('sha256').update(conteudo).digest('hex')).toBe(sha256)
    const lugar = path.join('arquivos', chave.slice(0, 2), chave)
    const daOrigem = readFileSync(path.join(s().env.dataDir, lugar))
    expect(readFileSync(path.join(dataDir, lugar)).equals(daOrigem)).toBe(true)
  }
  return rows.length
}

const semSequencias = (linhas: string[]) => linhas.filter((linha) => !/_seq \d+$/.test(linha))

const visto: { tabelas: Record<string, string>; documento: string } = { tabelas: {}, documento: '' }
const restaurada: { app?: Aplicacao } = {}
afterAll(() => restaurada.app?.desligar())

/** An empty database and a bucket that are not ours. */
const abrirFora = async () => ({ ...(await criarBancoVazio()), s3: await ligarS3DeTeste() })
const caixaDeFora: { fora?: Awaited<ReturnType<typeof abrirFora>> } = {}
const fora = () => {
  if (!caixaDeFora.fora) throw new Error('o banco de fora ainda não existe')
  return caixaDeFora.fora
}
const externo = () =>
  ambienteDeBackup({
    DATA_DIR: em('externa'),
    DATABASE_URL: urlDoBanco(fora().conexao),
    STORAGE_URL: fora().s3.url,
  })
beforeAll(async () => {
  caixaDeFora.fora = await abrirFora()
})
afterAll(async () => {
  await caixaDeFora.fora?.s3.desligar()
  await caixaDeFora.fora?.apagar()
})

beforeAll(async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'chave-de-teste')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'segredo-de-teste')
  const { acesso } = await s().admin()
  await mudarRegras(s().pedir, acesso, { segundos_minimos_audio: 2 })
  visto.documento = await umaVendaComAnexos()
  const { empresa_id, plano_id } = caixa
  await umaConta(s().db, { empresa_id, banco: '341', multa_percentual: 200, juros_percentual_mes: 100 })
  const { cliente } = await umContrato(s().db, { empresa_id, plano_id })
  const boleto = await s().pedir('POST', '/boleto', { token: acesso, corpo: corpoAvulso(cliente.id) })
  expect(boleto.status).toBe(201)
  const retorno = path.join(s().env.dataDir, DO_BANCO)
  mkdirSync(path.dirname(retorno), { recursive: true })
  writeFileSync(retorno, 'linha do banco')
})
afterAll(() => vi.unstubAllEnvs())

test('enquanto se vende, o backup é de um só momento e ganha o nome quando está inteiro', async () => {
  const parar = vender()
  const fotografia = espiarFotografia(s().conexao)
  const dito = await rodar(copiar, daOrigem(), cifrado)
  expect(await parar()).toBeGreaterThan(0)
  expect(dito).not.toContain('ATENÇÃO')
  expect(Object.keys(fotografia.tabelas).length).toBeGreaterThan(80)
  visto.tabelas = fotografia.tabelas
  expect(readdirSync(em())).toEqual(['a.tar.aes'])
  const ultimo = JSON.parse(readFileSync(path.join(s().env.dataDir, 'ultimo-backup.json'), 'utf8'))
  expect(ultimo).toMatchObject({ arquivo: cifrado, bytes: readFileSync(cifrado).length })
})

test(
  'restaurado no PostgreSQL próprio, cada tabela e cada arquivo é igual ao daquele momento',
  LONGO,
  async () => {
    const DATA_DIR = em('propria')
    await rodar(restaurar, ambienteDeBackup({ DATA_DIR }), cifrado)
    const log = { info() {}, error() {} }
    const pasta = path.join(DATA_DIR, 'postgres')
    const { conexao, desligar } = await ligarPostgres({ pasta, log, descartavel: true })
    try {
      expect(await comCliente(conexao, resumirTabelas)).toEqual(visto.tabelas)
      expect(semSequencias(await comCliente(conexao, resumirEsquema))).toEqual(
        semSequencias(await comCliente(s().conexao, resumirEsquema)),
      )
      expect(await conferirArquivos(DATA_DIR, conexao)).toBe(guardados(DATA_DIR).length)
    } finally {
      await desligar()
    }
    const chave = readFileSync(path.join(DATA_DIR, 'chaves', 'mestra'), 'utf8')
    expect(chave).toBe(CHAVE_DE_TESTE.toString('base64url'))
    expect(readFileSync(path.join(DATA_DIR, DO_BANCO), 'utf8')).toBe('linha do banco')
  },
)

test('o programa inicia sobre o que foi restaurado, e serve o anexo a quem entra', LONGO, async () => {
  const app = await ligarAplicacao(async () => ({}), em('propria'))
  restaurada.app = app
  const pedir = async (caminho: string, corpo: object, acesso = '') => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${acesso}` }
    const body = JSON.stringify(corpo)
    const resposta = await fetch(`${app.url}/api${caminho}`, { method: 'POST', headers, body })
    return (await resposta.json()) as Record<string, string>
  }
  const { access_token } = await pedir('/auth/login', ADMIN)
  const { endereco } = await pedir(`/anexo/${visto.documento}/endereco`, {}, access_token)
  const baixado = Buffer.from(await (await fetch(`${app.url}${endereco}`)).arrayBuffer())
  expect(baixado.equals(pdf())).toBe(true)
})

test('do próprio, com o programa ligado, para um PostgreSQL externo e um S3', LONGO, async () => {
  const fotografia = espiarFotografia(await conexaoDaPasta(em('propria', 'postgres')))
  await rodar(copiar, ambienteDeBackup({ DATA_DIR: em('propria') }), em('b.tar.aes'))
  await rodar(restaurar, externo(), em('b.tar.aes'))
  expect(await comCliente(fora().conexao, resumirTabelas)).toEqual(fotografia.tabelas)
  expect(fora().s3.objetos.size).toBe(guardados(em('propria')).length)
  expect(readdirSync(em('externa')).sort()).toEqual(['balcao.lock', 'chaves', 'retornos'])
})

test(
  'um backup de lá tem as mesmas linhas e os mesmos arquivos; ou só as linhas, se se pede',
  LONGO,
  async () => {
    await rodar(copiar, externo(), em('c.tar.aes'))
    const [antes, depois] = [await manifestoDe(em('b.tar.aes')), await manifestoDe(em('c.tar.aes'))]
    expect(depois.partes).toEqual(antes.partes)
    const dito = await rodar(copiar, externo(), em('d.tar.aes'), '--sem-arquivos')
    expect(dito).toContain('sem os arquivos guardados')
    expect((await manifestoDe(em('d.tar.aes'))).arquivos).toBe(null)
  },
)

test(
  'um destino com dados é recusado com o que tem, e fica como está; com --substituir, é trocado',
  LONGO,
  async () => {
    const { conexao } = fora()
    const antes = await comCliente(conexao, resumirTabelas)
    await expect(rodar(restaurar, externo(), cifrado)).rejects.toThrow(
      /não está vazio:\n.* tabelas, \d+ usuários?, \d+ clientes?, \d+ vendas?: seria apagado\n.*chaves, retornos em/,
    )
    expect(await comCliente(conexao, resumirTabelas)).toEqual(antes)
    const dito = await rodar(restaurar, externo(), cifrado, '--substituir')
    expect(await comCliente(conexao, resumirTabelas)).toEqual(visto.tabelas)
    const [, aoLado = ''] = /foi posto em (\S+)\./.exec(dito) ?? []
    expect(readdirSync(aoLado).sort()).toEqual(['chaves', 'retornos'])
  },
)

const manifestoDe = async (arquivo: string) =>
  conferirBackup(await abrirBackup(arquivo, ambienteDeBackup({}).backup.senha))
