import { randomUUID } from 'node:crypto'
import type { Permissao } from '@balcao/contract/base/permissao'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { usuario, usuarioEmpresa } from '#acesso/usuario/usuario.table.ts'
import { dadosDeCliente, enderecoDeTeste } from '#clientes/cliente/cliente.fabrica.ts'
import { corpoAvulso, usarBoletos } from '#testes/usar-boletos.ts'
import { type NovaChave, umaChave } from './chave-api.fabrica.ts'
import { chaveApi } from './chave-api.table.ts'
import { novoSegredo } from './segredo.ts'

const PROXY = '10.4.0.9'
const { s, caixa } = usarBoletos({ PROXIES_CONFIAVEIS: PROXY })

const CLIENTES: Permissao[] = ['LISTAR.CLIENTE', 'VISUALIZAR.CLIENTE', 'EDITAR.CLIENTE']

const chaveDe = async (nova: NovaChave = {}) => {
  const criador = await s().fabrica.pessoa({ grupo: 'Administrador' })
  return { criador, ...(await umaChave(s().db, criador, nova)) }
}
const listar = (token: string, mais: object = {}) => s().pedir('GET', '/cliente', { token, ...mais })
const mudar = (id: string, mudancas: object) =>
  s().db.update(chaveApi).set(mudancas).where(eq(chaveApi.id, id))

describe('quando vale', () => {
  test('revogada, vencida, desconhecida ou mal escrita: 401 no mesmo instante', async () => {
    const { id, chave } = await chaveDe({ permissoes: CLIENTES })
    expect((await listar(chave)).status).toBe(200)
    await mudar(id, { revogada_em: sql`now()` })
    const recusada = await listar(chave)
    expect(recusada.status).toBe(401)
    expect(recusada.corpo.message).toBe('Chave de API inválida, vencida ou revogada')
    await mudar(id, { revogada_em: null, expira_em: sql`now()` })
    expect((await listar(chave)).status).toBe(401)
    await mudar(id, { expira_em: sql`now() + interval '1 hour'` })
    expect((await listar(chave)).status).toBe(200)
    for (const outra of [novoSegredo().chave, `${chave.slice(0, -1)}!`, chave.slice(0, -1), 'balcao_'])
      expect((await listar(outra)).status, outra).toBe(401)
    const trocada = chave.replace(/.$/, (letra) => (letra === '0' ? '1' : '0'))
    expect((await listar(trocada)).status).toBe(401)
  })

  test('para com quem a criou e volta com essa pessoa; excluída a pessoa, não volta', async () => {
    const { chave, criador } = await chaveDe({ permissoes: CLIENTES })
    const pessoa = (mudancas: object) =>
      s().db.update(usuario).set(mudancas).where(eq(usuario.id, criador.id))
    await pessoa({ ativo: false })
    expect((await listar(chave)).status).toBe(401)
    await pessoa({ ativo: true })
    expect((await listar(chave)).status).toBe(200)
    await pessoa({ excluido_em: sql`now()` })
    expect((await listar(chave)).status).toBe(401)
  })

  test('perde o que quem a criou perdeu', async () => {
    const { chave, criador } = await chaveDe({ permissoes: ['LISTAR.CLIENTE', 'LISTAR.PLANO'] })
    const { id } = await s().fabrica.grupo(['LISTAR.PLANO'])
    await s().db.update(usuario).set({ grupo_permissao_id: id }).where(eq(usuario.id, criador.id))
    expect((await listar(chave)).status).toBe(403)
    expect((await s().pedir('GET', '/plano', { token: chave })).status).toBe(200)
  })

  test('o que só serve a pessoas é recusado com palavras', async () => {
    const { chave } = await chaveDe()
    const soPessoa = async (metodo: 'GET' | 'PUT' | 'POST', caminho: string) => {
      const { status, corpo } = await s().pedir(metodo, caminho, { token: chave })
      expect([status, corpo.codigo], caminho).toEqual([403, 'SO_PESSOA'])
      expect(corpo.message).toContain('Só uma pessoa')
    }
    await soPessoa('GET', '/auth/me')
    await soPessoa('PUT', '/auth/senha')
    await soPessoa('GET', '/vivo?assuntos=venda')
    await soPessoa('POST', '/chave-api')
    expect((await s().pedir('GET', '/auth/refresh', { token: chave })).status).toBe(401)
    // Given by an earlier version, or by hand: it does not count.
    expect((await s().pedir('POST', '/usuario', { token: chave })).status).toBe(403)
    expect((await s().pedir('POST', '/venda', { token: chave })).status).toBe(403)
  })
})

