import type { Oferta } from '@balcao/contract/catalogo/oferta'
import {
  conferirEscolhas,
  montar,
  precoDaOferta,
  problemaDasPromocoes,
} from '@balcao/contract/catalogo/oferta-preco'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { incompativeis, umAdicional } from '#catalogo/adicional/adicional.fabrica.ts'
import { umPlano } from '#catalogo/plano/plano.fabrica.ts'
import { planoCanal } from '#catalogo/plano/plano-ligacoes.table.ts'
import { umaPromocao } from '#catalogo/promocao/promocao.fabrica.ts'
import { umCanal } from '#provedor/canal-venda/canal-venda.fabrica.ts'
import { usarServidor } from '#testes/ambiente.ts'
import { conferirRecusa } from '#testes/recusas.ts'
import { CAMPINAS, chamadasDeOferta, SANTOS } from './oferta.fabrica.ts'

const s = usarServidor()
const { ofertas, preco } = chamadasDeOferta(s)
const mundo = {
  admin: '',
  norte: '',
  loja: '',
  plano: '',
  tv: '',
  sinal: '',
  roteador: '',
  metade: '',
  dez: '',
  comTv: '',
}

beforeAll(async () => {
  const { db, admin, fabrica } = s()
  mundo.admin = (await admin()).acesso
  mundo.norte = (await fabrica.empresa('Norte')).id
  mundo.loja = (await umCanal(db)).id
  const [tv, sinal, roteador] = [
    await umAdicional(db, { nome: 'TV', valor: 29_90, quantidade_maxima: 3 }),
    await umAdicional(db, { nome: 'Sinal', valor: 15_00 }),
    await umAdicional(db, { nome: 'Roteador', valor: 199_00, cobranca: 'UNICA' }),
  ]
  await incompativeis(db, tv, sinal)
  Object.assign(mundo, { tv: tv.id, sinal: sinal.id, roteador: roteador.id })
  const { id } = await umPlano(db, {
    nome: 'Fibra 500',
    valor_mensal: 99_90,
    taxa_instalacao: 150_00,
    tipos_pessoa: ['PF'],
    cidades: [CAMPINAS],
    canais: [mundo.loja],
    adicionais: [
      { adicional_id: tv.id, obrigatorio: false, valor: 24_90 },
      { adicional_id: sinal.id, obrigatorio: false, valor: null },
      { adicional_id: roteador.id, obrigatorio: true, valor: null },
    ],
  })
  mundo.plano = id
  const planos = [id]
  const valor = (centavos: number) => ({ tipo: 'VALOR' as const, valor: centavos })
  mundo.metade = (await umaPromocao(db, { nome: 'Metade', planos })).id
  mundo.dez = (
    await umaPromocao(db, {
      nome: 'Dez reais',
      planos,
      cumulativa: true,
      desconto_mensalidade: valor(10_00),
      duracao_meses: 6,
    })
  ).id
  mundo.comTv = (
    await umaPromocao(db, {
      nome: 'Com TV',
      planos,
      cumulativa: true,
      desconto_mensalidade: null,
      desconto_instalacao: { tipo: 'PERCENTUAL', valor: 100_00 },
      adicionais: [{ adicional_id: tv.id, obrigatorio: true, valor_promocional: 0, meses: 12 }],
    })
  ).id
  await umaPromocao(db, {
    nome: 'Cupom',
    planos,
    codigo: 'AMIGO',
    desconto_mensalidade: valor(80_00),
    duracao_meses: 12,
  })
})

const aqui = () => ({ plano_id: mundo.plano, codigo_ibge: CAMPINAS, canal_venda_id: mundo.loja })
const noCampo = (resposta: Awaited<ReturnType<typeof preco>>, campo: string, texto: RegExp) => {
  expect(resposta.status).toBe(422)
  expect(Object.keys(resposta.corpo.campos)).toEqual([campo])
  expect(resposta.corpo.campos[campo].join('\n')).toMatch(texto)
  conferirRecusa(resposta, campo)
}

test('escolhe a melhor combinação e dá o preço mês a mês, ao centavo', async () => {
  const { status, corpo } = await preco(mundo.admin, {
    ...aqui(),
    adicionais: [{ id: mundo.tv, quantidade: 2 }],
  })
  expect(status).toBe(200)
  expect(corpo.promocoes.map((p: { nome: string }) => p.nome).sort()).toEqual(['Com TV', 'Dez reais'])
  expect(corpo.preco.meses[0].total).toBe(99_90 - 10_00)
  expect(corpo.preco.meses[6].total).toBe(99_90)
  expect(corpo.preco.instalacao.total).toBe(0)
  expect(corpo.preco.primeira_fatura.total).toBe(89_90 + 199_00)
  expect(corpo.preco.mensalidade_regular).toBe(99_90 + 2 * 24_90)
  expect(corpo.preco.meses[0].multa).toBe(600_00)
})

