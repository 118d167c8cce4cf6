import { permissoes } from '@balcao/contract/base/permissao'
import { afterEach, expect, test } from 'vitest'
import { edicaoDeUsuario } from '#acesso/usuario/usuario.fabrica.ts'
import { ADMIN } from '#testes/admin.ts'
import { usarServidor } from '#testes/ambiente.ts'
import { esperarNaTrava } from '#testes/esperar-na-trava.ts'
import { MICROSOFT_SEM_CONTATO } from '#testes/microsoft-sem-contato.ts'
import type { Pedir } from '#testes/pedir.ts'

const s = usarServidor(MICROSOFT_SEM_CONTATO)
const ULTIMO = { status: 409, corpo: { codigo: 'ULTIMO_ADMINISTRADOR' } }

const obter = async (token: string, id: string) => (await s().pedir('GET', `/usuario/${id}`, { token })).corpo
const editar = async (token: string, id: string, mudancas: object) =>
  s().pedir('PUT', `/usuario/${id}`, { token, corpo: edicaoDeUsuario(await obter(token, id), mudancas) })
const outroAdministrador = () => s().fabrica.pessoa({ grupo: 'Administrador' })

/** Back to one administrator, the first one. */
afterEach(() =>
  s().pool.query(
    `update usuario set ativo = (email = $1), excluido_em = case when email = $1 then null else now() end,
      grupo_permissao_id = (select id from grupo_permissao where nome = 'Administrador')`,
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

/**
 * Holds back the last step of every change (its audit line) until both wait. Without the lock, each would
 * then have decided without seeing the other.
 */
const aoMesmoTempo = async (mudancas: (() => ReturnType<Pedir>)[]) => {
  const porta = await s().pool.connect()
  await porta.query('begin; lock table auditoria in exclusive mode')
  const respostas = Promise.all(mudancas.map((mudar) => mudar()))
  await esperarNaTrava(s().pool, mudancas.length).finally(() => porta.query('commit'))
  porta.release()
  return respostas
}

test.each(['excluem', 'desativam', 'movem'])(
  'dois administradores que se %s ao mesmo tempo: um fica',
  async (como) => {
    const vendedor = await s().fabrica.grupoChamado('Vendedor')
    const [a, b] = [await s().admin(), await outroAdministrador()]
    const contra = async (token: string, alvo: string) => {
      const url = `/usuario/${alvo}`
      const mudanca = como === 'movem' ? { grupo_permissao_id: vendedor.id } : { ativo: false }
      const corpo = edicaoDeUsuario(await obter(token, alvo), mudanca)
      return () =>
        como === 'excluem' ? s().pedir('DELETE', url, { token }) : s().pedir('PUT', url, { token, corpo })
    }
    const respostas = await aoMesmoTempo([await contra(a.acesso, b.id), await contra(b.acesso, a.id)])
    // The second one is no longer an administrator.
    expect(respostas.map((r) => r.status).sort()).toEqual([200, 403])
    const { rows } = await s().pool.query(
      'select 1 from usuario where id = any($1) and ativo and grupo_permissao_id = $2',
      [[a.id, b.id], a.grupo_permissao_id],
    )
    expect(rows).toHaveLength(1)
  },
)
