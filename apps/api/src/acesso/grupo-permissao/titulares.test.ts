import { gestaoDeAcesso } from '@balcao/contract/base/administrador'
import { type Permissao, permissoes } from '@balcao/contract/base/permissao'
import { afterEach, expect, test } from 'vitest'
import { dadosDeUsuario, edicaoDeUsuario } from '#acesso/usuario/usuario.fabrica.ts'
import { ADMIN } from '#testes/admin.ts'
import { usarServidor } from '#testes/ambiente.ts'
import { MICROSOFT_SEM_CONTATO } from '#testes/microsoft-sem-contato.ts'

const s = usarServidor(MICROSOFT_SEM_CONTATO)
const RARA: Permissao = 'IMPORTAR.CLIENTE'
const menos = (quais: readonly Permissao[], ...fora: Permissao[]) => quais.filter((p) => !fora.includes(p))

const PERGUNTA = {
  status: 409,
  corpo: {
    codigo: 'PERMISSAO_SEM_TITULAR',
    message: expect.stringMatching(/^Depois disso nenhuma pessoa ativa terá mais o que segue\./),
    errors: ['Importar clientes'],
    confirmar: 'aceita_sem_titular',
  },
}
const ACEITE = { aceita_sem_titular: true }

const administrador = (tem: readonly Permissao[]) =>
  s().pool.query(`update grupo_permissao set permissoes = $1 where nome = 'Administrador'`, [tem])

/** The administrator holds everything again, and nobody else exists. */
afterEach(async () => {
  await s().pool.query('update usuario set ativo = (email = $1)', [ADMIN.email])
  await administrador(permissoes)
})

/** As if the last person with these permissions had lost them. */
const perder = (...quais: Permissao[]) => administrador(menos(permissoes, ...quais))

const editarGrupo = async (token: string, id: string, mudancas: object) => {
  const { corpo } = await s().pedir('GET', `/grupo-permissao/${id}`, { token })
  const { nome, descricao, permissoes, versao } = corpo
  const dados = { nome, descricao, permissoes, versao, ...mudancas }
  return s().pedir('PUT', `/grupo-permissao/${id}`, { token, corpo: dados })
}
const editarUsuario = async (token: string, id: string, mudancas: object) => {
  const { corpo } = await s().pedir('GET', `/usuario/${id}`, { token })
  return s().pedir('PUT', `/usuario/${id}`, { token, corpo: { ...edicaoDeUsuario(corpo), ...mudancas } })
}
const criarGrupo = (token: string, quais: readonly Permissao[]) =>
  s().pedir('POST', '/grupo-permissao', {
    token,
    corpo: { nome: `Novo ${Math.random()}`, descricao: null, permissoes: quais },
  })

test('retirar a permissão de quem por último a tem pergunta antes, dizendo qual; confirmado, passa', async () => {
  const { acesso, grupo_permissao_id: id } = await s().admin()
  const resto = { permissoes: menos(permissoes, RARA) }
  expect(await editarGrupo(acesso, id, resto)).toMatchObject(PERGUNTA)
  const { corpo: eu } = await s().pedir('GET', '/auth/me', { token: acesso })
  expect(eu.permissoes, 'a pergunta não mudou nada').toContain(RARA)
  expect((await editarGrupo(acesso, id, { ...resto, ...ACEITE })).status).toBe(200)
})

test('quem foi só convidado ou está inativo não tem a permissão; com outra pessoa ativa não há pergunta', async () => {
  const { acesso, grupo_permissao_id: id } = await s().admin()
  const resto = { permissoes: menos(permissoes, RARA) }
  await s().fabrica.usuario({ grupo: [RARA], ativo: false })
  const outra = await s().fabrica.usuario({ grupo: [RARA] })
  await s().pool.query('update usuario set convite_aceito_em = null where id = $1', [outra.id])
  expect(await editarGrupo(acesso, id, resto)).toMatchObject(PERGUNTA)
  await s().pool.query('update usuario set convite_aceito_em = now() where id = $1', [outra.id])
  expect((await editarGrupo(acesso, id, resto)).status).toBe(200)
})

test('trocar o próprio jeito de entrar, que é ficar de fora até o convite, pergunta também', async () => {
  await perder(RARA)
  const ultima = await s().fabrica.pessoa({ grupo: permissoes })
  expect(await editarUsuario(ultima.acesso, ultima.id, { provedor: 'microsoft' })).toMatchObject(PERGUNTA)
  const aceito = await editarUsuario(ultima.acesso, ultima.id, { provedor: 'microsoft', ...ACEITE })
  expect(aceito.status).toBe(200)
})

test('desativa, move ou exclui o último que a tem só quem a tem também: ela não se perde', async () => {
  await perder(RARA)
  const admin = await s().admin()
  const vendedor = await s().fabrica.grupoChamado('Vendedor')
  const mudancas = [{ ativo: false }, { grupo_permissao_id: vendedor.id }, { provedor: 'microsoft' }]
  const igual = await s().fabrica.pessoa({ grupo: permissoes })
  for (const mudanca of mudancas) {
    const { id } = await s().fabrica.usuario({ grupo: [RARA] })
    expect((await editarUsuario(admin.acesso, id, mudanca)).status).toBe(403)
    expect((await editarUsuario(igual.acesso, id, mudanca)).status).toBe(200)
  }
  const { id } = await s().fabrica.usuario({ grupo: [RARA] })
  expect((await s().pedir('DELETE', `/usuario/${id}`, { token: admin.acesso })).status).toBe(403)
  expect((await s().pedir('DELETE', `/usuario/${id}`, { token: igual.acesso })).status).toBe(200)
})

