import { beforeAll, expect, test } from 'vitest'
import { dadosDeUsuario } from '#acesso/usuario/usuario.fabrica.ts'
import { umPlano } from '#catalogo/plano/plano.fabrica.ts'
import { umaPromocao } from '#catalogo/promocao/promocao.fabrica.ts'
import { usarServidor } from '#teste/ambiente.ts'
import { umCanal } from './canal-venda.fabrica.ts'

const s = usarServidor()
const caixa = { token: '', grupo: '' }
beforeAll(async () => {
  caixa.token = (await s().admin()).acesso
  caixa.grupo = (await s().fabrica.grupoChamado('Vendedor')).id
})
const excluir = (id: string) => s().pedir('DELETE', `/canal-venda/${id}`, { token: caixa.token })
const convidar = (canal_venda_id: string, nome = 'Pessoa Nova') =>
  s().pedir('POST', '/usuario', {
    token: caixa.token,
    corpo: dadosDeUsuario(caixa.grupo, { nome, canal_venda_id }),
  })

test('em uso por planos, promoções ou pessoas não se exclui, e a recusa diz os nomes', async () => {
  const { id } = await umCanal(s().db)
  await umPlano(s().db, { nome: 'Fibra 300', canais: [id] })
  await umaPromocao(s().db, { nome: 'Volta às aulas', canais: [id] })
  expect((await convidar(id, 'Ana Vendedora')).status).toBe(201)
  expect(await excluir(id)).toMatchObject({
    status: 409,
    corpo: {
      codigo: 'EM_USO',
      message:
        'Este canal não pode ser excluído enquanto estiver em uso: 1 plano (Fibra 300); 1 promoção (Volta às aulas); 1 usuário (Ana Vendedora).',
    },
  })
})

test('sem uso some; excluir de novo é 404', async () => {
  const { id } = await umCanal(s().db)
  expect((await excluir(id)).status).toBe(200)
  expect((await excluir(id)).status).toBe(404)
})

test('dar o canal a alguém e excluí-lo ao mesmo tempo: um dos dois vence', async () => {
  for (let i = 0; i < 5; i++) {
    const { id } = await umCanal(s().db)
    const [criado, excluido] = await Promise.all([convidar(id), excluir(id)])
    expect(`${criado.status} ${excluido.status}`).toMatch(/^(201 409|422 200)$/)
  }
})
