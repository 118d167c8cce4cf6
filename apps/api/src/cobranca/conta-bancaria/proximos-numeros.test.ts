import { beforeAll, expect, test } from 'vitest'
import { usarServidor } from '#testes/ambiente.ts'
import { edicaoDeConta, umaConta } from './conta-bancaria.fabrica.ts'
import { proximosNumeros } from './proximos-numeros.commands.ts'

const s = usarServidor()
const NINGUEM = '0192f0c1-0000-7000-8000-000000000000'
const caixa = { token: '', empresa: '' }
beforeAll(async () => {
  caixa.token = (await s().admin()).acesso
  caixa.empresa = (await s().fabrica.empresa()).id
})

const nova = (dados: object = {}) => umaConta(s().db, { empresa_id: caixa.empresa, ...dados })
const reservar = (id: string, quantos: number) => s().db.transaction((db) => proximosNumeros(db, id, quantos))
const obter = async (id: string) =>
  (await s().pedir('GET', `/conta-bancaria/${id}`, { token: caixa.token })).corpo
const editar = async (id: string, mudancas: object) =>
  s().pedir('PUT', `/conta-bancaria/${id}`, {
    token: caixa.token,
    corpo: edicaoDeConta(await obter(id), mudancas),
  })

test('50 transações ao mesmo tempo: nenhum número sai duas vezes, e nenhum se perde', async () => {
  const { id } = await nova({ proximo_nosso_numero: 7 })
  const blocos = await Promise.all(Array.from({ length: 50 }, (_, i) => reservar(id, 1 + (i % 3))))
  const numeros = blocos.flat().sort((a, b) => a - b)
  expect(numeros).toEqual(Array.from({ length: numeros.length }, (_, i) => 7 + i))
  expect(await obter(id)).toMatchObject({ usada: true, proximo_nosso_numero: 7 + numeros.length, versao: 1 })
})

test('uma transação desfeita devolve os seus números', async () => {
  const { id } = await nova()
  await s()
    .db.transaction(async (db) => {
      await proximosNumeros(db, id, 5)
      throw new Error('desfeita')
    })
    .catch(() => {})
  expect(await obter(id)).toMatchObject({ usada: false, proximo_nosso_numero: 1 })
  expect(await reservar(id, 2)).toEqual([1, 2])
})

test('o último número sai; depois dele a recusa diz que acabaram, e nada fica reservado', async () => {
  const { id } = await nova({ nome: 'Cheia', proximo_nosso_numero: 99_999_998 })
  await expect(reservar(id, 3)).rejects.toThrow(/números da conta Cheia acabaram no banco: restam 2/)
  expect(await reservar(id, 2)).toEqual([99_999_998, 99_999_999])
  await expect(reservar(id, 1)).rejects.toThrow(/restam 0/)
  expect((await editar(id, { nome: 'Esgotada' })).status).toBe(200)
  await expect(reservar(NINGUEM, 1)).rejects.toThrow('Registro não encontrado')
})

test('depois de usada, o que a identifica no banco fica; o resto se muda, e o número só cresce', async () => {
  const { id } = await nova({ banco: '756', conta_dv: null })
  await reservar(id, 10)
  const mudada = await editar(id, { convenio: '999', modalidade: '02', conta_dv: '1' })
  expect([mudada.status, Object.keys(mudada.corpo.campos)]).toEqual([422, ['convenio', 'modalidade']])
  expect(mudada.corpo.message).toBe(
    'Esta conta já emitiu boletos: para mudar os dados do banco, cadastre outra conta',
  )
  expect((await editar(id, { conta_dv: '0', nome: 'Com dígito' })).status).toBe(200)
  const menor = await editar(id, { proximo_nosso_numero: 5 })
  expect(menor.corpo.campos).toEqual({
    proximo_nosso_numero: ['Os números até 10 já foram usados: informe 11 ou mais'],
  })
  expect((await editar(id, { proximo_nosso_numero: 500 })).corpo.proximo_nosso_numero).toBe(500)
  const grande = await editar(id, { proximo_nosso_numero: 10_000_000 })
  expect(grande.corpo.campos).toEqual({
    proximo_nosso_numero: ['Neste banco o número tem no máximo 7 dígitos'],
  })
})

test('uma conta que emitiu boletos não se exclui', async () => {
  await nova()
  const { id } = await nova()
  await reservar(id, 1)
  expect(await s().pedir('DELETE', `/conta-bancaria/${id}`, { token: caixa.token })).toMatchObject({
    status: 409,
    corpo: { codigo: 'EM_USO', message: expect.stringMatching(/já emitiu boletos/) },
  })
})
