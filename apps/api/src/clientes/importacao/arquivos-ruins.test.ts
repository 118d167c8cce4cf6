import { readdir } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { NIL } from 'uuid'
import { expect, test } from 'vitest'
import { pessoa } from '#infra/http/contexto.ts'
import { xlsxComLinhas, xlsxDe } from '#infra/planilha/planilha.fabrica.ts'
import type { Storage } from '#infra/storage/storage.ts'
import { cpfDeTeste } from '#testes/documentos.ts'
import { conferirRecusa } from '#testes/recusas.ts'
import { usarImportacoes } from '#testes/usar-importacoes.ts'
import { enviarPlanilha } from './enviar.commands.ts'
import { csvDe } from './importacao.fabrica.ts'

const { s, caixa, i } = usarImportacoes()

const bomba = () =>
  xlsxComLinhas(`<row r="1"><c t="inlineStr"><is><t>${'A'.repeat(30_000_000)}</t></is></c></row>`)

const RECUSADOS: [caso: string, arquivo: () => string | Buffer, status: number, texto: RegExp][] = [
  ['vazio', () => '', 422, /vazio/],
  ['só linhas em branco', () => '\n\n ; ;\n', 422, /vazio/],
  ['só o cabeçalho', () => 'cpf;nome\n', 422, /só tem o cabeçalho/],
  ['10.000 colunas', () => `${'c;'.repeat(10_000)}x\n1;2\n`, 422, /mais de 500 colunas/],
  ['um PDF', () => '%PDF-1.7 qualquer coisa', 415, /PDF/],
  ['uma imagem', () => Buffer.from([0x89, 0x50, 0x4e, 0x47, 1, 2, 3]), 415, /imagem/],
  ['um XLS antigo', () => Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0]), 415, /\.xlsx ou CSV/],
  ['um XLSX cortado', () => xlsxDe([['cpf'], ['1']]).subarray(0, 300), 422, /danificado/],
  ['uma bomba', bomba, 413, /grande demais/],
]

test.each(RECUSADOS)(
  '%s é recusado ao ser enviado, com o que fazer, e nada fica',
  async (caso, arquivo, status, texto) => {
    const resposta = await i.enviar(arquivo())
    expect(resposta.status, resposta.texto).toBe(status)
    expect(resposta.corpo.message).toMatch(texto)
    conferirRecusa(resposta, caso)
    const { rows } = await s().pool.query('select 1 from importacao')
    expect(rows).toEqual([])
  },
)

test('de uma planilha alguém sabe antes de ela ser guardada: perdida a resposta do armazenamento, nada fica', async () => {
  const { storage, db, pool } = s()
  const quem = { id: (await s().admin()).id, sessaoId: NIL, nome: 'Ana', empresas: null }
  const usuario = pessoa({ ...quem, permissoes: ['VISUALIZAR.CLIENTE'] })
  const conteudo = Buffer.from('cpf;nome\n1;Ana\n')
  const vista = { chave: '', anotada: false }
  const gravar: Storage['gravar'] = async (...dados) => {
    vista.chave = await storage.gravar(...dados)
    vista.anotada =
      (await pool.query('select from importacao where chave = $1', [vista.chave])).rowCount === 1
    throw new Error('a resposta se perdeu')
  }
  const envio = enviarPlanilha(
    { db, usuario, origem: { ip: '', agente: '' } },
    { ...storage, gravar },
    { nome: 'a.csv', empresa_id: caixa.empresa },
    { tamanho: conteudo.length, conteudo: Readable.from([conteudo]) },
  )
  await expect(envio).rejects.toThrow('a resposta se perdeu')
  expect(vista.anotada).toBe(true)
  expect(await storage.existe(vista.chave)).toBe(false)
  expect((await pool.query('select from importacao')).rowCount).toBe(0)
})

test('acima de 100 MB é 413; sem dizer o tamanho, 411', async () => {
  const anunciar = (cabecalhos: Record<string, string>) =>
    s().pedir('POST', `/importacao?nome=a.csv&empresa_id=${caixa.empresa}`, {
      token: caixa.token,
      cabecalhos,
    })
  const tipo = { 'content-type': 'text/csv' }
  expect((await anunciar({ ...tipo, 'content-length': String(100 * 1024 * 1024 + 1) })).status).toBe(413)
  expect((await anunciar({ ...tipo, 'transfer-encoding': 'chunked' })).status).toBe(411)
})

