import { sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { usarServidor } from '#testes/ambiente.ts'
import { lerConfiguracao } from './configuracao.queries.ts'
import { configuracao } from './configuracao.table.ts'

const s = usarServidor()
const gravar = (chave: string, valor: unknown) => s().db.insert(configuracao).values({ chave, valor })
afterEach(() => s().db.delete(configuracao).where(sql`true`))

test('sem nada gravado valem os padrões, e a parte pública não exige login nem mostra o resto', async () => {
  const { status, corpo } = await s().pedir('GET', '/configuracao/publica')
  expect(status).toBe(200)
  expect(corpo).toEqual({
    base_api: '/api',
    marca: 'Balcão',
    logo: null,
    cor_primaria: null,
    cor_secundaria: null,
    senha_minima: 10,
    email_suporte: 'suporte@localhost',
    microsoft: false,
    envia_email: false,
    producao: false,
    id_analytics: null,
    chave_mapas: null,
    mapa_url: null,
    mapa_atribuicao: null,
    fuso_horario: 'America/Sao_Paulo',
    demo: null,
  })
})

test('o que foi gravado vale no pedido seguinte', async () => {
  await gravar('marca', 'Fibra Veloz')
  expect((await s().pedir('GET', '/configuracao/publica')).corpo.marca).toBe('Fibra Veloz')
})

test('um valor gravado que o catálogo não aceita conta como ausente', async () => {
  await gravar('minutos_do_acesso', 9_999)
  await gravar('marca', { html: '<b>' })
  await gravar('dias_da_sessao', '14')
  await gravar('desconhecida', 1)
  const lida = await lerConfiguracao(s().db)
  expect(lida).toMatchObject({ minutos_do_acesso: 10, marca: 'Balcão', dias_da_sessao: 14 })
  expect(lida).not.toHaveProperty('desconhecida')
})

test('os tempos gravados são os dos tokens emitidos', async () => {
  await gravar('minutos_do_acesso', 3)
  await gravar('dias_da_sessao', 2)
  const { acesso, renovacao } = await s().fabrica.pessoa()
  const duracao = (token: string) => {
    const { exp, iat } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
    return exp - iat
  }
  expect(duracao(acesso)).toBe(180)
  expect(duracao(renovacao)).toBe(2 * 24 * 3600)
})
