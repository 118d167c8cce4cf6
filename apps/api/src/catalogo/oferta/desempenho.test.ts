import { brotliCompressSync, constants } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { pessoa } from '#infra/http/contexto.ts'
import { usarServidor } from '#testes/ambiente.ts'
import { medidor, nosDe } from '#testes/medidor.ts'
import { CAMPINAS, criarMassa } from './oferta.fabrica.ts'
import { ofertasPara } from './oferta.queries.ts'
import { conteudoDoRetrato } from './retrato.queries.ts'

const s = usarServidor()

// Few cities: bench/ofertas.ts has them all and measures the time; here it is the plan of the queries that counts.
beforeAll(() => criarMassa(s().pool, { planos: 500, promocoes: 200, cidades: { minimo: 100, maximo: 200 } }))

/** As a browser gets it. */
const comprimido = (texto: string) =>
  brotliCompressSync(texto, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length

test('o retrato de 500 planos: um número fixo de consultas, e cabe em 300 KB', async () => {
  const cliente = await s().pool.connect()
  try {
    const { db, medidas } = medidor(cliente)
    const quem = pessoa({ id: '', sessaoId: '', nome: 'Vendedor', permissoes: [], empresas: null })
    const retrato = await conteudoDoRetrato(db, quem, '2026-11-15')
    expect(retrato.planos.length).toBeGreaterThan(450)
    expect(retrato.promocoes.length).toBe(200)
    expect(medidas).toHaveLength(10)
    expect(comprimido(JSON.stringify(retrato))).toBeLessThan(300_000)
  } finally {
    cliente.release()
  }
})

test('sobre 500 planos: um número fixo de consultas e a cidade pelo índice', async () => {
  const { rows } = await s().db.execute<{ canal: string; empresa: string }>(
    sql`select (select id from canal_venda limit 1) as canal, (select id from empresa limit 1) as empresa`,
  )
  const { canal = '', empresa = '' } = rows[0] ?? {}
  const quem = pessoa({ id: canal, sessaoId: canal, nome: 'Vendedor', permissoes: [], empresas: [empresa] })
  const cliente = await s().pool.connect()
  try {
    const { db, medidas } = medidor(cliente)
    const criterios = {
      dia: '2026-11-15',
      empresa_id: empresa,
      codigo_ibge: CAMPINAS,
      canal_venda_id: canal,
      tipo_pessoa: 'PF' as const,
    }
    const ofertas = await ofertasPara(db, quem, criterios)
    expect(ofertas.length).toBeGreaterThan(50)
    expect(ofertas.some((o) => o.promocoes.length > 0 && o.adicionais.length > 0)).toBe(true)
    expect(medidas).toHaveLength(4)
    const lidas = medidas.flatMap(({ plano }) => nosDe(plano))
    const daCidade = lidas.filter((no) => /^(plano|promocao)_cidade_/.test(no['Index Name'] ?? ''))
    expect(daCidade.length).toBeGreaterThan(0)
    expect(
      lidas.filter((no) => no['Node Type'] === 'Seq Scan' && no['Relation Name'] === 'plano_cidade'),
    ).toEqual([])
  } finally {
    cliente.release()
  }
})