test('cada linha ruim tem um motivo com que se pode agir, e as boas entram', async () => {
  const linhas: [celulas: string[], motivo: RegExp | null][] = [
    [['5,2998224725E+10', 'CPF em notação científica', '', ''], null],
    [['5,29982E+10', 'CPF encurtado', '', ''], /formate a coluna como texto/],
    [['39053344705'.replace(/^0+/, ''), 'CPF inteiro', '20/05/1990', ''], null],
    [[String(Number('01234567890')), 'CPF sem o zero', '1990-05-20', ''], null],
    [[cpfDeTeste(1), 'Data do Excel', '33013', ''], null],
    [[cpfDeTeste(2), 'Data americana', '12/25/1990', ''], /dia\/mês\/ano/],
    [[cpfDeTeste(3), 'Telefone sem DDD', '', '98765-4321'], /Falta o DDD/],
    [
      [cpfDeTeste(9), 'Celular antigo', '', '(32) 8899-0226'],
      /Falta o nono dígito: escreva um 9 depois do DDD/,
    ],
    [[cpfDeTeste(4), '=cmd()', '', ''], null],
    [[cpfDeTeste(5), 'Colunas', 'a', 'mais', 'que', 'o cabeçalho'], /colunas/],
    [[cpfDeTeste(6), '"aspas sem fim', '', ''], /aspas|linha/],
    [[cpfDeTeste(7), 'x'.repeat(10_000_000), '', ''], /./],
    [[cpfDeTeste(8), 'Depois de tudo', '', ''], null],
  ]
  const fim = await i.importar(
    csvDe(
      ['CPF', 'Nome', 'Nascimento', 'Telefone'],
      linhas.map(([celulas]) => celulas),
    ),
  )
  const texto = await i.rejeitadas(fim.id)
  const boas = linhas.filter(([, motivo]) => motivo === null).length
  expect(fim, texto.slice(0, 3000)).toMatchObject({ situacao: 'CONCLUIDA', criadas: boas })
  for (const [[, nome], motivo] of linhas.filter(([[, nome = '']]) => /^[A-Z]/.test(nome)))
    if (motivo) expect(texto.split('\r\n').find((linha) => linha.includes(String(nome)))).toMatch(motivo)
})

test('acentos de Windows-1252 e de UTF-8 no mesmo arquivo, e uma coluna só', async () => {
  const arquivo = Buffer.concat([
    Buffer.from(`cpf;nome\n${cpfDeTeste(50)};José em UTF-8\n`),
    Buffer.from(`${cpfDeTeste(51)};João em Latin-1\n`, 'latin1'),
  ])
  expect(await i.importar(arquivo)).toMatchObject({ criadas: 2 })
  const { rows } = await s().pool.query(`select nome from cliente where nome ~ ' em (UTF|Latin)'`)
  expect(rows.map((r) => r.nome).sort()).toEqual(['José em UTF-8', 'João em Latin-1'])
  const umaColuna = await i.enviada(`cpf\n${cpfDeTeste(52)}\n`)
  const recusa = await i.iniciar(umaColuna)
  expect(recusa.status).toBe(422)
  expect(recusa.corpo.campos.mapeamento[0]).toMatch(/Nome ou razão social/)
})

test('um arquivo que se descobre danificado no meio: o que veio antes fica, e o motivo é dito', async () => {
  const tabela = Array.from({ length: 200 }, (_, n) => [cpfDeTeste(1000 + n), `Pessoa ${n}`])
  const linhas = [['cpf', 'nome'], ...tabela].map(
    (celulas, n) =>
      `<row r="${n + 1}">${celulas.map((c) => `<c t="inlineStr"><is><t>${c}</t></is></c>`).join('')}</row>`,
  )
  const fim = await i.importar(xlsxComLinhas(`${linhas.join('')}<row r="999"><c <<<`))
  expect(fim).toMatchObject({ situacao: 'FALHOU', criadas: 200, lidas: 200 })
  expect(fim.erro).toMatch(/danificado: só foi possível ler até a linha/)
})