test('com as promoções escolhidas, e com nenhuma', async () => {
  const uma = await preco(mundo.admin, { ...aqui(), promocoes: [mundo.metade] })
  expect(uma.corpo.preco.meses[0].total).toBe(49_95)
  const nenhuma = await preco(mundo.admin, { ...aqui(), promocoes: [] })
  expect(nenhuma.corpo.preco.economia).toBe(0)
})

test('o cupom entra na conta quando é dito, em minúsculas também', async () => {
  const { corpo } = await preco(mundo.admin, { ...aqui(), cupom: 'amigo' })
  expect(corpo.promocoes.map((p: { nome: string }) => p.nome)).toEqual(['Cupom'])
  noCampo(await preco(mundo.admin, { ...aqui(), cupom: 'INVENTADO' }), 'cupom', /não existe/)
})

test('o servidor responde o mesmo que a função pura sobre a mesma oferta', async () => {
  const [oferta] = (await ofertas(mundo.admin, { planos: mundo.plano })) as [Oferta]
  const { dia } = (await preco(mundo.admin, aqui())).corpo
  const escolha = fc.record({
    id: fc.constantFrom(mundo.tv, mundo.sinal, mundo.roteador),
    quantidade: fc.integer({ min: 1, max: 4 }),
  })
  const escolhas = fc.record({
    adicionais: fc.uniqueArray(escolha, { maxLength: 3, selector: ({ id }) => id }),
    promocoes: fc.option(
      fc.uniqueArray(fc.constantFrom(mundo.metade, mundo.dez, mundo.comTv), { maxLength: 3 }),
    ),
  })
  await fc.assert(
    fc.asyncProperty(escolhas, async (escolhidas) => {
      const { status, corpo } = await preco(mundo.admin, { ...aqui(), ...escolhidas })
      const tomadas = oferta.promocoes.filter(({ id }) => escolhidas.promocoes?.includes(id))
      const errado =
        conferirEscolhas(oferta, escolhidas.adicionais).length > 0 ||
        problemaDasPromocoes(montar(oferta, dia, escolhidas.adicionais), tomadas) !== null
      expect(status).toBe(errado ? 422 : 200)
      if (!errado) expect(corpo.preco).toEqual(precoDaOferta(oferta, dia, escolhidas).preco)
    }),
    { numRuns: 60 },
  )
})

test('um plano que não se vende ali é recusado no campo que o impede', async () => {
  const pedir = (mudanca: object) => preco(mundo.admin, { ...aqui(), ...mudanca })
  noCampo(await pedir({ codigo_ibge: SANTOS }), 'codigo_ibge', /não é vendido nesta cidade/)
  const outro = await umCanal(s().db)
  noCampo(await pedir({ canal_venda_id: outro.id }), 'canal_venda_id', /por este canal/)
  noCampo(await pedir({ tipo_pessoa: 'PJ' }), 'tipo_pessoa', /pessoa jurídica/)
  const retirado = await umPlano(s().db, { ativo: false })
  noCampo(await pedir({ plano_id: retirado.id }), 'plano_id', /não está à venda/)
  const deOutra = await umPlano(s().db, { empresas: [(await s().fabrica.empresa()).id] })
  noCampo(
    await preco(mundo.admin, { plano_id: deOutra.id, empresa_id: mundo.norte }),
    'empresa_id',
    /empresa/,
  )
})

test('adicional desconhecido, em excesso ou incompatível: tudo de uma vez, no campo', async () => {
  const alheio = await umAdicional(s().db)
  const resposta = await preco(mundo.admin, {
    ...aqui(),
    adicionais: [
      { id: alheio.id, quantidade: 1 },
      { id: mundo.tv, quantidade: 4 },
      { id: mundo.sinal, quantidade: 1 },
    ],
  })
  noCampo(
    resposta,
    'adicionais',
    /não é vendido com este plano[\s\S]*máxima é 3[\s\S]*não podem ser vendidos juntos/,
  )
})

