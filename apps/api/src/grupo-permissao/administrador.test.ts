import { permissoes } from '@balcao/contract/permissao'
import { afterEach, expect, test } from 'vitest'
import { ADMIN } from '../teste/admin.ts'
import { usarServidor } from '../teste/ambiente.ts'
import { edicaoDe } from '../teste/dados.ts'

const s = usarServidor()
const ULTIMO = { status: 409, corpo: { codigo: 'ULTIMO_ADMINISTRADOR' } }

const obter = async (token: string, id: string) => (await s().pedir('GET', `/usuario/${id}`, { token })).corpo
const editar = async (token: string, id: string, mudancas: object) =>
  s().pedir('PUT', `/usuario/${id}`, { token, corpo: edicaoDe(await obter(token, id), mudancas) })
const outroAdministrador = () => s().fabrica.pessoa({ grupo: 'Administrador' })

/** Back to one administrator, the first. */
afterEach(() =>
  s().pool.query(
    `update usuario set ativo = (email = $1), excluido_em = case when email = $1 then null else now() end`,
    [ADMIN.email],
  ),
)

test('o grupo do último administrador não perde o que faz dele um', async () => {
  const { acesso, grupo_permissao_id: id } = await s().admin()
  const { nome, descricao, versao } = await s().fabrica.grupoChamado('Administrador')
  for (const indispensavel of ['EDITAR.USUARIO', 'EDITAR.GRUPO_PERMISSAO']) {
    const corpo = { nome, descricao, permissoes: permissoes.filter((p) => p !== indispensavel), versao }
    expect(await s().pedir('PUT', `/grupo-permissao/${id}`, { token: acesso, corpo })).toMatchObject(ULTIMO)
  }
  expect((await s().pedir('GET', '/auth/me', { token: acesso })).corpo.permissoes).toEqual(
    expect.arrayContaining(['EDITAR.USUARIO', 'EDITAR.GRUPO_PERMISSAO']),
  )
})

test('o último administrador não troca o próprio jeito de entrar: ficaria de fora até o convite', async () => {
  const { acesso, id } = await s().admin()
  expect(await editar(acesso, id, { provedor: 'microsoft' })).toMatchObject(ULTIMO)
  expect((await s().pedir('GET', '/auth/me', { token: acesso })).status).toBe(200)
})

test('quem ainda não aceitou o convite, está inativo ou tem só algumas empresas não conta como administrador', async () => {
  const { acesso, id } = await s().admin()
  const empresa = await s().fabrica.empresa()
  await s().fabrica.usuario({ grupo: 'Administrador', ativo: false })
  await s().fabrica.usuario({ grupo: 'Administrador', empresas: [empresa.id] })
  const convidada = await s().fabrica.usuario({ grupo: 'Administrador' })
  await s().pool.query('update usuario set convite_aceito_em = null where id = $1', [convidada.id])
  expect(await editar(acesso, id, { provedor: 'microsoft' })).toMatchObject(ULTIMO)
})

test('com outro administrador, um deles pode ser excluído, desativado ou movido', async () => {
  const { acesso } = await s().admin()
  const vendedor = await s().fabrica.grupoChamado('Vendedor')
  const excluido = await outroAdministrador()
  expect((await s().pedir('DELETE', `/usuario/${excluido.id}`, { token: acesso })).status).toBe(200)
  expect((await editar(acesso, (await outroAdministrador()).id, { ativo: false })).status).toBe(200)
  const movido = await outroAdministrador()
  expect((await editar(acesso, movido.id, { grupo_permissao_id: vendedor.id })).status).toBe(200)
})

test.each(['excluem', 'desativam', 'movem'])(
  'dois administradores que se %s ao mesmo tempo: um fica',
  async (como) => {
    const vendedor = await s().fabrica.grupoChamado('Vendedor')
    const [a, b] = [await s().admin(), await outroAdministrador()]
    const contra = async (quem: string, alvo: string) => {
      if (como === 'excluem') return s().pedir('DELETE', `/usuario/${alvo}`, { token: quem })
      const mudanca = como === 'movem' ? { grupo_permissao_id: vendedor.id } : { ativo: false }
      return editar(quem, alvo, mudanca)
    }
    const respostas = await Promise.all([contra(a.acesso, b.id), contra(b.acesso, a.id)])
    const [vencedora, vencida] = respostas.sort((x, y) => x.status - y.status)
    expect(vencedora?.status).toBe(200)
    // The loser is told that nobody would be left, or is already out.
    expect([401, 403, 409]).toContain(vencida?.status)
    const { rows } = await s().pool.query(`
    select 1 from usuario u join grupo_permissao g on g.id = u.grupo_permissao_id
    where u.ativo and u.excluido_em is null and g.nome = 'Administrador'`)
    expect(rows).toHaveLength(1)
    await s().pool.query(
      `update usuario set grupo_permissao_id =
    (select id from grupo_permissao where nome = 'Administrador') where email = $1`,
      [ADMIN.email],
    )
  },
)
