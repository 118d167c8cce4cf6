import type { Permissao } from '@balcao/contract/base/permissao'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { dadosDeUsuario, SENHA_DE_TESTE } from '#acesso/usuario/usuario.fabrica.ts'
import { usuario } from '#acesso/usuario/usuario.table.ts'
import { usarServidor } from '#testes/ambiente.ts'
import { esperarCarta, linkDaCarta } from '#testes/cartas.ts'
import { linkDoOperador } from './link-do-operador.commands.ts'

const s = usarServidor()
const comCorreio = usarServidor({ SMTP_URL: 'smtp://127.0.0.1:9' })
const SENHA = 'girassol no telhado'
const SO_EDITA: Permissao[] = ['LISTAR.USUARIO', 'EDITAR.USUARIO']

const convidar = async (token: string, ambiente = s) => {
  const grupo = await ambiente().fabrica.grupo(['LISTAR.USUARIO'])
  return ambiente().pedir('POST', '/usuario', { token, corpo: dadosDeUsuario(grupo.id) })
}
const reenviar = (token: string, id: string) => s().pedir('POST', `/usuario/${id}/convite`, { token })
const mandarLinkDeSenha = (token: string, id: string, ambiente = s) =>
  ambiente().pedir('POST', `/usuario/${id}/link-de-senha`, { token })
const tokenDo = (link: string) => new URL(link).searchParams.get('token') ?? ''
const definir = (link: string) =>
  s().pedir('POST', '/auth/senha', { token: tokenDo(link), corpo: { senha: SENHA } })