test('meia letra, número de linha quebrado e byte nulo não derrubam a importação: a linha é rejeitada', async () => {
  const celulas = (...textos: string[]) =>
    textos.map((t) => `<c t="inlineStr"><is><t>${t}</t></is></c>`).join('')
  const fim = await i.importar(
    xlsxComLinhas(
      `<row r="1">${celulas('cpf', 'nome')}</row><row r="2.5">${celulas('1', 'Meia_xD800_letra_x0000_')}</row>`,
    ),
  )
  expect(fim).toMatchObject({ situacao: 'CONCLUIDA', rejeitadas: 1 })
  expect(await i.rejeitadas(fim.id)).toContain('Meia\uFFFDletra;2;')
})

test('textos longos repetidos em muitas células: prévia e rejeitadas continuam pequenas', async () => {
  const colunas = Array.from({ length: 100 }, (_, n) => `c${n}`)
  const longas = Array.from({ length: 30 }, () => Array<string>(50).fill('x'.repeat(5_000)))
  const importacao = await i.enviada(
    xlsxDe([
      ['cpf', 'nome', ...colunas],
      ['1', 'y'.repeat(2_900), 'z'.repeat(4_000)],
      ...longas.map((celulas, n) => ['1', `Pessoa ${n}`, ...celulas]),
    ]),
  )
  const { linhas } = await i.previa(importacao.id, importacao.mapeamento)
  expect(linhas).toHaveLength(31)
  expect(Math.max(...linhas.flatMap((l) => l.celulas.map((c) => c.length)))).toBeLessThanOrEqual(301)
  const { rows } = await s().pool.query<{ tamanho: number }>(
    'select max(length(linha::text))::integer as tamanho from importacao, jsonb_array_elements(amostra) linha where id = $1',
    [importacao.id],
  )
  expect(rows[0]?.tamanho).toBeLessThan(40_000)
  await i.iniciar(importacao)
  const fim = await i.terminar(importacao.id)
  expect(fim).toMatchObject({ situacao: 'CONCLUIDA', rejeitadas: 31 })
  const celulas = (await i.rejeitadas(fim.id)).split(/[;\r\n]/)
  expect(Math.max(...celulas.map((c) => c.length))).toBeLessThanOrEqual(3_001)
  expect(celulas).toContain('y'.repeat(2_900))
  expect(celulas).toContain(`${'z'.repeat(3_000)}…`)
})

test('as rejeitadas por colunas a mais trazem também as que sobraram', async () => {
  const fim = await i.importar(`cpf;nome\n${cpfDeTeste(60)};Silva; João;Rua A\n1;Curta\n`)
  const texto = await i.rejeitadas(fim.id)
  expect(texto).toContain('cpf;nome;Coluna 3;Coluna 4;Linha;Motivo')
  expect(texto).toContain(`${cpfDeTeste(60)};Silva; João;Rua A;2;`)
  expect(texto).toContain('1;Curta;;;3;')
})

test('caracteres de controle e de direção do texto não entram no cadastro', async () => {
  const fim = await i.importar(
    csvDe(
      ['cpf', 'nome', 'obs'],
      [[`\u202d${cpfDeTeste(70)}\u202c`, 'Ana\u202e Maria\u0007\tda \u200bSilva', '"uma\nduas\u200f"']],
    ),
  )
  expect(fim, await i.rejeitadas(fim.id)).toMatchObject({ criadas: 1 })
  const { rows } = await s().pool.query('select nome, observacoes from cliente where cpf_cnpj = $1', [
    cpfDeTeste(70),
  ])
  expect(rows).toEqual([{ nome: 'Ana Maria da Silva', observacoes: 'uma\nduas' }])
})

test('um envio que o banco não guarda não deixa o arquivo para trás', async () => {
  await s().pool.query(`alter table importacao add constraint quebrada check (nome_arquivo <> 'quebra.csv')`)
  const arquivos = async () =>
    (await readdir(s().env.dataDir, { recursive: true, withFileTypes: true })).filter((f) => f.isFile())
      .length
  const antes = await arquivos()
  expect((await i.enviar(`cpf;nome\n1;Ana\n`, { nome: 'quebra.csv' })).status).toBe(500)
  expect(await arquivos()).toBe(antes)
})
