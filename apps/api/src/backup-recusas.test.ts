// @module-tag demorado
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copiar } from './copiar.ts'
import { restaurar } from './restaurar.ts'
import { CHAVE_DE_TESTE, usarServidor } from './testes/ambiente.ts'
import { ligarAplicacao } from './testes/aplicacao.ts'
import { criarBancoVazio } from './testes/banco.ts'
import { ambienteDeBackup, rodar, urlDoBanco, usarPasta } from './testes/comandos-de-backup.ts'
import { montarDiscoPequeno } from './testes/faltas/disco.ts'
import { comCliente, resumirTabelas } from './testes/resumo-do-banco.ts'

const em = usarPasta()
const cifrado = em('a.tar.aes')
/** It restores a whole database, which takes its time on a busy machine. */
const LONGO = { timeout: 180_000 }

const s = usarServidor()
const daOrigem = (variaveis: Record<string, string> = {}) =>
  ambienteDeBackup({
    ...{ DATA_DIR: s().env.dataDir, DATABASE_URL: urlDoBanco(s().conexao) },
    ...{ CHAVE_MESTRA: CHAVE_DE_TESTE.toString('base64url'), ...variaveis },
  })
beforeAll(async () => {
  await rodar(copiar, daOrigem(), cifrado)
})

const recusado = async (mensagem: RegExp, arquivo: string, variaveis: Record<string, string> = {}) => {
  const DATA_DIR = em('nunca')
  await expect(rodar(restaurar, ambienteDeBackup({ DATA_DIR, ...variaveis }), arquivo)).rejects.toThrow(
    mensagem,
  )
  expect(readdirSync(DATA_DIR)).toEqual(['balcao.lock'])
}

test(
  'outra chave, nenhuma, um bit trocado ou o fim cortado: recusado antes de tocar em qualquer coisa',
  LONGO,
  async () => {
    await recusado(/A chave não é a deste backup/, cifrado, { BACKUP_KEY: 'uma outra chave qualquer' })
    await recusado(/é cifrado. Informe a chave/, cifrado, { BACKUP_KEY: '' })
    await recusado(/Não foi possível abrir/, em('não existe.tar'))
    const bytes = readFileSync(cifrado)
    const meio = Math.floor(bytes.length / 2)
    bytes.writeUInt8(bytes.readUInt8(meio) ^ 1, meio)
    writeFileSync(em('alterado'), bytes)
    await recusado(/alterado/, em('alterado'))
    copyFileSync(cifrado, em('cortado'))
    truncateSync(em('cortado'), meio)
    await recusado(/cortado/, em('cortado'))
  },
)

test(
  'sem chave o backup avisa; e com outra CHAVE_MESTRA a restauração desfaz o que começou',
  LONGO,
  async () => {
    expect(await rodar(copiar, daOrigem({ BACKUP_KEY: '' }), em('claro.tar'))).toContain('NÃO é cifrado')
    const { conexao, apagar } = await criarBancoVazio()
    try {
      const outra = { CHAVE_MESTRA: 'A'.repeat(43), DATABASE_URL: urlDoBanco(conexao) }
      await recusado(/CHAVE_MESTRA informada não é a deste backup/, em('claro.tar'), outra)
      expect(await comCliente(conexao, resumirTabelas)).toEqual({})
    } finally {
      await apagar()
    }
  },
)

test('um destino dentro da pasta de dados é recusado; sem dizer onde, é a pasta dos backups, com os últimos', async () => {
  const { dataDir } = s().env
  await expect(rodar(copiar, daOrigem(), path.join(dataDir, 'retornos'))).rejects.toThrow(
    'Escolha um lugar fora',
  )
  const velho = path.join(dataDir, 'backups', 'balcao-20200101T000000Z.tar')
  mkdirSync(path.dirname(velho))
  writeFileSync(velho, '')
  expect(await rodar(copiar, daOrigem({ BACKUP_KEEP: '1' }))).toContain(
    'Apagado: balcao-20200101T000000Z.tar',
  )
  expect(readdirSync(path.dirname(velho))).toEqual([expect.stringMatching(/^balcao-\d{8}T\d{6}Z\.tar\.aes$/)])
})

test('um Balcão ligado ao banco do destino é dito, e nada muda', async () => {
  const ligado = ambienteDeBackup({ DATA_DIR: em('outra'), DATABASE_URL: urlDoBanco(s().conexao) })
  await expect(rodar(restaurar, ligado, cifrado, '--substituir')).rejects.toThrow('Há um Balcão ligado')
})

test('o programa não inicia sobre uma restauração que parou no meio', async () => {
  const pasta = mkdtempSync(em('metade-'))
  mkdirSync(path.join(pasta, 'restauracao'))
  await expect(ligarAplicacao(async () => ({}), pasta)).rejects.toThrow('Uma restauração parou no meio')
})

const disco = process.platform === 'linux' ? montarDiscoPequeno() : null
afterAll(() => disco?.desmontar())

test.runIf(disco)('sem espaço, diz onde, e não deixa metade de um backup', async () => {
  disco?.encher()
  const pasta = disco?.pasta ?? ''
  await expect(rodar(copiar, daOrigem(), pasta)).rejects.toThrow(`Não há espaço em ${pasta}`)
  expect(readdirSync(pasta)).toEqual(['enchimento'])
})
