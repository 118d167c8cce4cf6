import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csv } from './csv.ts'

const BOM = '\uFEFF'
const pagina = <T>(itens: T[], proximo: string | null = null) => ({
  itens,
  anterior: null,
  proximo,
  total: itens.length,
  total_exato: true,
})

const escrever = async (celulas: unknown[]) => {
  let texto = ''
  const colunas = celulas.map((_, i) => [`c${i}`, (item: unknown[]) => item[i]] as [string, typeof coluna])
  for await (const parte of csv(async () => pagina([celulas]), colunas)) texto += parte
  return texto.slice(texto.indexOf('\r\n') + 2)
}
const coluna = (item: unknown[]): unknown => item[0]

test.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\tx',
  '\rx',
  '\nx',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(A1)',
  '=cmd|" /C calc"!A0',
])('a célula %j não vira fórmula', async (perigosa) => {
  expect(await escrever([perigosa])).toMatch(/^"'/)
})

test('o que parece fórmula no meio do texto fica como está', async () => {
  expect(await escrever(['a=b', 'x@y.br', 'um-dois'])).toBe('a=b;x@y.br;um-dois\r\n')
})

test('separadores, aspas e quebras de linha ficam dentro da célula; nada vira vazio', async () => {
  expect(await escrever(['a;b', 'diz "oi"', 'duas\nlinhas', null, undefined, 0])).toBe(
    '"a;b";"diz ""oi""";"duas\nlinhas";;;0\r\n',
  )
})

/** What a spreadsheet program makes of one cell, quoted or not. */
const ler = (celula: string) =>
  (celula.startsWith('"') ? celula.slice(1, -1).replaceAll('""', '"') : celula).replace(/^'/, '')

test('qualquer texto volta inteiro ao ser lido', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 40 }), async (texto) => {
      fc.pre(!texto.startsWith("'"))
      expect(ler((await escrever([texto])).slice(0, -2))).toBe(texto)
    }),
    { numRuns: 300 },
  )
})

test('segue os cursores até o fim, com um só cabeçalho', async () => {
  const paginas = [pagina(['a', 'b'], 'x'), pagina(['c'], 'y'), pagina(['d'])]
  const pedidos: unknown[] = []
  const partes = csv(
    async (p) => {
      pedidos.push(p.cursor)
      return paginas[pedidos.length - 1] ?? pagina([])
    },
    [['Letra', (letra) => letra]],
  )
  let texto = ''
  for await (const parte of partes) texto += parte
  expect(texto).toBe(`${BOM}Letra\r\na\r\nb\r\nc\r\nd\r\n`)
  expect(pedidos).toEqual([undefined, 'x', 'y'])
})
