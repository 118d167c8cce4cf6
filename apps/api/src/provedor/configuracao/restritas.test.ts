import { SO_ADMINISTRADOR } from '@balcao/contract/base/administrador'
import type { Permissao } from '@balcao/contract/base/permissao'
import { beforeEach, expect, test } from 'vitest'
import { SENHA_DE_TESTE } from '#acesso/usuario/usuario.fabrica.ts'
import { ADMIN } from '#testes/admin.ts'
import { alongarBloqueios } from '#testes/alongar-bloqueios.ts'
import { usarServidor } from '#testes/ambiente.ts'
import { esperarNaTrava } from '#testes/esperar-na-trava.ts'

const s = usarServidor()
const SO_CONFIGURACAO: Permissao[] = ['LISTAR.CONFIGURACAO', 'EDITAR.CONFIGURACAO']
const DE_ADMINISTRADOR: Permissao[] = [...SO_CONFIGURACAO, 'EDITAR.USUARIO', 'EDITAR.GRUPO_PERMISSAO']
const RESERVADA =
  'Esta configuração é de quem pode editar usuários e grupos em todas as empresas: e-mails e logins dependem dela.'

beforeEach(() => s().pool.query('delete from tentativa_de_login'))

const ler = async () => {
  const { acesso: token } = await s().admin()
  return (await s().pedir('GET', '/configuracao', { token })).corpo
}
const salvar = async (token: string, mudancas: object) =>
  s().pedir('PUT', '/configuracao', { token, corpo: { versao: (await ler()).versao, ...mudancas } })

test.each([
  { smtp_host: 'smtp.ladrao.br' },
  { smtp_porta: 2525 },
  { smtp_seguranca: 'NENHUMA' },
  { smtp_usuario: 'ladrao', smtp_senha: 'x' },
  { smtp_senha: 'x' },
  { email_remetente: 'caixa@ladrao.br' },
  { email_suporte: 'caixa@ladrao.br' },
  { microsoft_tenant: '6f0c2a34-1111-4222-8333-944455556666' },
  { microsoft_client_id: 'aplicativo' },
  { microsoft_client_secret: 'segredo' },
  { id_analytics: 'GTM-LADRAO' },
])('quem só edita configurações não muda %j, nem com a própria senha', async (mudanca) => {
  const antes = await ler()
  const { acesso } = await s().fabrica.pessoa({ grupo: SO_CONFIGURACAO })
  for (const senha of [{}, { senha_atual: SENHA_DE_TESTE }])
    expect(await salvar(acesso, { ...mudanca, ...senha, marca: 'Outra' })).toMatchObject({
      status: 403,
      corpo: { codigo: 'SEM_PERMISSAO', message: RESERVADA },
    })
  expect(await ler()).toEqual(antes)
})

test('o resto continua de quem edita configurações, e mandar de volta o que já vale não é mudar', async () => {
  const { acesso } = await s().fabrica.pessoa({ grupo: SO_CONFIGURACAO })
  const { valores } = await ler()
  const { smtp_host, smtp_porta, email_suporte } = valores
  expect(
    await salvar(acesso, { marca: 'Fibra Veloz', smtp_host, smtp_porta, email_suporte, smtp_senha: null }),
  ).toMatchObject({ status: 200, corpo: { valores: { marca: 'Fibra Veloz' } } })
})

test('quem administra só algumas empresas não é de quem as cartas de todos dependem', async () => {
  const { id } = await s().fabrica.empresa()
  const { acesso } = await s().fabrica.pessoa({ grupo: DE_ADMINISTRADOR, empresas: [id] })
  const { status } = await salvar(acesso, { smtp_host: 'smtp.ladrao.br', senha_atual: SENHA_DE_TESTE })
  expect(status).toBe(403)
})

