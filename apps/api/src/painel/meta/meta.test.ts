import { randomUUID } from 'node:crypto'
import type { Permissao } from '@balcao/contract/base/permissao'
import type { MetaDoVendedor } from '@balcao/contract/painel/meta-api'
import { mesDe } from '@balcao/contract/painel/periodo'
import { diaNoFuso } from '@balcao/contract/valores/dia'
import { beforeAll, expect, test } from 'vitest'
import { usarServidor } from '#testes/ambiente.ts'
import { umaVendaGravada } from '#testes/venda-gravada.ts'

const s = usarServidor()
const hoje = diaNoFuso(new Date(), 'America/Sao_Paulo')
const mundo = {
  empresa: '',
  outra: '',
  supervisor: '',
  vendedor: { id: '', acesso: '' },
  de_fora: { id: '' },
}

beforeAll(async () => {
  const { fabrica } = s()
  mundo.empresa = (await fabrica.empresa('Vale Net')).id
  mundo.outra = (await fabrica.empresa('Serra Net')).id
  const grupo: Permissao[] = ['LISTAR.VENDA', 'LISTAR.TODAS_VENDAS', 'EDITAR.META']
  mundo.supervisor = (await fabrica.pessoa({ grupo, empresas: [mundo.empresa] })).acesso
  mundo.vendedor = await fabrica.pessoa({ empresas: [mundo.empresa] })
  mundo.de_fora = await fabrica.pessoa({ empresas: [mundo.outra] })
})

const listar = async (token: string, mes = hoje): Promise<MetaDoVendedor[]> => {
  const { status, corpo } = await s().pedir('GET', `/painel/meta?mes=${mes}`, { token })
  expect(status, JSON.stringify(corpo)).toBe(200)
  return corpo
}
const definir = (metas: object[], token = mundo.supervisor, mes = hoje) =>
  s().pedir('PUT', '/painel/meta', { token, corpo: { mes, metas } })
const meta = (vendas: number | null, receita: number | null = null, vendedor_id = mundo.vendedor.id) => ({
  vendedor_id,
  vendas,
  receita,
})

test('a meta de um mês aparece ao lado do que já se vendeu nele, a cada um a sua', async () => {
  expect((await definir([meta(10, 150_000)])).corpo).toEqual({ mudadas: 1 })
  expect((await definir([meta(10, 150_000)])).corpo).toEqual({ mudadas: 0 })
  await umaVendaGravada(s(), {
    situacao: 'EM_ANALISE',
    vendedorId: mundo.vendedor.id,
    empresaId: mundo.empresa,
  })
  const minha = (await listar(mundo.vendedor.acesso))[0]
  expect(minha).toMatchObject({ vendedor_id: mundo.vendedor.id, vendas: 10, receita: 150_000, vendidas: 1 })
  expect(await listar(mundo.vendedor.acesso)).toHaveLength(1)
  const vistos = await listar(mundo.supervisor, mesDe(hoje))
  expect(vistos).toContainEqual(minha)
  expect(vistos.map(({ vendedor_id }) => vendedor_id)).not.toContain(mundo.de_fora.id)
  expect((await listar(mundo.vendedor.acesso, '2020-02-10'))[0]).toMatchObject({ vendas: null, vendidas: 0 })

  expect((await definir([meta(null)])).corpo).toEqual({ mudadas: 1 })
  expect((await listar(mundo.vendedor.acesso))[0]).toMatchObject({ vendas: null, receita: null })
  const { rows } = await s().pool.query(
    `select mudancas from auditoria where entidade = 'usuario' and entidade_id = $1 and acao = 'EDITAR' order by em`,
    [mundo.vendedor.id],
  )
  const mes = { campo: 'meta_mes', antes: null, depois: mesDe(hoje) }
  expect(rows.map(({ mudancas }) => mudancas)).toEqual([
    expect.arrayContaining([mes, { campo: 'meta_vendas', antes: null, depois: 10 }]),
    expect.arrayContaining([mes, { campo: 'meta_receita', antes: 150_000, depois: null }]),
  ])
})

test('quem muda um número não desfaz o outro, que alguém mudou antes ou ao mesmo tempo', async () => {
  const vendedor_id = mundo.vendedor.id
  const lida = async (mes: string) => (await listar(mundo.vendedor.acesso, mes))[0]
  for (const mes of ['2020-03-01', '2020-04-01', '2020-05-01', '2020-06-01']) {
    const [umas, outras] = await Promise.all([
      definir([{ vendedor_id, vendas: 10 }], mundo.supervisor, mes),
      definir([{ vendedor_id, receita: 150_000 }], mundo.supervisor, mes),
    ])
    expect([umas.corpo, outras.corpo]).toEqual([{ mudadas: 1 }, { mudadas: 1 }])
    expect(await lida(mes)).toMatchObject({ vendas: 10, receita: 150_000 })
    await definir([{ vendedor_id, vendas: null }], mundo.supervisor, mes)
    expect(await lida(mes)).toMatchObject({ vendas: null, receita: 150_000 })
  }
})

test('quem não alcança a pessoa não lhe dá meta, e nada fica pela metade', async () => {
  const { pedir } = s()
  for (const id of [mundo.de_fora.id, randomUUID()]) {
    const { status, corpo } = await definir([meta(7), meta(5, null, id)])
    expect([status, corpo.message]).toEqual([422, 'Há uma pessoa que não existe mais: atualize a tela'])
  }
  const duas = await definir([meta(7), meta(8)])
  expect([duas.status, duas.corpo.message]).toEqual([422, 'A mesma pessoa está duas vezes'])
  expect((await definir([meta(7)], mundo.vendedor.acesso)).status).toBe(403)
  for (const ruim of [meta(0), meta(-1), meta(10_001), meta(1.5), meta(1, 0)])
    expect((await definir([ruim])).status, JSON.stringify(ruim)).toBe(400)
  expect((await definir([])).status).toBe(400)
  expect((await pedir('GET', '/painel/meta?mes=novembro', { token: mundo.supervisor })).status).toBe(400)
  expect((await listar(mundo.vendedor.acesso))[0]).toMatchObject({ vendas: null, receita: null })
})
