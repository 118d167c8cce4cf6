import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { usarServidor } from '#testes/ambiente.ts'
import { comJson, ligarViaCep, PRACA_DA_SE } from '#testes/via-cep.ts'

const viaCep = await ligarViaCep()
afterAll(() => viaCep.desligar())
const s = usarServidor({ CEP_URL: viaCep.url })

const caixa = { id: '', token: '' }
beforeEach(async () => {
  const { id, acesso } = await s().fabrica.pessoa()
  Object.assign(caixa, { id, token: acesso })
  await s().pool.query('delete from cep_consultado')
  viaCep.responderCom(comJson(PRACA_DA_SE))
  viaCep.pedidos.length = 0
})

const consultar = async (cep: string) => {
  const { status, corpo } = await s().pedir('GET', `/cep/${cep}`, { token: caixa.token })
  expect(status).toBe(200)
  return corpo
}
const envelhecer = (intervalo: string) =>
  s().pool.query(`update cep_consultado set consultado_em = now() - $1::interval`, [intervalo])
const foraDoAr = () => viaCep.responderCom((res) => res.writeHead(503).end())

const ENCONTRADO = {
  situacao: 'ENCONTRADO',
  endereco: {
    cep: '01001000',
    logradouro: 'Praça da Sé',
    bairro: 'Sé',
    trecho: 'lado ímpar',
    cidade: { codigo: 3550308, nome: 'São Paulo', uf: 'SP' },
  },
}

test('diz onde fica o CEP, com ou sem hífen, e pergunta fora uma vez só', async () => {
  expect(await consultar('01001-000')).toEqual(ENCONTRADO)
  expect(await consultar('01001000')).toEqual(ENCONTRADO)
  expect(viaCep.pedidos).toEqual(['01001000'])
})

test('o que foi encontrado vale 90 dias', async () => {
  await consultar('01001000')
  await envelhecer('89 days')
  await consultar('01001000')
  expect(viaCep.pedidos).toHaveLength(1)
  await envelhecer('91 days')
  await consultar('01001000')
  expect(viaCep.pedidos).toHaveLength(2)
})

test('o que não existe vale um dia', async () => {
  viaCep.responderCom(comJson({ erro: 'true' }))
  const desconhecido = { situacao: 'DESCONHECIDO', endereco: null }
  expect(await consultar('99999999')).toEqual(desconhecido)
  expect(await consultar('99999999')).toEqual(desconhecido)
  expect(viaCep.pedidos).toHaveLength(1)
  viaCep.responderCom(comJson(PRACA_DA_SE))
  await envelhecer('25 hours')
  expect((await consultar('99999999')).situacao).toBe('ENCONTRADO')
})

test('uma cidade que não é nossa não é escolhida por ninguém', async () => {
  viaCep.responderCom(comJson({ ...PRACA_DA_SE, ibge: '3599999' }))
  expect(await consultar('01001000')).toEqual({ situacao: 'DESCONHECIDO', endereco: null })
})

test('sem resposta diz que está indisponível e não guarda nada; depois pergunta de novo', async () => {
  foraDoAr()
  expect(await consultar('01001000')).toEqual({ situacao: 'INDISPONIVEL', endereco: null })
  viaCep.responderCom(comJson(PRACA_DA_SE))
  expect(await consultar('01001000')).toEqual(ENCONTRADO)
})

test('sem resposta, uma resposta velha vale mais que nenhuma', async () => {
  await consultar('01001000')
  await envelhecer('2 years')
  foraDoAr()
  expect(await consultar('01001000')).toEqual(ENCONTRADO)
})

test('muitas pessoas no mesmo CEP ao mesmo tempo são uma pergunta', async () => {
  // Whoever is about to ask has been counted.
  const contadas = async () => {
    const { rows } = await s().pool.query('select falhas from tentativa_de_login where chave = $1', [
      `cep:${caixa.id}`,
    ])
    return rows[0]?.falhas
  }
  viaCep.responderCom(async (res, cep) => {
    await vi.waitFor(async () => expect(await contadas()).toBe(8), { timeout: 45_000 })
    comJson(PRACA_DA_SE)(res, cep)
  })
  const respostas = await Promise.all(Array.from({ length: 8 }, () => consultar('01001000')))
  expect(respostas).toEqual(Array(8).fill(ENCONTRADO))
  expect(viaCep.pedidos).toHaveLength(1)
})

test('quem pergunta por CEPs novos sem parar é freado; os já conhecidos continuam', async () => {
  const { id, acesso } = await s().fabrica.pessoa()
  await consultar('01001000')
  await s().pool.query(
    `insert into tentativa_de_login (chave, falhas, ultima_em, bloqueada_ate)
     values ($1, 301, now(), now() + interval '1 minute')`,
    [`cep:${id}`],
  )
  const pedir = (cep: string) => s().pedir('GET', `/cep/${cep}`, { token: acesso })
  const { status, cabecalhos } = await pedir('13010000')
  expect([status, Number(cabecalhos['retry-after']) > 0]).toEqual([429, true])
  expect((await pedir('01001000')).corpo).toEqual(ENCONTRADO)
  expect(viaCep.pedidos).toEqual(['01001000'])
})

test('é para quem entrou, e só de um CEP que possa existir', async () => {
  expect((await s().pedir('GET', '/cep/01001000')).status).toBe(401)
  for (const cep of ['00000000', '123', '0100100A', '..%2f..%2fadmin', '%00'])
    expect((await s().pedir('GET', `/cep/${cep}`, { token: caixa.token })).status, cep).toBe(404)
  expect(viaCep.pedidos).toEqual([])
})
