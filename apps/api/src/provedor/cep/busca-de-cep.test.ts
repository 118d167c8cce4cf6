import { expect, test } from 'vitest'
import { protegerBusca } from './busca-de-cep.ts'
import { CircuitoAberto } from './disjuntor.ts'

const LOCAL = { logradouro: 'Praça da Sé', bairro: 'Sé', trecho: null, codigo_ibge: 3550308 }

/** A lookup that fails or works as told, with a clock that only the test moves. */
const montar = () => {
  const estado = { agora: 0, funciona: false, chamadas: 0 }
  const buscar = protegerBusca(
    async () => {
      estado.chamadas += 1
      if (!estado.funciona) throw new Error('fora do ar')
      return LOCAL
    },
    () => estado.agora,
  )
  const falhar = async (vezes: number) => {
    for (let vez = 0; vez < vezes; vez++) await expect(buscar('01001000')).rejects.toThrow('fora do ar')
  }
  return { estado, buscar, falhar }
}

test('cinco falhas seguidas abrem o circuito por 30 segundos: ninguém mais é chamado', async () => {
  const { estado, buscar, falhar } = montar()
  await falhar(5)
  estado.agora = 29_999
  await expect(buscar('01001000')).rejects.toThrow(CircuitoAberto)
  await expect(buscar('13010000')).rejects.toThrow(CircuitoAberto)
  expect(estado.chamadas).toBe(5)
})

test('um acerto no meio recomeça a conta', async () => {
  const { estado, buscar, falhar } = montar()
  await falhar(4)
  estado.funciona = true
  expect(await buscar('01001000')).toEqual(LOCAL)
  estado.funciona = false
  await falhar(4)
  expect(estado.chamadas).toBe(9)
})

test('depois da pausa só um tenta; se der certo, todos passam', async () => {
  const { estado, buscar, falhar } = montar()
  await falhar(5)
  Object.assign(estado, { agora: 30_000, funciona: true })
  const tentativa = buscar('01001000')
  await expect(buscar('13010000')).rejects.toThrow(CircuitoAberto)
  expect(await tentativa).toEqual(LOCAL)
  expect(await buscar('13010000')).toEqual(LOCAL)
})

test('se a tentativa falhar, a pausa começa de novo', async () => {
  const { estado, buscar, falhar } = montar()
  await falhar(5)
  estado.agora = 30_000
  await falhar(1)
  estado.agora = 59_999
  await expect(buscar('01001000')).rejects.toThrow(CircuitoAberto)
  Object.assign(estado, { agora: 60_000, funciona: true })
  expect(await buscar('01001000')).toEqual(LOCAL)
})

test('quem pede o mesmo CEP ao mesmo tempo divide uma chamada; depois, é outra', async () => {
  const { estado, buscar } = montar()
  estado.funciona = true
  await Promise.all(Array.from({ length: 20 }, () => buscar('01001000')))
  expect(estado.chamadas).toBe(1)
  await Promise.all([buscar('01001000'), buscar('13010000')])
  expect(estado.chamadas).toBe(3)
})