describe('de onde e quanto', () => {
  test('só dos endereços da lista, como o proxy de confiança os vê', async () => {
    const { chave } = await chaveDe({
      permissoes: CLIENTES,
      enderecos: ['203.0.113.0/24', '198.51.100.7', '2001:db8::/32'],
    })
    for (const ip of ['203.0.113.9', '198.51.100.7', '::ffff:203.0.113.1', '2001:db8:1::5'])
      expect((await listar(chave, { ip })).status, ip).toBe(200)
    for (const ip of ['203.0.114.1', '198.51.100.8', '2001:db9::1']) {
      const { status, corpo } = await listar(chave, { ip })
      expect([status, corpo.codigo], ip).toEqual([403, 'ENDERECO_NAO_PERMITIDO'])
      expect(corpo.message).toContain(ip)
    }
    const encaminhado = (ip: string) => ({ ip, cabecalhos: { 'x-forwarded-for': '203.0.113.9' } })
    expect((await listar(chave, encaminhado(PROXY))).status).toBe(200)
    expect((await listar(chave, encaminhado('10.4.0.8'))).status).toBe(403)
  })

  test('acima do limite por minuto é 429 com Retry-After, contado no banco, onde todas as cópias contam', async () => {
    const { id, chave } = await chaveDe({ permissoes: CLIENTES, limite_por_minuto: 3 })
    expect((await listar(chave)).status).toBe(200)
    expect((await listar(chave)).status).toBe(200)
    // What is refused by permission counts too.
    expect((await s().pedir('GET', '/plano', { token: chave })).status).toBe(403)
    const cheia = await listar(chave)
    expect(cheia.status).toBe(429)
    expect(Number(cheia.cabecalhos['retry-after'])).toBeGreaterThan(0)
    const outra = await chaveDe({ permissoes: CLIENTES })
    expect((await listar(outra.chave)).status).toBe(200)
    await s().pool.query(
      `update tentativa_de_login set ultima_em = now() - interval '1 minute' where chave = $1`,
      [`chave:${id}`],
    )
    expect((await listar(chave)).status).toBe(200)
  })

  test('lembra quando e de onde foi usada', async () => {
    const { id, chave } = await chaveDe({ permissoes: CLIENTES })
    const uso = async () => {
      const [lida] = await s().db.select().from(chaveApi).where(eq(chaveApi.id, id))
      return { de: lida?.usada_de, em: lida?.usada_em }
    }
    expect(await uso()).toEqual({ de: null, em: null })
    await listar(chave, { ip: '203.0.113.9' })
    const primeira = await uso()
    expect(primeira.de).toBe('203.0.113.9')
    await listar(chave, { ip: '203.0.113.9' })
    expect(await uso()).toEqual(primeira)
    await listar(chave, { ip: '203.0.113.10' })
    expect((await uso()).de).toBe('203.0.113.10')
  })
})