test('sem servidor de e-mail quem convida recebe o link da carta, e com ele a pessoa entra', async () => {
  const { acesso } = await s().admin()
  const { status, corpo } = await convidar(acesso)
  expect(status).toBe(201)
  expect(corpo.convite).toEqual({
    por_email: false,
    link: expect.stringMatching(/^http:\/\/localhost:3000\//),
  })
  expect(linkDaCarta(await esperarCarta(s().cartas, corpo.email)).link).toBe(corpo.convite.link)
  // Someone who has just set a password signs in next, and need not type the address again.
  expect((await definir(corpo.convite.link)).corpo).toMatchObject({ email: corpo.email })
  await s().entrar(corpo.email, SENHA)
  expect((await definir(corpo.convite.link)).status).toBe(401)
})

test('o link aparece essa única vez: nem no cadastro, nem nas listas, nem no histórico, nem na fila', async () => {
  const { acesso } = await s().admin()
  const { corpo } = await convidar(acesso)
  const segredo = tokenDo(corpo.convite.link)
  for (const caminho of [
    `/usuario/${corpo.id}`,
    '/usuario',
    '/usuario/exportar',
    `/usuario/${corpo.id}/historico`,
  ]) {
    const { status, texto } = await s().pedir('GET', caminho, { token: acesso })
    expect(status, caminho).toBe(200)
    expect(texto).not.toContain(segredo)
  }
  const { rows } = await s().pool.query<{ dados: string }>('select data::text as dados from pgboss.job')
  expect(rows.length).toBeGreaterThan(0)
  for (const { dados } of rows) expect(dados).not.toContain(segredo)
})

test('reenviar dá outro link e mata o primeiro; a quem não convida, só diz onde está a carta', async () => {
  const { acesso } = await s().admin()
  const { corpo: criado } = await convidar(acesso)
  const { corpo } = await reenviar(acesso, criado.id)
  expect((await definir(criado.convite.link)).status).toBe(401)

  const { acesso: editora } = await s().fabrica.pessoa({ grupo: SO_EDITA })
  expect((await reenviar(editora, criado.id)).corpo).toEqual({ convite: { por_email: false, link: null } })
  expect((await definir(corpo.convite.link)).status).toBe(401)
  await esperarCarta(s().cartas, criado.email, 3)
})

test('ninguém tem o link de quem está acima', async () => {
  const { acesso } = await s().admin()
  const forte = await s().fabrica.grupoChamado('Administrador')
  const { corpo: acima } = await s().pedir('POST', '/usuario', {
    token: acesso,
    corpo: dadosDeUsuario(forte.id),
  })
  const { acesso: menor } = await s().fabrica.pessoa({ grupo: [...SO_EDITA, 'CRIAR.USUARIO'] })
  const recusado = await reenviar(menor, acima.id)
  expect(recusado.status).toBe(403)
  expect(recusado.texto).not.toContain('token')
  expect((await definir(acima.convite.link)).status).toBe(200)
})

test('com servidor de e-mail o link vai só na carta', async () => {
  const { acesso } = await comCorreio().admin()
  const { corpo, texto } = await convidar(acesso, comCorreio)
  expect(corpo.convite).toEqual({ por_email: true, link: null })
  expect(texto).not.toContain('token=')
  const { id } = await comCorreio().fabrica.usuario()
  expect((await mandarLinkDeSenha(acesso, id, comCorreio)).corpo).toEqual({
    por_email: true,
    link: null,
    minutos: 30,
  })
})

test('a quem esqueceu a senha, quem administra dá um link: vale uma vez, e só a nova entra', async () => {
  const { acesso } = await s().admin()
  const pessoa = await s().fabrica.pessoa()
  const { status, corpo } = await mandarLinkDeSenha(acesso, pessoa.id)
  expect({ status, corpo }).toMatchObject({ status: 200, corpo: { por_email: false, minutos: 30 } })
  expect(linkDaCarta(await esperarCarta(s().cartas, pessoa.email)).link).toBe(corpo.link)
  await s().entrar(pessoa.email, SENHA_DE_TESTE)
  expect((await definir(corpo.link)).status).toBe(200)
  expect((await definir(corpo.link)).status).toBe(401)
  await expect(s().entrar(pessoa.email, SENHA_DE_TESTE)).rejects.toThrow('401')
  await s().entrar(pessoa.email, SENHA)
  const { corpo: historico, texto } = await s().pedir('GET', `/usuario/${pessoa.id}/historico`, {
    token: acesso,
  })
  expect(historico.itens).toContainEqual(expect.objectContaining({ acao: 'LINK_DE_SENHA' }))
  expect(texto).not.toContain(tokenDo(corpo.link))
})

test('quem opera o servidor dá um link também à última administradora; a quem não entra com senha daqui, não', async () => {
  const { acesso } = await s().admin()
  const pessoa = await s().fabrica.pessoa()
  const { link, minutos } = await linkDoOperador(
    s().db,
    'http://localhost:3000',
    ` ${pessoa.email.toUpperCase()}`,
  )
  expect(minutos).toBe(30)
  expect((await definir(link)).status).toBe(200)
  await s().entrar(pessoa.email, SENHA)
  const { corpo: historico } = await s().pedir('GET', `/usuario/${pessoa.id}/historico`, { token: acesso })
  expect(historico.itens).toContainEqual(expect.objectContaining({ acao: 'LINK_DE_SENHA', autor: 'SISTEMA' }))

  const pedir = () => linkDoOperador(s().db, 'http://localhost:3000', pessoa.email)
  await s().db.update(usuario).set({ provedor: 'microsoft' }).where(eq(usuario.id, pessoa.id))
  await expect(pedir()).rejects.toThrow('entra com a Microsoft')
  await s().db.update(usuario).set({ ativo: false }).where(eq(usuario.id, pessoa.id))
  await expect(pedir()).rejects.toThrow('Ninguém que possa entrar')
})

test('o link de senha não é para si mesmo, nem para quem ainda não entrou, nem aparece a quem não convida', async () => {
  const { acesso, id } = await s().admin()
  expect((await mandarLinkDeSenha(acesso, id)).status).toBe(403)
  const { corpo: convidado } = await convidar(acesso)
  expect(await mandarLinkDeSenha(acesso, convidado.id)).toMatchObject({
    status: 409,
    corpo: { codigo: 'LINK_SEM_SENTIDO' },
  })
  const daMicrosoft = await s().fabrica.usuario()
  await s().db.update(usuario).set({ provedor: 'microsoft' }).where(eq(usuario.id, daMicrosoft.id))
  expect((await mandarLinkDeSenha(acesso, daMicrosoft.id)).status).toBe(409)

  const { acesso: editora } = await s().fabrica.pessoa({ grupo: SO_EDITA })
  const fraco = await s().fabrica.usuario({ grupo: ['LISTAR.USUARIO'] })
  expect((await mandarLinkDeSenha(editora, fraco.id)).corpo).toMatchObject({ por_email: false, link: null })
})
