import { beforeAll, expect, test } from 'vitest'
import { umPlano } from '#catalogo/plano/plano.fabrica.ts'
import { umCanal } from '#provedor/canal-venda/canal-venda.fabrica.ts'
import { usarServidor } from '#testes/ambiente.ts'

const s = usarServidor()
const NINGUEM = '0192f0c1-0000-7000-8000-000000000000'
const caixa = { token: '', plano: '', meu: '', alheio: '' }

// A seller of one company, and a plan of that company sold by a channel of theirs and one of another company.
beforeAll(async () => {
  const { db, fabrica } = s()
  const [minha, outra] = [(await fabrica.empresa()).id, (await fabrica.empresa()).id]
  const meu = await umCanal(db, { nome: 'Loja', empresas: [minha] })
  const alheio = await umCanal(db, { nome: 'Segredo', empresas: [outra] })
  const plano = await umPlano(db, { empresas: [minha], canais: [meu.id, alheio.id] })
  Object.assign(caixa, {
    token: (await fabrica.pessoa({ grupo: 'Administrador', empresas: [minha] })).acesso,
    plano: plano.id,
    meu: meu.id,
    alheio: alheio.id,
  })
})

const preco = (canal_venda_id: string) =>
  s().pedir('POST', '/oferta/preco', {
    token: caixa.token,
    corpo: { plano_id: caixa.plano, adicionais: [], promocoes: null, canal_venda_id },
  })

test('o canal de outra empresa responde os mesmos bytes que um que não existe', async () => {
  const [inexistente, alheio] = [await preco(NINGUEM), await preco(caixa.alheio)]
  expect(inexistente.status).toBe(422)
  expect(Object.keys(inexistente.corpo.campos)).toEqual(['canal_venda_id'])
  expect(alheio).toMatchObject({ status: 422, texto: inexistente.texto })
  expect((await preco(caixa.meu)).status).toBe(200)
})

test('a etiqueta diz os canais que a pessoa alcança', async () => {
  const { corpo } = await s().pedir('GET', `/oferta/${caixa.plano}/etiqueta`, { token: caixa.token })
  expect(corpo.canais).toEqual(['Loja'])
})