describe('até onde', () => {
  test('lista, total, exportação, busca e ficha mostram só as empresas da chave que ainda são de quem a criou', async () => {
    const [minha, outra] = [await s().fabrica.empresa(), await s().fabrica.empresa()]
    const criador = await s().fabrica.pessoa({ grupo: 'Administrador', empresas: [minha.id, outra.id] })
    const nova = { permissoes: CLIENTES, empresas: [minha.id] }
    const { chave: token } = await umaChave(s().db, criador, nova)
    const cadastrar = async (empresa_id: string, nome: string) => {
      const corpo = dadosDeCliente(empresa_id, { nome })
      const feito = await s().pedir('POST', '/cliente', { token: criador.acesso, corpo })
      expect(feito.status).toBe(201)
      return feito.corpo.id as string
    }
    const visto = await cadastrar(minha.id, 'Visto Pela Chave')
    const alheio = await cadastrar(outra.id, 'Alheio Da Chave')
    const get = (caminho: string) => s().pedir('GET', caminho, { token })
    const nomes = async (caminho: string) =>
      (await get(caminho)).corpo.itens.map((c: { nome: string }) => c.nome)

    expect(await nomes('/cliente')).toEqual(['Visto Pela Chave'])
    expect(await nomes('/cliente?busca=alheio')).toEqual([])
    expect((await get('/cliente/total')).corpo.total).toBe(1)
    const { texto } = await get('/cliente/exportar')
    expect(texto).toContain('Visto Pela Chave')
    expect(texto).not.toContain('Alheio')
    expect((await get(`/cliente/${visto}`)).status).toBe(200)
    expect((await get(`/cliente/${alheio}`)).status).toBe(404)
    expect((await s().pedir('POST', '/cliente', { token, corpo: dadosDeCliente(outra.id) })).status).toBe(422)

    await s().db.delete(usuarioEmpresa).where(eq(usuarioEmpresa.empresa_id, minha.id))
    expect(await nomes('/cliente')).toEqual([])
    expect((await get('/cliente/total')).corpo.total).toBe(0)
    expect((await get(`/cliente/${visto}`)).status).toBe(404)
  })

  test('com todas as empresas, alcança as que quem a criou tem agora', async () => {
    const { chave, criador } = await chaveDe({ permissoes: CLIENTES })
    const { id } = await s().fabrica.empresa()
    const corpo = dadosDeCliente(id, { nome: 'Cliente De Depois' })
    await s().pedir('POST', '/cliente', { token: chave, corpo })
    const total = async () =>
      (await s().pedir('GET', '/cliente/total?busca=depois', { token: chave })).corpo.total
    expect(await total()).toBe(1)
    await s().db.update(usuario).set({ todas_empresas: false }).where(eq(usuario.id, criador.id))
    expect(await total()).toBe(0)
    await s().db.insert(usuarioEmpresa).values({ usuario_id: criador.id, empresa_id: id })
    expect(await total()).toBe(1)
  })
})

describe('quem fez', () => {
  test('o histórico diz a chave; a conta que responde é a de quem a criou', async () => {
    const { id, chave, nome, criador } = await chaveDe({
      permissoes: [...CLIENTES, 'CRIAR.BOLETO', 'LISTAR.BOLETO', 'EDITAR.BOLETO'],
    })
    const corpo = dadosDeCliente(caixa.empresa_id, { enderecos: [enderecoDeTeste()] })
    const cliente = (await s().pedir('POST', '/cliente', { token: chave, corpo })).corpo
    const { corpo: historico } = await s().pedir('GET', `/cliente/${cliente.id}/historico`, { token: chave })
    expect(historico.itens[0]).toMatchObject({ autor: 'CHAVE', quem: nome, usuario_id: null, acao: 'CRIAR' })
    const { rows } = await s().pool.query('select autor, autor_id from auditoria where entidade_id = $1', [
      cliente.id,
    ])
    expect(rows).toEqual([{ autor: 'CHAVE', autor_id: id }])

    // Whoever looked is the key too, and a look of its maker is still noted.
    await s().pedir('GET', `/cliente/${cliente.id}`, { token: chave })
    await s().pedir('GET', `/cliente/${cliente.id}`, { token: criador.acesso })
    const olhou = await s().pool.query(
      'select usuario_nome from cliente_acesso where cliente_id = $1 order by id',
      [cliente.id],
    )
    expect(olhou.rows.map((r) => r.usuario_nome)).toEqual([nome, criador.nome])

    const pedido = corpoAvulso(cliente.id)
    const boleto = await s().pedir('POST', '/boleto', { token: chave, corpo: pedido })
    expect(boleto.status, boleto.texto).toBe(201)
    expect((await s().pedir('POST', '/boleto', { token: chave, corpo: pedido })).corpo.id).toBe(
      boleto.corpo.id,
    )
    const guardado = await s().pool.query('select criado_por from boleto where id = $1', [boleto.corpo.id])
    expect(guardado.rows).toEqual([{ criado_por: criador.id }])
    expect((await s().pedir('GET', `/boleto/${boleto.corpo.id}`, { token: chave })).status).toBe(200)
  })

  test('um id que ninguém tem continua 404, e nada do pedido volta', async () => {
    const { chave } = await chaveDe({ permissoes: CLIENTES })
    const { status, texto } = await s().pedir('GET', `/cliente/${randomUUID()}`, { token: chave })
    expect(status).toBe(404)
    expect(texto).not.toContain(chave)
  })
})
