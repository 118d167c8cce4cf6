import { expect, test } from 'vitest'
import { usarServidor } from '#teste/ambiente.ts'
import { edicaoDe } from '#teste/dados.ts'

const s = usarServidor()

test.each([
  'update auditoria set usuario_nome = null',
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
    await s().pedir('PUT', url, { token: admin.acesso, corpo: edicaoDe(corpo, { nome: `Nome ${i}` }) })
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
