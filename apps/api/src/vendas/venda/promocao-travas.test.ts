import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { umPlano } from '#catalogo/plano/plano.fabrica.ts'
import { umaPromocao } from '#catalogo/promocao/promocao.fabrica.ts'
import { agirNaVenda } from '#testes/agir-na-venda.ts'
import { esperarNaTrava } from '#testes/esperar-na-trava.ts'
import { usarVendas } from '#testes/usar-vendas.ts'

/** A sending locks the client, then its promotions in the order of their ids. Whoever locks otherwise meets it in a circle. */
const vendas = usarVendas()
const { s, dados, totalDe, enviada, alguem } = vendas
let supervisor = ''
beforeAll(async () => {
  const grupo = ['LISTAR.TODAS_VENDAS', 'EDITAR.VENDA', 'EDITAR.VENDA_SITUACAO'] as const
  supervisor = (await alguem([...grupo])).acesso
})
const { agir, feita } = agirNaVenda(vendas, () => supervisor)

/** What somebody asks for while this row is held, and whether the promotion is free in the meantime. */
const enquantoEspera = async <R>(
  presa: { tabela: 'cliente' | 'promocao'; id: string },
  livre: string,
  pedir: () => Promise<R>,
) => {
  let pedido: Promise<R> | undefined
  const rowCount = await s().db.transaction(async (db) => {
    await db.execute(sql`select from ${sql.raw(presa.tabela)} where id = ${presa.id} for no key update`)
    pedido = pedir()
    await esperarNaTrava(s().pool)
    const lidas = await db.execute(sql`select from promocao where id = ${livre} for update skip locked`)
    return lidas.rowCount
  })
  return { livre: rowCount === 1, resposta: (await pedido) as R }
}

test('cancelar a aprovada espera pelo cliente sem prender a promoção', async () => {
  const plano_id = (await umPlano(s().db)).id
  const promocao = await umaPromocao(s().db, { planos: [plano_id] })
  const aprovada = await feita(await enviada(dados({ plano_id })), 'aprovar')
  const { livre, resposta } = await enquantoEspera(
    { tabela: 'cliente', id: aprovada.cliente_id },
    promocao.id,
    () => agir(aprovada, 'cancelar', { motivo: 'Mudou de ideia' }),
  )
  expect([livre, resposta.status, resposta.corpo.situacao]).toEqual([true, 200, 'CANCELADA'])
})

test('editar para outra promoção espera por ela sem prender a que devolve', async () => {
  const plano_id = (await umPlano(s().db)).id
  const nova = await umaPromocao(s().db, { nome: 'A nova', planos: [plano_id] })
  const antiga = await umaPromocao(s().db, { nome: 'A antiga', planos: [plano_id] })
  const pedido = dados({ plano_id, promocoes: [antiga.id] })
  const venda = await enviada(pedido)
  const mudado = { ...pedido, promocoes: [nova.id] }
  const corpo = { dados: mudado, total_mostrado: await totalDe(mudado) }
  const { livre, resposta } = await enquantoEspera({ tabela: 'promocao', id: nova.id }, antiga.id, () =>
    agir(venda, 'editar', corpo),
  )
  expect([livre, resposta.status]).toEqual([true, 200])
  expect(resposta.corpo.promocoes.map(({ id }: { id: string }) => id)).toEqual([nova.id])
})
