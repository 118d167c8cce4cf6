import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { usarServidor } from '#testes/ambiente.ts'
import { esperarCarta, linkDaCarta } from '#testes/cartas.ts'

const s = usarServidor()
const SENHA = 'girassol no telhado'
let criados = 0

const convidar = async () => {
  const { pedir, fabrica, cartas } = s()
  const { acesso } = await fabrica.admin()
  const email = `convidado${++criados}@teste.br`
  const grupo = await fabrica.grupoChamado('Vendedor')
  const { status, corpo } = await pedir('POST', '/usuario', {
    token: acesso,
    corpo: {
      nome: 'Pessoa Convidada',
      email,
      telefone: null,
      grupo_permissao_id: grupo.id,
      todas_empresas: true,
      empresas: [],
      canal_venda_id: null,
      provedor: 'local',
    },
  })
  expect(status).toBe(201)
  return { acesso, usuario: corpo, ...linkDaCarta(await esperarCarta(cartas, email)) }
}

const definir = (token: string) => s().pedir('POST', '/auth/senha', { token, corpo: { senha: SENHA } })
const situacao = async (acesso: string, id: string) =>
  (await s().pedir('GET', `/usuario/${id}`, { token: acesso })).corpo.situacao

test('a pessoa convidada define a senha uma vez, entra e deixa de ser convidada', async () => {
  const { acesso, usuario, id, token } = await convidar()
  expect(await situacao(acesso, usuario.id)).toBe('CONVIDADO')
  const conferido = await s().pedir('GET', `/auth/recuperar-senha/validar-token?id=${id}&token=${token}`)
  expect(conferido.corpo).toEqual({ nome: 'Pessoa Convidada', motivo: 'CONVITE', provedor: 'local' })
  expect((await definir(token)).status).toBe(200)
  expect((await definir(token)).status).toBe(401)
  await s().entrar(usuario.email, SENHA)
  expect(await situacao(acesso, usuario.id)).toBe('ATIVO')
})

test('antes do convite aceito não há senha que entre', async () => {
  const { usuario } = await convidar()
  await expect(s().entrar(usuario.email, SENHA)).rejects.toThrow('401')
})

test('o convite reenviado substitui o primeiro; a quem já entrou não se reenvia', async () => {
  const { acesso, usuario, token } = await convidar()
  const reenviar = () => s().pedir('POST', `/usuario/${usuario.id}/convite`, { token: acesso })
  expect((await reenviar()).status).toBe(200)
  const segundo = linkDaCarta(await esperarCarta(s().cartas, usuario.email, 2))
  expect((await definir(token)).status).toBe(401)
  expect((await definir(segundo.token)).status).toBe(200)
  expect(await reenviar()).toMatchObject({ status: 409, corpo: { codigo: 'CONVITE_SEM_SENTIDO' } })
})

test('o convite vence, e o de quem foi desativado ou excluído não vale', async () => {
  const vencido = await convidar()
  await s().db.execute(sql`update token_senha set expira_em = now() where id = ${vencido.id}`)
  expect((await definir(vencido.token)).status).toBe(401)

  const desativado = await convidar()
  await s().db.execute(sql`update usuario set ativo = false where id = ${desativado.usuario.id}`)
  expect((await definir(desativado.token)).status).toBe(401)

  const excluido = await convidar()
  await s().pedir('DELETE', `/usuario/${excluido.usuario.id}`, { token: excluido.acesso })
  expect((await definir(excluido.token)).status).toBe(401)
})

test('corrigir o e-mail inutiliza o link mandado ao endereço errado e convida o certo', async () => {
  const { acesso, usuario, token } = await convidar()
  const certo = `certo${criados}@teste.br`
  const { grupo_permissao_id, versao } = usuario
  const editado = await s().pedir('PUT', `/usuario/${usuario.id}`, {
    token: acesso,
    corpo: {
      nome: usuario.nome,
      email: certo,
      telefone: null,
      grupo_permissao_id,
      todas_empresas: true,
      empresas: [],
      canal_venda_id: null,
      provedor: 'local',
      ativo: true,
      versao,
    },
  })
  expect(editado.status).toBe(200)
  expect((await definir(token)).status).toBe(401)
  const novo = linkDaCarta(await esperarCarta(s().cartas, certo))
  expect((await definir(novo.token)).status).toBe(200)
})

test('um pedido de recuperação feito por um estranho não apaga o convite', async () => {
  const { usuario, id, token } = await convidar()
  await s().pedir('POST', '/auth/recuperar-senha/enviar-email', { corpo: { email: usuario.email } })
  await esperarCarta(s().cartas, usuario.email, 2)
  const conferido = await s().pedir('GET', `/auth/recuperar-senha/validar-token?id=${id}&token=${token}`)
  expect(conferido.status).toBe(200)
})
