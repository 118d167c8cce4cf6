import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { SENHA_DE_TESTE } from '#acesso/usuario/usuario.fabrica.ts'
import { usuario } from '#acesso/usuario/usuario.table.ts'
import { ADMIN } from '#testes/admin.ts'
import { usarServidor } from '#testes/ambiente.ts'

const s = usarServidor()

const login = (email: string, senha: string, ip = '10.1.0.1') =>
  s().pedir('POST', '/auth/login', { corpo: { email, senha }, ip })

test('entra com e-mail e senha e vê quem é', async () => {
  const { acesso } = await s().entrar(ADMIN.email, ADMIN.senha)
  const eu = await s().pedir('GET', '/auth/me', { token: acesso })
  expect(eu.status).toBe(200)
  expect(eu.corpo).toMatchObject({ nome: 'Administrador', first_name: 'Administrador', email: ADMIN.email })
  expect(eu.corpo.permissoes).toContain('EDITAR.USUARIO')
})

test('o e-mail não distingue maiúsculas nem espaços em volta', async () => {
  await s().fabrica.usuario({ email: 'joana@teste.br' })
  expect((await login('  JOANA@Teste.BR ', SENHA_DE_TESTE)).status).toBe(200)
})

test('quem foi cadastrado com um endereço que hoje se recusa continua entrando', async () => {
  await s().fabrica.usuario({ email: 'joana@intranet' })
  expect((await login('joana@intranet', SENHA_DE_TESTE)).status).toBe(200)
})

test('quem não existe, quem errou a senha, quem está inativo, excluído ou é da Microsoft recebem os mesmos bytes', async () => {
  const { fabrica, db } = s()
  const ativo = await fabrica.usuario()
  const inativo = await fabrica.usuario({ ativo: false })
  const excluido = await fabrica.usuario()
  await db.update(usuario).set({ excluido_em: new Date().toISOString() }).where(eq(usuario.id, excluido.id))
  const microsoft = await fabrica.usuario()
  await db.update(usuario).set({ provedor: 'microsoft' }).where(eq(usuario.id, microsoft.id))

  const respostas = [
    await login('ninguem@teste.br', SENHA_DE_TESTE, '10.1.1.1'),
    await login(ativo.email, 'outra-senha-qualquer', '10.1.1.2'),
    await login(inativo.email, SENHA_DE_TESTE, '10.1.1.3'),
    await login(excluido.email, SENHA_DE_TESTE, '10.1.1.4'),
    await login(microsoft.email, SENHA_DE_TESTE, '10.1.1.5'),
  ]
  expect(new Set(respostas.map((r) => `${r.status} ${r.texto}`)).size).toBe(1)
  expect(respostas[0]).toMatchObject({ status: 401, corpo: { message: 'E-mail ou senha incorretos' } })
  const cabecalhos = respostas.map(({ cabecalhos: { date: _, 'x-request-id': __, ...resto } }) =>
    JSON.stringify(resto),
  )
  expect(new Set(cabecalhos).size).toBe(1)
})

test('sem e-mail ou sem senha diz qual campo falta', async () => {
  const semSenha = await s().pedir('POST', '/auth/login', { corpo: { email: 'a@b.br' } })
  expect(semSenha).toMatchObject({ status: 422, corpo: { campos: { senha: ['Este campo é obrigatório'] } } })
  const semEmail = await s().pedir('POST', '/auth/login', { corpo: { senha: 'x' } })
  expect(semEmail).toMatchObject({ status: 422, corpo: { campos: { email: ['Este campo é obrigatório'] } } })
})

test('sem Microsoft configurada, o login por ela diz isso', async () => {
  const resposta = await s().pedir('POST', '/auth/login?provedor=microsoft', { corpo: {} })
  expect(resposta).toMatchObject({ status: 404, corpo: { codigo: 'SEM_MICROSOFT' } })
})