test('o que ninguém ativo tem mais, devolve quem cuida por inteiro de usuários e grupos', async () => {
  const { acesso, grupo_permissao_id: id } = await s().admin()
  await perder(RARA)
  const { corpo: concediveis } = await s().pedir('GET', '/grupo-permissao/concediveis', { token: acesso })
  expect(concediveis.toSorted()).toEqual(permissoes.toSorted())
  expect((await criarGrupo(acesso, [RARA])).status).toBe(201)
  const comEla = await s().fabrica.grupo([RARA])
  const novo = await s().pedir('POST', '/usuario', { token: acesso, corpo: dadosDeUsuario(comEla.id) })
  expect(novo.status).toBe(201)
  const inativa = await s().fabrica.usuario({ grupo: [RARA], ativo: false })
  expect((await editarUsuario(acesso, inativa.id, { ativo: true })).status).toBe(200)
  await s().pool.query('update usuario set ativo = false where id = $1', [inativa.id])
  expect((await editarGrupo(acesso, id, { permissoes })).status).toBe(200)
})

test('também quando a perdida é uma das que cuidam de usuários e grupos', async () => {
  const { acesso, grupo_permissao_id: id } = await s().admin()
  await perder(RARA, 'EXCLUIR.GRUPO_PERMISSAO', 'LISTAR.USUARIO')
  expect((await editarGrupo(acesso, id, { permissoes })).status).toBe(200)
})

test('não a devolve quem cuida só em parte, quem tem só algumas empresas, nem quando alguém a tem', async () => {
  await perder(RARA)
  const empresa = await s().fabrica.empresa()
  const emParte = await s().fabrica.pessoa({ grupo: menos(gestaoDeAcesso, 'EXCLUIR.USUARIO') })
  const limitada = await s().fabrica.pessoa({ grupo: [...gestaoDeAcesso], empresas: [empresa.id] })
  const inteira = await s().fabrica.pessoa({ grupo: [...gestaoDeAcesso] })
  for (const { acesso } of [emParte, limitada])
    expect(await criarGrupo(acesso, [RARA])).toMatchObject({
      status: 403,
      corpo: { message: 'Você não pode conceder o que não tem: Importar clientes. Peça a quem tem.' },
    })
  expect((await criarGrupo(inteira.acesso, [RARA])).status).toBe(201)
  await s().fabrica.usuario({ grupo: [RARA] })
  expect((await criarGrupo(inteira.acesso, [RARA])).status).toBe(403)
})

test('o último que cuida por inteiro não deixa de cuidar enquanto outros têm o que lhe faltaria', async () => {
  const { acesso, grupo_permissao_id: id } = await s().admin()
  const empresa = await s().fabrica.empresa()
  await s().fabrica.usuario({ grupo: ['EXCLUIR.USUARIO'], empresas: [empresa.id] })
  const resto = { permissoes: menos(permissoes, 'EXCLUIR.USUARIO') }
  expect(await editarGrupo(acesso, id, { ...resto, ...ACEITE })).toMatchObject({
    status: 409,
    corpo: { codigo: 'ULTIMO_ADMINISTRADOR' },
  })
})

test('quem edita ou exclui um grupo precisa ter tudo o que ele tem, e a recusa diz o que falta', async () => {
  const { acesso } = await s().fabrica.pessoa({ grupo: [...gestaoDeAcesso, 'LISTAR.PLANO'] })
  const acima = await s().fabrica.grupo(['LISTAR.PLANO', RARA, 'LISTAR.AUDITORIA'])
  const url = `/grupo-permissao/${acima.id}`
  const falta =
    'Este grupo tem permissões que você não tem: Importar clientes, Ver a auditoria. Peça a mudança a quem as tem.'
  const recusa = { status: 403, corpo: { codigo: 'SEM_PERMISSAO', message: falta } }
  for (const mudancas of [{ nome: 'Outro nome' }, { permissoes: ['LISTAR.PLANO'] }, { permissoes: [] }])
    expect(await editarGrupo(acesso, acima.id, mudancas)).toMatchObject(recusa)
  expect(await s().pedir('DELETE', url, { token: acesso })).toMatchObject(recusa)
  expect((await s().pedir('GET', url, { token: acesso })).corpo.impedimento).toBe(falta)

  const lista = (await s().pedir('GET', '/grupo-permissao?limite=100', { token: acesso })).corpo.itens
  const impedimento = (id: string) => lista.find((g: { id: string }) => g.id === id).impedimento
  expect(impedimento(acima.id)).toBe(falta)
  const abaixo = await s().fabrica.grupo(['LISTAR.PLANO'])
  expect(
    (await s().pedir('GET', `/grupo-permissao/${abaixo.id}`, { token: acesso })).corpo.impedimento,
  ).toBeNull()
})
