import { asc, desc, gt, lt, type SQL, sql } from 'drizzle-orm'
import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copiarBanco } from '#testes/banco.ts'
import { contarAte, paginar, porNumero, porTexto } from './pagina.ts'

const linha = pgTable('linha_de_teste', {
  id: uuid().primaryKey(),
  nome: text().notNull(),
  peso: integer().notNull(),
})
const caixa: { banco?: Awaited<ReturnType<typeof copiarBanco>> } = {}
const db = () => {
  if (!caixa.banco) throw new Error('sem banco')
  return caixa.banco.db
}
beforeAll(async () => {
  caixa.banco = await copiarBanco()
  await db().execute(
    sql`create table linha_de_teste (id uuid primary key, nome text not null, peso integer not null)`,
  )
})
afterAll(() => caixa.banco?.apagar())

const pagina = (filtro: { ordem: string; limite: number; cursor?: string }) =>
  paginar(filtro, {
    ordens: { nome: porTexto(linha.nome), peso: porNumero(linha.peso) },
    padrao: 'nome',
    id: linha.id,
    linhas: ({ chave, alem, ordem, limite }) =>
      db().select({ id: linha.id, chave }).from(linha).where(alem).orderBy(ordem).limit(limite),
    contar: (ate) => contarAte(db(), db().select({ id: linha.id }).from(linha).limit(ate).as('t')),
  })

/** The whole list in one query. The pages must add up to it. */
const inteira = async (ordem: string) => {
  const [campo, direcao] = [ordem.replace('-', '') as 'nome' | 'peso', ordem.startsWith('-') ? desc : asc]
  const por: SQL = campo === 'nome' ? sql`nome collate "pt-BR-x-icu"` : sql`peso`
  return (await db().select({ id: linha.id }).from(linha).orderBy(direcao(por), direcao(linha.id))).map(
    (l) => l.id,
  )
}

const texto = fc.oneof(
  fc.constantFrom('', ' ', 'ana', 'Ana', 'Ána', 'ÂNA', 'a b', 'ab', 'zé', '"', '\\', '😀', '=1'),
  fc.string({ unit: 'grapheme', maxLength: 6 }).map((t) => t.replaceAll('\0', '')),
)
const linhas = fc.array(fc.record({ id: fc.uuid(), nome: texto, peso: fc.integer({ min: -3, max: 3 }) }), {
  maxLength: 30,
})

test('para quaisquer linhas, ordem e tamanho, as páginas juntas são a lista, na ida e na volta', async () => {
  await fc.assert(
    fc.asyncProperty(
      linhas,
      fc.constantFrom('nome', '-nome', 'peso', '-peso'),
      fc.integer({ min: 1, max: 7 }),
      async (dados, ordem, limite) => {
        await db().delete(linha)
        const unicas = [...new Map(dados.map((d) => [d.id, d])).values()]
        if (unicas.length) await db().insert(linha).values(unicas)
        const esperada = await inteira(ordem)

        const ida: string[] = []
        let atual = await pagina({ ordem, limite })
        expect(atual.anterior).toBeNull()
        for (;;) {
          expect(atual.total).toBe(unicas.length)
          ida.push(...atual.itens.map((i) => i.id))
          if (!atual.proximo) break
          atual = await pagina({ ordem, limite, cursor: atual.proximo })
        }
        expect(ida).toEqual(esperada)

        const volta = atual.itens.map((i) => i.id)
        while (atual.anterior) {
          atual = await pagina({ ordem, limite, cursor: atual.anterior })
          volta.unshift(...atual.itens.map((i) => i.id))
        }
        expect(volta).toEqual(esperada)
      },
    ),
    { numRuns: 60 },
  )
})

test('nenhum cursor inventado quebra a leitura: é uma página ou uma recusa', async () => {
  const cursor = fc.oneof(
    fc.base64String().map((t) => t.replace(/[+/=]/g, '')),
    fc.json().map((j) => Buffer.from(j).toString('base64url')),
    fc
      .record({
        sentido: fc.constantFrom('antes', 'depois', 'x'),
        chave: fc.string(),
        id: fc.oneof(fc.uuid(), fc.string()),
      })
      .map((c) => Buffer.from(JSON.stringify(c)).toString('base64url')),
  )
  await fc.assert(
    fc.asyncProperty(cursor, async (inventado) => {
      const lida = await pagina({ ordem: 'nome', limite: 3, ...(inventado && { cursor: inventado }) }).catch(
        (erro) => erro,
      )
      expect(lida.itens ?? lida.status ?? lida.cause?.code).toSatisfy(
        (v: unknown) => Array.isArray(v) || v === 400 || String(v).startsWith('22'),
      )
    }),
    { numRuns: 150 },
  )
})

test('o total para de contar no teto', async () => {
  await db().delete(linha).where(gt(linha.peso, -1e9))
  await db().execute(
    sql`insert into linha_de_teste select gen_random_uuid(), 'x', n from generate_series(1, 10001) n`,
  )
  expect(await pagina({ ordem: 'peso', limite: 1 })).toMatchObject({ total: 10_000, total_exato: false })
  await db().delete(linha).where(lt(linha.peso, 2))
  expect(await pagina({ ordem: 'peso', limite: 1 })).toMatchObject({ total: 10_000, total_exato: true })
})
