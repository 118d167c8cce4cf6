import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { grupoPermissao as grupo } from '#acesso/grupo-permissao/grupo-permissao.table.ts'
import { copiarBanco } from '#testes/banco.ts'
import { contemPalavras } from './busca.ts'

const caixa: { banco?: Awaited<ReturnType<typeof copiarBanco>> } = {}
const db = () => {
  if (!caixa.banco) throw new Error('sem banco')
  return caixa.banco.db
}
const NOME = 'João Antônio d’Ávila & Filhos (Conceição)'

beforeAll(async () => {
  caixa.banco = await copiarBanco()
  await db()
    .delete(grupo)
    .where(sql`not exists (select 1 from usuario where grupo_permissao_id = ${grupo.id})`)
  await db()
    .insert(grupo)
    .values({ nome: NOME, descricao: '100%_certo \\ maria.silva@x.com.br', permissoes: [] })
})
afterAll(() => caixa.banco?.apagar())

const acha = async (texto: string) => {
  const linhas = await db().select({ nome: grupo.nome }).from(grupo).where(contemPalavras(grupo.busca, texto))
  return linhas.some((l) => l.nome === NOME)
}

test.each([
  'joão',
  'JOAO',
  'antonio joao',
  'conceicao filhos',
  "d'avila",
  'd’ávila',
  'avi con',
  '  joão   filhos  ',
  'maria.silva@x.com.br',
  'silva maria',
  'joão-antônio',
  '(conceição)',
  '',
  '&&&',
])('%j encontra, com acento ou sem, em qualquer ordem', async (texto) => {
  expect(await acha(texto)).toBe(true)
})

test.each(['joana', 'joão batista', 'joão qq_qq', 'jo%xio', '100%certo9'])(
  '%j não encontra',
  async (texto) => {
    expect(await acha(texto)).toBe(false)
  },
)

test('nenhum texto digitado quebra a busca', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 60 }), async (texto) => {
      expect(typeof (await acha(texto))).toBe('boolean')
    }),
    { numRuns: 200 },
  )
})

test('qualquer pedaço de palavra do nome encontra', async () => {
  const palavras = ['João', 'Antônio', 'Ávila', 'Filhos', 'Conceição']
  const pedaco = fc
    .tuple(fc.constantFrom(...palavras), fc.nat(3), fc.integer({ min: 1, max: 4 }))
    .map(([palavra, inicio, tamanho]) => palavra.slice(inicio, inicio + tamanho))
  await fc.assert(
    fc.asyncProperty(fc.array(pedaco, { minLength: 1, maxLength: 4 }), async (pedacos) => {
      expect(await acha(pedacos.join(' '))).toBe(true)
    }),
    { numRuns: 100 },
  )
})