test('promoção que não vale, que não acumula ou que traz o que não combina', async () => {
  const alheia = await umaPromocao(s().db, { planos: [(await umPlano(s().db)).id] })
  noCampo(await preco(mundo.admin, { ...aqui(), promocoes: [alheia.id] }), 'promocoes', /não vale/)
  noCampo(
    await preco(mundo.admin, { ...aqui(), promocoes: [mundo.metade, mundo.dez] }),
    'promocoes',
    /“Metade” não acumula/,
  )
  const comSinal = { adicionais: [{ id: mundo.sinal, quantidade: 1 }], promocoes: [mundo.comTv] }
  noCampo(await preco(mundo.admin, { ...aqui(), ...comSinal }), 'promocoes', /adicionais que a promoção traz/)
})

test('um plano de outra empresa é o mesmo 404 que um que não existe', async () => {
  const { fabrica, db } = s()
  const alheio = await umPlano(db, { empresas: [mundo.norte] })
  const { acesso } = await fabrica.pessoa({ empresas: [(await fabrica.empresa()).id] })
  const [um, outro] = [
    await preco(acesso, { plano_id: alheio.id }),
    await preco(acesso, { plano_id: '0192f0c1-0000-7000-8000-000000000000' }),
  ]
  expect(um.status).toBe(404)
  expect(um.corpo).toEqual(outro.corpo)
})

test.each([
  ['adicionais', { adicionais: [{ id: 'x', quantidade: 1 }] }],
  ['adicionais', { adicionais: [{ id: '0192f0c1-0000-7000-8000-000000000000', quantidade: 0 }] }],
  ['promocoes', { promocoes: ['x'] }],
  ['codigo_ibge', { codigo_ibge: 9_999_999 }],
])('recusa entrada ruim em %s', async (campo, ruim) => {
  const resposta = await preco(mundo.admin, { ...aqui(), ...ruim } as never)
  expect(resposta.status).toBe(400)
  expect(Object.keys(resposta.corpo.campos)[0]).toMatch(new RegExp(`^${campo}`))
})

test('um preço mandado de fora não é nem lido', async () => {
  const resposta = await preco(mundo.admin, { ...aqui(), valor_mensal: 1 } as never)
  expect(resposta.status).toBe(400)
})

test('o que vale só em alguns lugares conta só quando o lugar é dito', async () => {
  const { db } = s()
  const { id: plano_id } = await umPlano(db, { valor_mensal: 100_00 })
  const { id } = await umaPromocao(db, {
    nome: 'Da loja em Santos',
    planos: [plano_id],
    cidades: [SANTOS],
    canais: [mundo.loja],
  })
  const em = { codigo_ibge: SANTOS, canal_venda_id: mundo.loja }
  for (const lugar of [{}, { codigo_ibge: SANTOS }, { canal_venda_id: mundo.loja }]) {
    const { corpo } = await preco(mundo.admin, { plano_id, ...lugar })
    expect(corpo.promocoes).toEqual([])
    expect(corpo.preco.economia).toBe(0)
    noCampo(
      await preco(mundo.admin, { plano_id, ...lugar, promocoes: [id] }),
      'promocoes',
      /“Da loja em Santos” não vale em toda parte: informe a cidade e o canal da venda/,
    )
  }
  for (const promocoes of [null, [id]]) {
    const { corpo } = await preco(mundo.admin, { plano_id, ...em, promocoes })
    expect(corpo.promocoes).toEqual([{ id, nome: 'Da loja em Santos' }])
  }
  await umaPromocao(db, { nome: 'Do cupom', planos: [plano_id], codigo: 'PRAIA', cidades: [SANTOS] })
  noCampo(
    await preco(mundo.admin, { plano_id, cupom: 'PRAIA' }),
    'cupom',
    /“Do cupom” não vale em toda parte/,
  )
  expect((await preco(mundo.admin, { plano_id, ...em, cupom: 'PRAIA' })).status).toBe(200)
})

test('um plano que só canais inativos vendem não se vende por canal nenhum', async () => {
  const { db } = s()
  const inativo = await umCanal(db, { ativo: false })
  const { id: plano_id } = await umPlano(db, { nome: 'Sem canal', canais: [inativo.id] })
  const todos = { canal_venda_id: 'todos' }
  expect(await ofertas(mundo.admin, { ...todos, planos: plano_id })).toEqual([])
  noCampo(await preco(mundo.admin, { plano_id, ...todos }), 'canal_venda_id', /Nenhum canal ativo vende/)
  const ativo = await umCanal(db)
  await db.insert(planoCanal).values({ plano_id, canal_venda_id: ativo.id })
  expect((await preco(mundo.admin, { plano_id, ...todos })).status).toBe(200)
})
