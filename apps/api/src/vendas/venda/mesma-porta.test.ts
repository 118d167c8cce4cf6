import { expect, test } from 'vitest'
import { dadosDeCliente, enderecoDeTeste, telefoneDeTeste } from '#clientes/cliente/cliente.fabrica.ts'
import { usarVendas } from '#testes/usar-vendas.ts'

const { s, caixa, dados, enviar, insistir, totalDe } = usarVendas()

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

test('só se instala num endereço de instalação: o de cobrança não é oferecido nem aceito', async () => {
  const { empresa_id } = caixa
  const corpo = dadosDeCliente(empresa_id, {
    data_nascimento: '1980-02-03',
    telefones: [telefoneDeTeste()],
    enderecos: [enderecoDeTeste({ tipo: 'COBRANCA' }), enderecoDeTeste()],
  })
  const { corpo: cliente } = await s().pedir('POST', '/cliente', { token: (await s().admin()).acesso, corpo })
  const [cobranca, instalacao] = cliente.enderecos
  const pergunta = { empresa_id, cpf_cnpj: cliente.cpf_cnpj }
  const consulta = await s().pedir('POST', '/venda/cliente', { token: caixa.vendedor, corpo: pergunta })
  expect(consulta.corpo.cliente.enderecos).toMatchObject([{ id: instalacao.id }])
  const vender = async ({ id }: { id: string }) => {
    const { codigo_ibge } = enderecoDeTeste()
    const pedido = dados({ cliente: { id: cliente.id, tipo_pessoa: 'PF' }, endereco: { id, codigo_ibge } })
    return enviar(pedido)
  }
  const recusada = await vender(cobranca)
  expect(recusada.status, recusada.texto).toBe(422)
  expect(recusada.corpo.atual.faltas).toContainEqual({
    etapa: 'endereco',
    campo: 'endereco.id',
    texto: 'Este endereço é de cobrança: escolha um de instalação, ou digite onde será instalado',
  })
  expect((await vender(instalacao)).status).toBe(201)
})
