import { permissoes } from '@balcao/contract/base/permissao'
import { expect, test } from 'vitest'
import { edicaoDeUsuario } from '#acesso/usuario/usuario.fabrica.ts'
import { usarServidor } from '#testes/ambiente.ts'
import { esperarNaTrava } from '#testes/esperar-na-trava.ts'

const s = usarServidor()

test('quem tem só algumas empresas não muda nem exclui o grupo de quem tem outras', async () => {
  const { fabrica, pedir } = s()
  const minha = await fabrica.empresa()
  const limitada = await fabrica.pessoa({ grupo: 'Administrador', empresas: [minha.id] })
  const grupo = await fabrica.grupoChamado('Administrador')
  const corpo = {
    nome: grupo.nome,
    descricao: null,
    permissoes: permissoes.slice(0, 3),
    versao: grupo.versao,
  }
  const editado = await pedir('PUT', `/grupo-permissao/${grupo.id}`, { token: limitada.acesso, corpo })
  expect(editado).toMatchObject({ status: 403, corpo: { codigo: 'SEM_PERMISSAO' } })
  const excluido = await pedir('DELETE', `/grupo-permissao/${grupo.id}`, { token: limitada.acesso })
  expect(excluido.status).toBe(403)
  expect((await fabrica.grupoChamado('Administrador')).permissoes).toEqual(grupo.permissoes)
})

test('o grupo em que todos são das próprias empresas pode ser mudado', async () => {
  const { fabrica, pedir } = s()
  const minha = await fabrica.empresa()
  const limitada = await fabrica.pessoa({ grupo: 'Administrador', empresas: [minha.id] })
  const membro = await fabrica.usuario({ grupo: ['LISTAR.VENDA'], empresas: [minha.id] })
  const { corpo: grupo } = await pedir('GET', `/grupo-permissao/${membro.grupo_permissao_id}`, {
    token: limitada.acesso,
  })
  const corpo = { nome: 'Só lista', descricao: null, permissoes: ['LISTAR.PLANO'], versao: grupo.versao }
  const { status } = await pedir('PUT', `/grupo-permissao/${grupo.id}`, { token: limitada.acesso, corpo })
  expect(status).toBe(200)
})

test('quem perdeu os direitos enquanto esperava a vez é recusado', async () => {
  const { fabrica, pedir, pool } = s()
  const quem = await fabrica.pessoa({ grupo: 'Administrador' })
  const alvo = await fabrica.usuario()
  const { corpo: atual } = await pedir('GET', `/usuario/${alvo.id}`, { token: quem.acesso })
  const trava = await pool.connect()
  await trava.query('begin')
  await trava.query('select pg_advisory_xact_lock(726872)')
  const pedido = pedir('PUT', `/usuario/${alvo.id}`, {
    token: quem.acesso,
    corpo: edicaoDeUsuario(atual, { nome: 'Nome novo' }),
  })
  // A request that waits for the lock has passed the permission check.
  await esperarNaTrava(pool)
  await trava.query('update usuario set ativo = false where id = $1', [quem.id])
  await trava.query('commit')
  trava.release()
  expect((await pedido).status).toBe(403)
})
