import { expect, test } from 'vitest'
import { edicaoDeUsuario } from '#acesso/usuario/usuario.fabrica.ts'
import { auditar, auditarVarias } from '#infra/auditoria/auditoria.commands.ts'
import { usarServidor } from '#testes/ambiente.ts'

const s = usarServidor()

test.each([
  'update auditoria set autor_nome = null',
  'delete from auditoria',
  'truncate auditoria',
  `update auditoria set em = now() where id = (select id from auditoria limit 1)`,
])('o banco recusa: %s', async (comando) => {
  await expect(s().pool.query(comando)).rejects.toThrow('a auditoria não se altera')
})

test('o histórico é paginado do mais novo ao mais velho, com o nome que a pessoa tinha', async () => {
  const admin = await s().admin()
  const alvo = await s().fabrica.usuario()
  const url = `/usuario/${alvo.id}`
  for (let i = 1; i <= 5; i++) {
    const { corpo } = await s().pedir('GET', url, { token: admin.acesso })
    await s().pedir('PUT', url, { token: admin.acesso, corpo: edicaoDeUsuario(corpo, { nome: `Nome ${i}` }) })
  }
  await s().pool.query(`update usuario set nome = 'Outro Nome' where id = $1`, [admin.id])
  const primeira = (await s().pedir('GET', `${url}/historico?limite=3`, { token: admin.acesso })).corpo
  const segunda = (
    await s().pedir('GET', `${url}/historico?limite=3&cursor=${primeira.proximo}`, { token: admin.acesso })
  ).corpo
  const linhas = [...primeira.itens, ...segunda.itens]
  expect(linhas.map((l) => l.mudancas[0].depois)).toEqual(['Nome 5', 'Nome 4', 'Nome 3', 'Nome 2', 'Nome 1'])
  expect(new Set(linhas.map((l) => l.quem))).toEqual(new Set(['Administrador']))
  expect(new Set(linhas.map((l) => l.usuario_id))).toEqual(new Set([admin.id]))
  expect(primeira.total).toBe(5)
})

test('cada linha diz se foi uma pessoa, o assinante ou o sistema', async () => {
  const { id, acesso, nome } = { ...(await s().admin()), nome: 'Administrador' }
  const origem = { ip: '192.0.2.7', agente: 'teste' }
  const alvo = await s().fabrica.usuario()
  const autores = [
    { usuario: { id, nome }, origem },
    { assinante: { nome: 'Maria Lima', id: alvo.id }, origem },
    { assinante: { nome: 'Rui Reis' }, origem },
    { sistema: 'prazo vencido' },
    { sistema: 'renovação repetida', origem },
  ]
  for (const autor of autores) await auditar(s().db, autor, 'usuario', alvo.id, 'EDITAR')
  const mudanca = { id: alvo.id, acao: 'EDITAR', antes: {}, depois: { nome: 'N' } } as const
  for (const autor of autores) await auditarVarias(s().db, autor, 'usuario', [mudanca])
  const { corpo } = await s().pedir('GET', `/usuario/${alvo.id}/historico`, { token: acesso })
  const linhas = corpo.itens
    .toReversed()
    .map(({ autor, quem, usuario_id, ip }: Record<string, unknown>) => ({ autor, quem, usuario_id, ip }))
  const esperadas = [
    { autor: 'PESSOA', quem: 'Administrador', usuario_id: id, ip: '192.0.2.7' },
    { autor: 'ASSINANTE', quem: 'Maria Lima', usuario_id: null, ip: '192.0.2.7' },
    { autor: 'ASSINANTE', quem: 'Rui Reis', usuario_id: null, ip: '192.0.2.7' },
    { autor: 'SISTEMA', quem: 'prazo vencido', usuario_id: null, ip: null },
    { autor: 'SISTEMA', quem: 'renovação repetida', usuario_id: null, ip: '192.0.2.7' },
  ]
  expect(linhas).toEqual([...esperadas, ...esperadas])
})

test.each([
  ['PESSOA', null, 'Sem id'],
  ['ASSINANTE', null, null],
  ['SISTEMA', '0199f0c2-7d3e-7000-8000-000000000001', 'job'],
  ['OUTRO', null, null],
])('o banco recusa uma linha de %s com id %s e nome %s', async (autor, id, nome) => {
  const inserir = `insert into auditoria (id, autor, autor_id, autor_nome, entidade, entidade_id, acao, mudancas)
    values (gen_random_uuid(), $1, $2, $3, 'usuario', gen_random_uuid(), 'EDITAR', '[]')`
  await expect(s().pool.query(inserir, [autor, id, nome])).rejects.toThrow('auditoria_autor')
})

test('o que é recusado não deixa rastro de mudança', async () => {
  const contar = async () => (await s().pool.query('select count(*)::integer as n from auditoria')).rows[0].n
  const { acesso } = await s().admin()
  const antes = await contar()
  const vendedor = await s().fabrica.grupoChamado('Vendedor')
  await s().fabrica.usuario({ grupo: 'Vendedor' })
  await s().pedir('DELETE', `/grupo-permissao/${vendedor.id}`, { token: acesso })
  await s().pedir('PUT', `/grupo-permissao/${vendedor.id}`, {
    token: acesso,
    corpo: { nome: 'X1', descricao: null, permissoes: [], versao: 99 },
  })
  expect(await contar()).toBe(antes)
})

test('entrar, sair e trocar a senha ficam no histórico da pessoa', async () => {
  const admin = await s().admin()
  const pessoa = await s().fabrica.pessoa()
  await s().pedir('DELETE', '/auth/logout', { token: pessoa.acesso })
  const { corpo } = await s().pedir('GET', `/usuario/${pessoa.id}/historico`, { token: admin.acesso })
  expect(corpo.itens.map((l: { acao: string }) => l.acao)).toEqual(['SAIR', 'ENTRAR'])
})
