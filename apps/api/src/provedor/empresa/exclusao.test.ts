import { beforeAll, expect, test } from 'vitest'
import { dadosDeUsuario } from '#acesso/usuario/usuario.fabrica.ts'
import { umPlano } from '#catalogo/plano/plano.fabrica.ts'
import { umCanal } from '#provedor/canal-venda/canal-venda.fabrica.ts'
import { usarServidor } from '#testes/ambiente.ts'

const s = usarServidor()
const caixa = { token: '' }
beforeAll(async () => {
  caixa.token = (await s().admin()).acesso
})
const excluir = (id: string) => s().pedir('DELETE', `/empresa/${id}`, { token: caixa.token })

test('em uso por pessoas, canais ou planos não se exclui, e a recusa diz os nomes', async () => {
  const { db, fabrica } = s()
  const { id } = await fabrica.empresa()
  for (const nome of ['Ana', 'Bia', 'Caio', 'Davi']) await fabrica.usuario({ nome, empresas: [id] })
  await umCanal(db, { nome: 'Loja do Centro', empresas: [id] })
  await umPlano(db, { nome: 'Fibra 300', empresas: [id] })
  expect(await excluir(id)).toMatchObject({
    status: 409,
    corpo: {
      codigo: 'EM_USO',
      message:
        'Esta empresa não pode ser excluída enquanto estiver em uso: 4 usuários (Ana, Bia, Caio e mais 1); 1 canal de venda (Loja do Centro); 1 plano (Fibra 300).',
    },
  })
})

test('fora de uso some, e o que já foi excluído não segura; excluir de novo é 404', async () => {
  const { db, fabrica, pool } = s()
  const { id } = await fabrica.empresa()
  const pessoa = await fabrica.usuario({ empresas: [id] })
  const canal = await umCanal(db, { empresas: [id] })
  await umCanal(db)
  expect((await excluir(id)).status).toBe(409)
  await pool.query('update usuario set excluido_em = now() where id = $1', [pessoa.id])
  await pool.query('update canal_venda set excluido_em = now() where id = $1', [canal.id])
  expect((await excluir(id)).status).toBe(200)
  expect((await excluir(id)).status).toBe(404)
  expect((await s().pedir('GET', `/empresa/${id}`, { token: caixa.token })).status).toBe(404)
})

test('ligar alguém a uma empresa e excluí-la ao mesmo tempo: um dos dois vence', async () => {
  const { id: grupo } = await s().fabrica.grupoChamado('Vendedor')
  for (let i = 0; i < 5; i++) {
    const { id } = await s().fabrica.empresa()
    const corpo = dadosDeUsuario(grupo, { empresas: [id] })
    const [criado, excluido] = await Promise.all([
      s().pedir('POST', '/usuario', { token: caixa.token, corpo }),
      excluir(id),
    ])
    expect(`${criado.status} ${excluido.status}`).toMatch(/^(201 409|422 200)$/)
  }
})
