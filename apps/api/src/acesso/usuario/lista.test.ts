import type { UsuarioResumo } from '@balcao/contract/acesso/usuario'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { usarServidor } from '#testes/ambiente.ts'
import { usuario } from './usuario.table.ts'

const s = usarServidor()
const caixa = { token: '', ids: [] as string[] }
const NOMES = ['Ana Luísa', 'Álvaro Júnior', 'ana luísa', 'Zoé', 'Bárbara']

// 120 people with few different names, a third of whom never signed in: ties in every order.
beforeAll(async () => {
  const { fabrica, db } = s()
  caixa.token = (await s().admin()).acesso
  const [vendedor, backoffice] = [
    await fabrica.grupoChamado('Vendedor'),
    await fabrica.grupoChamado('Backoffice'),
  ]
  const criados = await db
    .insert(usuario)
    .values(
      Array.from({ length: 120 }, (_, i) => ({
        nome: NOMES[i % NOMES.length] ?? '',
        email: `p${i}@lista.br`,
        grupo_permissao_id: i % 2 ? vendedor.id : backoffice.id,
        todas_empresas: true,
        provedor: i % 4 ? ('local' as const) : ('microsoft' as const),
        ativo: i % 10 !== 0,
        convite_aceito_em: i % 3 ? new Date().toISOString() : null,
        ultimo_acesso: i % 3 ? sql`timestamptz '2026-01-01' + ${`${i % 7} hours`}::interval` : null,
      })),
    )
    .returning({ id: usuario.id })
  caixa.ids = criados.map((c) => c.id)
})

const listar = async (resto: string) => {
  const { status, corpo } = await s().pedir('GET', `/usuario?busca=lista.br${resto}`, { token: caixa.token })
  expect(status).toBe(200)
  return corpo as {
    itens: UsuarioResumo[]
    anterior: string | null
    proximo: string | null
    total: number
    total_exato: boolean
  }
}

/** All pages, following one end of each to the next. */
const folhear = async (resto: string, ponta: 'proximo' | 'anterior', inicio?: string) => {
  const paginas: UsuarioResumo[][] = []
  let cursor: string | null | undefined = inicio
  do {
    const pagina = await listar(`${resto}${cursor ? `&cursor=${cursor}` : ''}`)
    expect(pagina.total).toBe(120)
    paginas.push(pagina.itens)
    cursor = pagina[ponta]
  } while (cursor)
  return paginas
}

test.each(['nome', '-nome', 'email', '-email', 'grupo', '-grupo', 'ultimo_acesso', '-ultimo_acesso'])(
  'por %s, ida e volta passam por todos, uma vez cada, na mesma ordem',
  async (ordem) => {
    const ida = (await folhear(`&ordem=${ordem}&limite=17`, 'proximo')).flat().map((u) => u.id)
    expect(ida).toHaveLength(120)
    expect(new Set(ida)).toEqual(new Set(caixa.ids))

    const ultima = await listar(`&ordem=${ordem}&limite=103`)
    const fim = await listar(`&ordem=${ordem}&limite=17&cursor=${ultima.proximo}`)
    expect(fim.proximo).toBeNull()
    const volta = await folhear(`&ordem=${ordem}&limite=17`, 'anterior', String(fim.anterior))
    expect([...volta.reverse().flat(), ...fim.itens].map((u) => u.id)).toEqual(ida)
  },
)

test('a ordem dos nomes é a do português: acento e caixa não separam iguais', async () => {
  const nomes = (await listar('&ordem=nome&limite=200')).itens.map((u) => u.nome)
  expect(nomes.filter((n, i) => n !== nomes[i - 1])).toEqual([
    'Álvaro Júnior',
    'ana luísa',
    'Ana Luísa',
    'Bárbara',
    'Zoé',
  ])
})

test('uma linha incluída no meio da leitura não repete nem esconde outra', async () => {
  const primeira = await listar('&ordem=email&limite=50')
  const { email, id } = await s().fabrica.usuario({ email: 'p000@lista.br' })
  const segunda = await listar(`&ordem=email&limite=200&cursor=${primeira.proximo}`)
  const vistos = [...primeira.itens, ...segunda.itens].map((u) => u.email)
  expect(new Set(vistos).size).toBe(120)
  expect(vistos).not.toContain(email)
  await s().pool.query('delete from credencial where usuario_id = $1', [id])
  await s().pool.query('delete from usuario where id = $1', [id])
})

