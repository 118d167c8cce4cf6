import { randomInt } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { dadosDeCliente, enderecoDeTeste, telefoneDeTeste } from '#clientes/cliente/cliente.fabrica.ts'
import { clienteEndereco } from '#clientes/cliente/cliente.table.ts'
import { cpfDeTeste } from '#testes/documentos.ts'
import { usarVendas } from '#testes/usar-vendas.ts'
import { umContrato } from '#vendas/contrato/contrato.fabrica.ts'

const { s, caixa, dados, enviada, enviar, insistir, totalDe } = usarVendas()

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
  const jeitos = ['Apto João 3', 'ap. joao 3', 'APARTAMENTO JOÃO03']
  expect(await livres([...jeitos, ...jeitos, ...jeitos, ...jeitos], '742')).toBe(1)
})

test('portas diferentes do mesmo número, ou sem número, não se restringem', async () => {
  expect(await livres(['Apto 1', 'Apto 2', 'Apto 3'], '743')).toBe(3)
  expect(await livres(['Fundos', 'Fundos', 'Fundos'], 'S/N')).toBe(3)
})

describe('a porta de quem já tem uma venda ou um contrato', () => {
  const perguntar = async (porta: { cep: string; numero: string; complemento: string | null }) => {
    const corpo = { empresa_id: caixa.empresa_id, cpf_cnpj: cpfDeTeste(), porta }
    const { status, corpo: dito } = await s().pedir('POST', '/venda/restricoes', {
      token: caixa.vendedor,
      corpo,
    })
    expect(status, JSON.stringify(dito)).toBe(200)
    return dito.restricoes.map(({ regra }: { regra: string }) => regra)
  }
  const comVenda = async (numero: string, complemento: string) => {
    const porta = { cep: '13010100', numero, complemento }
    await enviada(dados({ endereco: { ...dados().endereco, ...porta } }))
    return porta
  }

  test('é a mesma como quer que se escrevam o número, as palavras e a ordem', async () => {
    const porta = await comVenda('1347', 'Bloco B Apto 12')
    const jeitos: [numero: string, complemento: string][] = [
      ['01347', 'bl b ap 12'],
      ['1.347', 'BL. B, APTO12'],
      ['Nº 1347', 'Apto. nº 12 - Bloco B'],
      ['1347', 'apartamento 012 bl-B'],
      ['1347', 'Apart n° 12, Blôco B'],
      ['1347 Bloco B', 'Ap12'],
    ]
    for (const [numero, complemento] of jeitos)
      expect([complemento, await perguntar({ ...porta, numero, complemento })]).toEqual([
        complemento,
        ['VENDA_ABERTA'],
      ])
  })

  test.each([
    ['Casa 2', 'CS 02'],
    ['Sala 301, 3º andar', 'andar 3 sl. 301'],
    ['Torre 1 Ap 5', 'TR 1 apto 5'],
    ['Quadra 5 Lote 3', 'Lt. 3 Qd. 5'],
  ])('%s é %s, também sem número na rua', async (complemento, outro) => {
    const numero = String(randomInt(100_000, 1_000_000))
    const comNumero = await comVenda(numero, complemento)
    expect(await perguntar({ ...comNumero, complemento: outro })).toEqual(['VENDA_ABERTA'])
    const semNumero = await comVenda('S/N', complemento)
    expect(await perguntar({ ...semNumero, numero: 'sn', complemento: outro })).toEqual(['VENDA_ABERTA'])
  })

  test('outro apartamento, outro bloco, outro número ou outro CEP são outra porta', async () => {
    const porta = await comVenda('1348', 'Apto 12')
    const outras: [numero: string, complemento: string | null][] = [
      ['1348', 'Apto 1 Bloco 2'],
      ['1348', 'Apto 121'],
      ['1348', 'Apto 12 Bloco B'],
      ['1348', 'Apto 12 A'],
      ['1348', 'Sala 12'],
      ['1348', '12º andar'],
      ['1348', null],
      ['13480', 'Apto 12'],
      ['1348 A', 'Apto 12'],
      ['13', '48 Apto 12'],
      ['S/N', 'Apto 12'],
    ]
    for (const [numero, complemento] of outras)
      expect([numero, complemento, await perguntar({ ...porta, numero, complemento })]).toEqual([
        numero,
        complemento,
        [],
      ])
    expect(await perguntar({ ...porta, cep: '13010101' })).toEqual([])
    expect(await perguntar(porta)).toEqual(['VENDA_ABERTA'])
  })

  test('com um contrato ativo também', async () => {
    const { empresa_id, plano_id } = caixa
    const { endereco_id } = await umContrato(s().db, { empresa_id, plano_id })
    const porta = { cep: '13010200', numero: '0077', complemento: 'BL. B, APTO12' }
    await s().db.update(clienteEndereco).set(porta).where(eq(clienteEndereco.id, endereco_id))
    const mesma = { ...porta, numero: '77', complemento: 'Bloco B Apto 12' }
    expect(await perguntar(mesma)).toEqual(['CONTRATO_ATIVO'])
    expect(await perguntar({ ...mesma, complemento: 'Bloco B Apto 13' })).toEqual([])
  })
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