test('o administrador confirma com a senha: sem ela ou com outra nada muda', async () => {
  const { acesso } = await s().admin()
  const antes = await ler()
  const mudanca = { smtp_host: 'smtp.exemplo.br', marca: 'Com a senha' }
  expect(await salvar(acesso, mudanca)).toMatchObject({
    status: 422,
    corpo: { campos: { senha_atual: ['Confirme com a sua senha'] } },
  })
  expect(await salvar(acesso, { ...mudanca, senha_atual: SENHA_DE_TESTE })).toMatchObject({
    status: 422,
    corpo: { campos: { senha_atual: ['Senha atual incorreta'] } },
  })
  expect(await ler()).toEqual(antes)
  const { status, corpo, texto } = await salvar(acesso, { ...mudanca, senha_atual: ADMIN.senha })
  expect(status).toBe(200)
  expect(corpo.valores).toMatchObject(mudanca)
  expect(texto).not.toContain(ADMIN.senha)
  await salvar(acesso, { smtp_host: null, senha_atual: ADMIN.senha })
})

test('quem adivinha a senha por aqui é freado, e a certa também espera', async () => {
  const { acesso } = await s().fabrica.pessoa({ grupo: DE_ADMINISTRADOR })
  const tentar = (senha_atual: string) => salvar(acesso, { smtp_host: 'smtp.ladrao.br', senha_atual })
  for (let vez = 0; vez < 5; vez++) expect((await tentar(`errada ${vez}`)).status).toBe(422)
  await alongarBloqueios(s().db)
  const freada = await tentar(SENHA_DE_TESTE)
  expect(freada.status).toBe(429)
  expect(Number(freada.cabecalhos['retry-after'])).toBeGreaterThan(0)
})

test('quem entra pela Microsoft não tem senha: confirma com um login recente', async () => {
  const pessoa = await s().fabrica.pessoa({ grupo: DE_ADMINISTRADOR })
  await s().pool.query(`update usuario set provedor = 'microsoft' where id = $1`, [pessoa.id])
  await s().pool.query('delete from credencial where usuario_id = $1', [pessoa.id])
  expect((await salvar(pessoa.acesso, { email_remetente: 'envio@exemplo.br' })).status).toBe(200)
  await s().pool.query(`update sessao set criada_em = now() - interval '11 minutes' where usuario_id = $1`, [
    pessoa.id,
  ])
  expect(await salvar(pessoa.acesso, { email_remetente: null, senha_atual: 'qualquer' })).toMatchObject({
    status: 403,
    corpo: { codigo: 'LOGIN_ANTIGO', message: expect.stringContaining('entre de novo com a Microsoft') },
  })
  const { acesso } = await s().fabrica.sessao(pessoa)
  expect((await salvar(acesso, { email_remetente: null })).status).toBe(200)
})

test('quem perde o direito enquanto espera a trava não muda mais nada', async () => {
  const pessoa = await s().fabrica.pessoa({ grupo: DE_ADMINISTRADOR })
  const trava = await s().pool.connect()
  await trava.query('begin')
  await trava.query('select pg_advisory_xact_lock(726872)')
  const pedido = salvar(pessoa.acesso, { smtp_host: 'smtp.ladrao.br', senha_atual: SENHA_DE_TESTE })
  await esperarNaTrava(s().pool)
  await trava.query('update grupo_permissao set permissoes = $1 where id = $2', [
    SO_CONFIGURACAO,
    pessoa.grupo_permissao_id,
  ])
  await trava.query('commit')
  trava.release()
  expect((await pedido).status).toBe(403)
})

test.each(['testar-email', 'testar-microsoft'])('%s também é só de administrador', async (caminho) => {
  const corpo = caminho === 'testar-email' ? { para: 'ana@teste.br' } : {}
  const tentar = (token: string) => s().pedir('POST', `/configuracao/${caminho}`, { token, corpo })
  const { acesso } = await s().fabrica.pessoa({ grupo: SO_CONFIGURACAO })
  expect(await tentar(acesso)).toMatchObject({ status: 403, corpo: { message: SO_ADMINISTRADOR } })
  expect((await tentar((await s().admin()).acesso)).status).toBe(200)
})
