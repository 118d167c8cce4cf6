import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { criarDocumento } from '#infra/pdf/documento.ts'
import { escrever, escreverCodigo, escreverParagrafo } from './pincel.ts'

const { pdf } = criarDocumento({ titulo: 'Teste', autor: 'Teste', em: '2026-11-25', margem: 0 })
const escritas: { texto: string; x: number; largura: number }[] = []
vi.spyOn(pdf, 'text').mockImplementation(((texto: string, x: number) => {
  escritas.push({ texto, x, largura: pdf.widthOfString(texto) })
  return pdf
}) as typeof pdf.text)
const doQueSeEscreve = (escreva: () => void) => {
  escritas.length = 0
  escreva()
  return [...escritas]
}

const textos = fc.oneof(
  fc.string({ maxLength: 200 }),
  fc.lorem({ maxCount: 40 }),
  fc.stringMatching(/^[A-Z]{0,150}$/),
)
const larguras = fc.integer({ min: 40, max: 500 })

test('uma linha nunca sai da sua caixa, de que lado for', () => {
  const alinhamentos = fc.constantFrom('left', 'right', 'center' as const)
  fc.assert(
    fc.property(textos, larguras, alinhamentos, (texto, largura, alinhar) => {
      const [linha] = doQueSeEscreve(() => escrever(pdf, texto, { x: 100, y: 0, largura }, { alinhar }))
      expect(linha?.x).toBeGreaterThanOrEqual(99.4)
      expect((linha?.x ?? 0) + (linha?.largura ?? 0)).toBeLessThanOrEqual(100 + largura + 0.6)
    }),
  )
})

test('um parágrafo cabe na largura e no número de linhas', () => {
  fc.assert(
    fc.property(textos, larguras, fc.integer({ min: 1, max: 6 }), (texto, largura, maximo) => {
      const lugar = { x: 0, y: 0, largura, entrelinha: 10, maximo }
      const linhas = doQueSeEscreve(() => escreverParagrafo(pdf, texto, lugar))
      expect(linhas.length).toBeLessThanOrEqual(maximo)
      for (const linha of linhas) expect(linha.largura).toBeLessThanOrEqual(largura)
    }),
  )
})

test('de um código nada se perde, e nenhuma linha começa ou acaba em espaço', () => {
  const codigos = fc.stringMatching(/^[A-Z0-9](?: ?[A-Za-z0-9.*]){1,240}$/)
  fc.assert(
    fc.property(codigos, (codigo) => {
      const linhas = doQueSeEscreve(() => escreverCodigo(pdf, codigo, { x: 0, y: 0, largura: 172 }, 8, 7))
      expect(linhas.map(({ texto }) => texto).join('')).toBe(codigo)
      for (const { texto } of linhas) expect(texto).toBe(texto.trim())
    }),
  )
})

test('o que cabe não é mudado, e o que não cabe acaba em reticências', () => {
  const escrito = (texto: string, largura: number, fim = '') =>
    doQueSeEscreve(() => escrever(pdf, texto, { x: 0, y: 0, largura }, { fim }))[0]?.texto
  expect(escrito('Maria da Silva', 200)).toBe('Maria da Silva')
  expect(escrito('  Maria\n da   Silva ', 200)).toBe('Maria da Silva')
  expect(escrito('Maria da Silva '.repeat(20), 200, ' – CPF 1')).toMatch(/^Maria da Silva .*… – CPF 1$/)
})
