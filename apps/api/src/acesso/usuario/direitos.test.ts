import { expect, test } from 'vitest'
import { usarServidor } from '#testes/ambiente.ts'
import { edicaoDeUsuario } from './usuario.fabrica.ts'

const s = usarServidor()

const listar = async (token: string) => (await s().pedir('GET', '/usuario', { token })).status

test('uma permissão tirada do grupo deixa de valer no pedido seguinte, e volta da mesma forma', async () => {
  const { acesso: admin } = await s().admin()
  const { acesso, grupo_permissao_id: id } = await s().fabrica.pessoa({ grupo: ['LISTAR.USUARIO'] })
  const gravar = async (permissoes: string[]) => {
    const { corpo } = await s().pedir('GET', `/grupo-permissao/${id}`, { token: admin })
    const dados = { nome: corpo.nome, descricao: null, permissoes, versao: corpo.versao }
    expect((await s().pedir('PUT', `/grupo-permissao/${id}`, { token: admin, corpo: dados })).status).toBe(
      200,
    )
  }
  expect(await listar(acesso)).toBe(200)
  await gravar(['LISTAR.CLIENTE'])
  expect(await listar(acesso)).toBe(403)
  expect((await s().pedir('GET', '/auth/me', { token: acesso })).corpo.permissoes).toEqual(['LISTAR.CLIENTE'])
  await gravar(['LISTAR.USUARIO'])
  expect(await listar(acesso)).toBe(200)
})

test('quem é movido de grupo, desativado ou excluído sente no pedido seguinte', async () => {
  const { acesso: admin } = await s().admin()
  const pessoa = await s().fabrica.pessoa({ grupo: ['LISTAR.USUARIO'] })
  const vendedor = await s().fabrica.grupoChamado('Vendedor')
  const editar = async (mudancas: object) => {
    const { corpo } = await s().pedir('GET', `/usuario/${pessoa.id}`, { token: admin })
    const url = `/usuario/${pessoa.id}`
    expect(
      (await s().pedir('PUT', url, { token: admin, corpo: edicaoDeUsuario(corpo, mudancas) })).status,
    ).toBe(200)
  }
  await editar({ grupo_permissao_id: vendedor.id })
  expect(await listar(pessoa.acesso)).toBe(403)
  await editar({ ativo: false })
  expect(await listar(pessoa.acesso)).toBe(401)
  expect((await s().pedir('GET', '/auth/refresh', { token: pessoa.renovacao })).status).toBe(401)
  await editar({ ativo: true })
  // The sessions ended when access was removed. Coming back needs a new login.
  expect(await listar(pessoa.acesso)).toBe(401)
})

test('uma sessão que ficou aberta não serve a quem não pode mais entrar', async () => {
  for (const fim of ['ativo = false', 'excluido_em = now()']) {
    const { id, acesso } = await s().fabrica.pessoa({ grupo: ['LISTAR.USUARIO'] })
    expect(await listar(acesso)).toBe(200)
    await s().pool.query(`update usuario set ${fim} where id = $1`, [id])
    expect(await listar(acesso)).toBe(401)
  }
})

test('uma empresa tirada some da vista no pedido seguinte', async () => {
  const empresa = await s().fabrica.empresa()
  const pessoa = await s().fabrica.pessoa({ grupo: ['LISTAR.USUARIO'], empresas: [empresa.id] })
  const colega = await s().fabrica.usuario({ empresas: [empresa.id] })
  const ver = async () => (await s().pedir('GET', `/usuario/${colega.id}`, { token: pessoa.acesso })).status
  expect(await ver()).toBe(200)
  await s().pool.query('delete from usuario_empresa where usuario_id = $1', [pessoa.id])
  expect(await ver()).toBe(404)
})
