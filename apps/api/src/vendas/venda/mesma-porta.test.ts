import { expect, test } from 'vitest'
import { usarVendas } from '#testes/usar-vendas.ts'

const { dados, insistir, totalDe } = usarVendas()

/** How many of these sales, all sent at the same moment, none stands in the way of. */
const livres = async (complementos: string[], numero: string) => {
  const { endereco } = dados()
  const pedidos = complementos.map((complemento) => dados({ endereco: { ...endereco, numero, complemento } }))
  const total_mostrado = await totalDe(dados())
  const respostas = await Promise.all(pedidos.map((pedido) => insistir(pedido, { total_mostrado })))
  expect(respostas.map(({ status }) => status).filter((status) => status !== 201)).toEqual([])
  return respostas.filter(({ corpo }) => corpo.restricoes.length === 0).length
}

test('doze vendas ao mesmo tempo para a mesma porta, escrita de vários jeitos: uma passa', async () => {
  const jeitos = ['Apto João 3', 'apto joao 3', 'APTO JOÃO 3']
  expect(await livres([...jeitos, ...jeitos, ...jeitos, ...jeitos], '742')).toBe(1)
})

test('portas diferentes do mesmo número, ou sem número, não se restringem', async () => {
  expect(await livres(['Apto 1', 'Apto 2', 'Apto 3'], '743')).toBe(3)
  expect(await livres(['Fundos', 'Fundos', 'Fundos'], 'S/N')).toBe(3)
})
