import { expect, test } from 'vitest'
import { abrirPlanilha } from './abrir.ts'
import type { Fonte } from './fonte.ts'
import { fonteDe, lerTudo, xlsxDe } from './planilha.fabrica.ts'
import { PlanilhaRecusada } from './planilha.ts'
import { zipDe } from './zip.fabrica.ts'

const UMA_IMAGEM =
  'O arquivo é uma imagem, e dela não se leem dados. Envie a própria planilha, em CSV ou XLSX'

const ole = (resto = '') =>
  Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), Buffer.from(resto, 'utf16le')])

test.each([
  ['vazio', '', 'VAZIA', 'vazio'],
  ['só linhas em branco', '\n \r\n;;;\n\t\n'.repeat(50_000), 'VAZIA', 'vazio'],
  ['uma planilha sem linhas', xlsxDe([]), 'VAZIA', 'vazio'],
  [
    'um PDF',
    '%PDF-1.7\n%âãÏÓ',
    'FORMATO',
    'O arquivo é um PDF, e não uma planilha. Peça os dados em CSV ou XLSX',
  ],
  ['um PNG', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a]), 'FORMATO', UMA_IMAGEM],
  ['um JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]), 'FORMATO', UMA_IMAGEM],
  ['um WebP', Buffer.from('RIFF\x10\0\0\0WEBPVP8 '), 'FORMATO', UMA_IMAGEM],
  ['uma foto de iPhone', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0'), 'FORMATO', UMA_IMAGEM],
  ['um áudio', Buffer.from('RIFF\x10\0\0\0WAVEfmt '), 'FORMATO', 'não é uma planilha'],
  ['um RAR', 'Rar!\x1a\x07', 'FORMATO', 'Descompacte-o'],
  ['HTML com nome de .xls', '<html><table><tr><td>1</td></tr></table>', 'FORMATO', 'HTML'],
  [
    'bytes quaisquer',
    Buffer.from(Array.from({ length: 5000 }, (_, i) => (i * 7919) % 251)),
    'FORMATO',
    'salve como',
  ],
  ['um .xls', ole('Workbook'), 'FORMATO', 'salve como .xlsx ou CSV'],
  ['um .xlsx com senha', ole('EncryptedPackage'), 'FORMATO', 'senha'],
  ['um zip de fotos', zipDe({ 'foto.jpg': 'x' }), 'FORMATO', 'salve como .xlsx ou CSV'],
  ['um documento do Word', zipDe({ 'word/document.xml': '<document/>' }), 'FORMATO', 'não é uma planilha'],
  [
    'uma planilha do LibreOffice',
    zipDe({ mimetype: 'application/x', 'content.xml': '<a/>' }),
    'FORMATO',
    'salve',
  ],
  ['um zip cortado', xlsxDe([['a']]).subarray(0, -40), 'DANIFICADA', 'danificado'],
  ['só o começo de um zip', 'PK\x03\x04', 'DANIFICADA', 'danificado'],
] as const)('recusa %s', async (_, conteudo, codigo, trecho) => {
  const recusa = lerTudo(typeof conteudo === 'string' ? conteudo : Buffer.from(conteudo))
  await expect(recusa).rejects.toBeInstanceOf(PlanilhaRecusada)
  await expect(recusa).rejects.toMatchObject({ codigo, message: expect.stringContaining(trecho) })
})

test('cabeçalho ilegível é dito como tal', async () => {
  await expect(lerTudo(`${'x'.repeat(300_000)}\na;b\n`)).rejects.toMatchObject({
    codigo: 'CABECALHO',
    message: expect.stringMatching(
      /^A linha 1, com os nomes das colunas, não pôde ser lida. A linha tem mais de/,
    ),
  })
})

test.each(['csv', 'xlsx'])(
  'uma falha do armazenamento não passa por arquivo danificado: %s',
  async (formato) => {
    const tabela = Array.from({ length: 50_000 }, (_, i) => [`nome ${i}`, `${(i * 7919) % 65_537}`])
    const bytes = formato === 'csv' ? Buffer.from(tabela.map((l) => l.join(';')).join('\n')) : xlsxDe(tabela)
    const boa = fonteDe(bytes)
    const falha = new Error('o bucket não responde')
    const ruim: Fonte = {
      tamanho: boa.tamanho,
      ler: async (faixa) => {
        const conteudo = await boa.ler(faixa)
        if (faixa && faixa.fim - faixa.inicio < 70_000) return conteudo
        return (async function* () {
          for await (const pedaco of conteudo) {
            yield pedaco
            throw falha
          }
        })()
      },
    }
    await expect(lerTudo(ruim)).rejects.toBe(falha)
    expect(boa.abertas()).toBe(0)
  },
)

test.each(['csv', 'xlsx'])('parar no meio fecha tudo: %s', async (formato) => {
  const tabela = Array.from({ length: 30_000 }, (_, i) => [`nome ${i}`, `${i}`])
  const fonte = fonteDe(formato === 'csv' ? tabela.map((l) => l.join(';')).join('\n') : xlsxDe(tabela), 4096)
  for await (const lote of (await abrirPlanilha(fonte)).linhas()) {
    expect(lote[0]?.celulas).toEqual(['nome 0', '0'])
    break
  }
  await new Promise(setImmediate)
  expect(fonte.abertas()).toBe(0)
})
