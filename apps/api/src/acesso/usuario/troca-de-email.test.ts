import { beforeEach, expect, test } from 'vitest'
import { SENHA_DE_TESTE } from '#acesso/usuario/usuario.fabrica.ts'
import { alongarBloqueios } from '#testes/alongar-bloqueios.ts'
import { usarServidor } from '#testes/ambiente.ts'
import { esperarCarta } from '#testes/cartas.ts'
import { edicaoDeUsuario } from './usuario.fabrica.ts'

const s = usarServidor()
const ASSUNTO = 'O e-mail do seu acesso a Balcão mudou'
let trocas = 0

beforeEach(() => s().pool.query('delete from tentativa_de_login'))

const novoEndereco = () => `trocado${++trocas}@teste.br`
const obter = async (token: string, id: string) => (await s().pedir('GET', `/usuario/${id}`, { token })).corpo
const trocar = async (token: string, id: string, email: string, mais: object = {}) =>
  s().pedir('PUT', `/usuario/${id}`, {
    token,
    corpo: { ...edicaoDeUsuario(await obter(token, id), { email }), ...mais },
  })
const gerente = () => s().fabrica.pessoa({ grupo: ['LISTAR.USUARIO', 'EDITAR.USUARIO'] })

test('o próprio e-mail só muda com a senha, e o endereço antigo fica sabendo', async () => {
  const { acesso, id, email: antigo } = await gerente()
  const novo = novoEndereco()
  expect(await trocar(acesso, id, novo)).toMatchObject({
    status: 422,
    corpo: { campos: { senha_atual: ['Confirme com a sua senha'] } },
  })
  expect(await trocar(acesso, id.toUpperCase(), novo, { senha_atual: 'não é esta' })).toMatchObject({
    status: 422,
    corpo: { campos: { senha_atual: ['Senha atual incorreta'] } },
  })
  expect((await obter(acesso, id)).email).toBe(antigo)
  expect((await trocar(acesso, id, novo, { senha_atual: SENHA_DE_TESTE })).status).toBe(200)
  const carta = await esperarCarta(s().cartas, antigo)
  expect(carta.assunto).toBe(ASSUNTO)
  expect(carta.texto).not.toContain(novo)
  await s().entrar(novo, SENHA_DE_TESTE)
})

test('o resto do próprio cadastro não pede senha nem escreve a ninguém', async () => {
  const { acesso, id, email } = await gerente()
  expect((await trocar(acesso, id, email, { nome: 'Outro Nome' })).status).toBe(200)
  // A later change sends only its own letter.
  await trocar(acesso, id, novoEndereco(), { senha_atual: SENHA_DE_TESTE })
  await esperarCarta(s().cartas, email)
  expect(s().cartas.filter((c) => c.para === email)).toHaveLength(1)
})

test('quem adivinha a senha por aqui é freado', async () => {
  const { acesso, id } = await gerente()
  const tentar = (senha_atual: string) => trocar(acesso, id, 'tomado@teste.br', { senha_atual })
  for (let vez = 0; vez < 5; vez++) expect((await tentar(`errada ${vez}`)).status).toBe(422)
  await alongarBloqueios(s().db)
  expect((await tentar(SENHA_DE_TESTE)).status).toBe(429)
})

test('quem entra pela Microsoft troca o próprio e-mail com um login recente', async () => {
  const pessoa = await gerente()
  await s().pool.query(`update usuario set provedor = 'microsoft' where id = $1`, [pessoa.id])
  await s().pool.query(`update sessao set criada_em = now() - interval '11 minutes' where usuario_id = $1`, [
    pessoa.id,
  ])
  expect(await trocar(pessoa.acesso, pessoa.id, novoEndereco())).toMatchObject({
    status: 403,
    corpo: { codigo: 'LOGIN_ANTIGO' },
  })
  const { acesso } = await s().fabrica.sessao(pessoa)
  expect((await trocar(acesso, pessoa.id, novoEndereco())).status).toBe(200)
})

test('o e-mail de outra pessoa muda sem senha, e quem tinha o endereço antigo é avisado por nome de quem mudou', async () => {
  const { acesso, nome } = await gerente()
  const alvo = await s().fabrica.usuario({ grupo: ['LISTAR.USUARIO'] })
  expect((await trocar(acesso, alvo.id, novoEndereco())).status).toBe(200)
  const carta = await esperarCarta(s().cartas, alvo.email)
  expect(carta).toMatchObject({ assunto: ASSUNTO, texto: expect.stringContaining(`${nome} mudou`) })
})
