import { setTimeout } from 'node:timers/promises'
import { afterAll, expect, test, vi } from 'vitest'
import { comJson, ligarViaCep, PRACA_DA_SE } from '#testes/via-cep.ts'
import { criarViaCep } from './via-cep.ts'

const viaCep = await ligarViaCep()
afterAll(() => viaCep.desligar())
const buscar = criarViaCep(viaCep.url)

test('encontra, no endereço que leva o CEP, e não espera mais que 2 segundos', async () => {
  const prazo = vi.spyOn(AbortSignal, 'timeout')
  viaCep.responderCom(comJson(PRACA_DA_SE))
  const local = { logradouro: 'Praça da Sé', bairro: 'Sé', trecho: 'lado ímpar', codigo_ibge: 3550308 }
  expect(await buscar('01001000')).toEqual(local)
  expect(viaCep.pedidos).toEqual(['01001000'])
  expect(prazo.mock.calls).toEqual([[2_000]])
  prazo.mockRestore()
})

test('o CEP de uma cidade inteira não tem rua nem bairro; espaços sobrando saem', async () => {
  viaCep.responderCom(comJson({ logradouro: '', bairro: ' \n ', ibge: '3509502' }))
  expect(await buscar('13000000')).toEqual({ logradouro: '', bairro: '', trecho: null, codigo_ibge: 3509502 })
})

test.each([true, 'true'])('erro: %j quer dizer que o CEP não existe', async (erro) => {
  viaCep.responderCom(comJson({ erro }))
  expect(await buscar('99999999')).toBeNull()
})

test.each([
  ['outro formato', { rua: 'Praça da Sé' }],
  ['cidade sem código', { ...PRACA_DA_SE, ibge: '' }],
  ['código de estado que não existe', { ...PRACA_DA_SE, ibge: '9950308' }],
  ['texto que é número', { ...PRACA_DA_SE, logradouro: 7 }],
  ['uma lista', [PRACA_DA_SE]],
  ['nada', null],
])('não serve: %s', async (_, corpo) => {
  viaCep.responderCom(comJson(corpo))
  await expect(buscar('01001000')).rejects.toThrow('em outro formato')
})

test('não serve: erro 500, HTML ou JSON pela metade', async () => {
  viaCep.responderCom((res) => res.writeHead(500).end('{"erro": true}'))
  await expect(buscar('01001000')).rejects.toThrow('respondeu 500')
  for (const texto of ['<html><p>Muitos pedidos</p></html>', '{"cep": ']) {
    viaCep.responderCom((res) => res.writeHead(200).end(texto))
    await expect(buscar('01001000')).rejects.toThrow(SyntaxError)
  }
})

test('não segue para outro endereço', async () => {
  viaCep.pedidos.length = 0
  viaCep.responderCom((res) => res.writeHead(302, { location: '/ws/outro/json/' }).end())
  await expect(buscar('01001000')).rejects.toThrow()
  expect(viaCep.pedidos).toEqual(['01001000'])
})

test('uma resposta enorme é largada no meio', async () => {
  const enviados = { bytes: 0 }
  viaCep.responderCom(async (res) => {
    while (!res.destroyed && enviados.bytes < 50_000_000) {
      enviados.bytes += 16_384
      res.write(' '.repeat(16_384))
      await setTimeout(1)
    }
    res.end()
  })
  await expect(buscar('01001000')).rejects.toThrow('demais')
  expect(enviados.bytes).toBeLessThan(2_000_000)
})

test('quem não responde, ou pinga a resposta, é largado no fim do prazo', async () => {
  const buscarLogo = criarViaCep(viaCep.url, 50)
  viaCep.responderCom(() => {})
  await expect(buscarLogo('01001000')).rejects.toThrow('aborted due to timeout')
  viaCep.responderCom(async (res) => {
    while (!res.destroyed) {
      res.write(' ')
      await setTimeout(10)
    }
  })
  await expect(buscarLogo('01001000')).rejects.toThrow('aborted due to timeout')
})