test('filtros se somam, e o total é o do filtro', async () => {
  const grupo = await s().fabrica.grupoChamado('Vendedor')
  expect((await listar('&situacao=INATIVO')).total).toBe(12)
  expect((await listar('&situacao=CONVIDADO')).total).toBe(36)
  expect((await listar('&situacao=ATIVO')).total).toBe(72)
  expect((await listar('&provedor=microsoft')).total).toBe(30)
  expect((await listar(`&grupo_permissao_id=${grupo.id}`)).total).toBe(60)
  expect((await listar(`&grupo_permissao_id=${grupo.id}&provedor=microsoft`)).total).toBe(0)
})

test('a busca não liga para acento, caixa, pontuação nem ordem das palavras', async () => {
  const total = async (busca: string) =>
    (await s().pedir('GET', `/usuario?busca=${encodeURIComponent(busca)}`, { token: caixa.token })).corpo
      .total
  expect(await total('LUISA ana')).toBe(48)
  expect(await total('luísa, ana')).toBe(48)
  expect(await total('junior alvaro lista')).toBe(24)
  expect(await total('p119@lista.br')).toBe(1)
  expect(await total('zoe luisa')).toBe(0)
})

test('a exportação traz tudo o que está filtrado, como planilha', async () => {
  const { texto, cabecalhos } = await s().pedir('GET', '/usuario/exportar?busca=lista.br&situacao=INATIVO', {
    token: caixa.token,
  })
  expect(cabecalhos['content-type']).toBe('text/csv; charset=utf-8')
  expect(cabecalhos['content-disposition']).toContain('attachment')
  const linhas = texto.trimEnd().split('\r\n')
  expect(linhas[0]).toBe('\uFEFFNome;E-mail;Grupo;Acesso;Situação;Último acesso')
  expect(linhas).toHaveLength(13)
})

test('na planilha, acesso e situação são palavras, e a hora é a do fuso do provedor', async () => {
  const { id } = await s().fabrica.usuario({ nome: 'Ana do Acre', email: 'acre@fuso.br' })
  await s().pool.query(`update usuario set ultimo_acesso = '2026-03-05T03:30:00Z' where id = $1`, [id])
  await s().pool.query(
    `insert into configuracao (chave, valor) values ('fuso_horario', '"America/Rio_Branco"')`,
  )
  onTestFinished(async () => {
    await s().pool.query(`delete from configuracao where chave = 'fuso_horario'`)
  })
  const { texto } = await s().pedir('GET', '/usuario/exportar?busca=fuso.br', { token: caixa.token })
  expect(texto.split('\r\n')[1]).toMatch(/^Ana do Acre;acre@fuso\.br;.*;Local;.*;04\/03\/2026 22:30$/)
})

test('um nome que parece fórmula sai inerte', async () => {
  await s().fabrica.usuario({ nome: '=HYPERLINK("http://x";"y")', email: 'formula@csv.br' })
  const { texto } = await s().pedir('GET', '/usuario/exportar?busca=csv.br', { token: caixa.token })
  expect(texto).toContain(`"'=HYPERLINK(""http://x"";""y"")"`)
})

test('a exportação recusada diz por quê, também a quem aceita resposta comprimida', async () => {
  const { status, corpo, cabecalhos } = await s().pedir('GET', '/usuario/exportar?cursor=abc', {
    token: caixa.token,
    cabecalhos: { 'accept-encoding': 'br, gzip' },
  })
  expect(status).toBe(400)
  expect(corpo.codigo).toBe('CURSOR_INVALIDO')
  expect(cabecalhos['content-encoding']).toBeUndefined()
})

test('a pessoa é encontrada pelo telefone, escrito de qualquer jeito', async () => {
  const { id } = await s().fabrica.usuario({ nome: 'Dona do Telefone' })
  await s().pool.query('update usuario set telefone = $1 where id = $2', ['+5511987654321', id])
  for (const busca of ['(11) 98765-4321', '987654321', '98765 4321'])
    expect(
      (await s().pedir('GET', `/usuario?busca=${encodeURIComponent(busca)}`, { token: caixa.token })).corpo
        .itens,
    ).toMatchObject([{ id }])
})
