import { eq } from 'drizzle-orm'
import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import { umPlano } from '#catalogo/plano/plano.fabrica.ts'
import { umaPromocao } from '#catalogo/promocao/promocao.fabrica.ts'
import { promocao } from '#catalogo/promocao/promocao.table.ts'
import { cpfDeTeste } from '#testes/documentos.ts'
import { usarVendas } from '#testes/usar-vendas.ts'

const { s, dados, totalDe, enviar, insistir, enviada } = usarVendas()

const soDestePlano = async (limites: Parameters<typeof umaPromocao>[1]) => {
  const plano = await umPlano(s().db)
  const criada = await umaPromocao(s().db, { nome: 'Dez vagas', planos: [plano.id], ...limites })
  return { plano_id: plano.id, promocao: criada }
}
const usos = async (id: string) => {
  const [lida] = await s().db.select({ usos: promocao.usos }).from(promocao).where(eq(promocao.id, id))
  return lida?.usos
}

test('sessenta vendas ao mesmo tempo por dez vagas: exatamente dez', async () => {
  const { plano_id, promocao } = await soDestePlano({ limite_total: 10 })
  const pedidos = Array.from({ length: 60 }, () => dados({ plano_id }))
  const total_mostrado = await totalDe(pedidos[0] as (typeof pedidos)[0])
  const respostas = await Promise.all(pedidos.map((pedido) => insistir(pedido, { id: v7(), total_mostrado })))
  const contagem = respostas.map(({ status }) => status)
  expect([contagem.filter((c) => c === 201).length, contagem.filter((c) => c === 409).length]).toEqual([
    10, 50,
  ])
  expect(await usos(promocao.id)).toBe(10)
})

test.each(['limite_por_cliente', 'limite_por_vendedor'] as const)(
  'trinta ao mesmo tempo com %s de 3: exatamente três, e a pergunta diz por quê',
  async (limite) => {
    const { plano_id, promocao } = await soDestePlano({ [limite]: 3 })
    const cpf_cnpj = cpfDeTeste()
    const pedidos = Array.from({ length: 30 }, () => {
      const pedido = dados({ plano_id })
      return limite === 'limite_por_cliente'
        ? { ...pedido, cliente: { ...pedido.cliente, cpf_cnpj } }
        : pedido
    })
    const total_mostrado = await totalDe(pedidos[0] as (typeof pedidos)[0])
    const respostas = await Promise.all(
      pedidos.map((pedido) => insistir(pedido, { id: v7(), total_mostrado })),
    )
    expect(respostas.filter(({ status }) => status === 201)).toHaveLength(3)
    expect(await usos(promocao.id)).toBe(3)
    const recusada = respostas.find(({ status }) => status === 409)
    expect(recusada?.corpo.atual.esgotadas).toMatchObject([{ id: promocao.id, nome: 'Dez vagas' }])
    expect(recusada?.corpo.atual.depois.promocoes).toEqual([])
    expect(recusada?.corpo.atual.depois.preco.total_fidelidade).toBeGreaterThan(total_mostrado)
  },
)

test('quem nada escolheu à mão e confirma o novo preço vende sem a promoção', async () => {
  const { plano_id } = await soDestePlano({ limite_por_vendedor: 1 })
  const pedido = dados({ plano_id })
  await enviada(pedido)
  const segundo = dados({ plano_id, promocoes: null })
  const id = v7()
  const { corpo } = await enviar(segundo, { id, total_mostrado: await totalDe(segundo) })
  const { depois } = corpo.atual
  const confirmada = await enviada(
    { ...segundo, promocoes: depois.promocoes.map((p: { id: string }) => p.id) },
    { id, total_mostrado: depois.preco.total_fidelidade },
  )
  expect([confirmada.promocoes, confirmada.preco.total_fidelidade]).toEqual([
    [],
    depois.preco.total_fidelidade,
  ])
})

test('uma promoção escolhida que terminou volta como pergunta', async () => {
  const { plano_id, promocao: terminada } = await soDestePlano({})
  const pedido = dados({ plano_id, promocoes: [terminada.id] })
  const total_mostrado = await totalDe(pedido)
  await s().db.update(promocao).set({ ativo: false }).where(eq(promocao.id, terminada.id))
  const { status, corpo } = await enviar(pedido, { total_mostrado })
  expect([status, corpo.atual.esgotadas[0].id]).toEqual([409, terminada.id])
})
