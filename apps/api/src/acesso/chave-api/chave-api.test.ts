import { PREFIXO_DA_CHAVE, VALIDADE_MAXIMA_DIAS } from '@balcao/contract/acesso/chave-api'
import type { Permissao } from '@balcao/contract/base/permissao'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { SENHA_DE_TESTE } from '#acesso/usuario/usuario.fabrica.ts'
import { usuario } from '#acesso/usuario/usuario.table.ts'
import { criarCofre } from '#provedor/configuracao/cofre.ts'
import { CHAVE_DE_TESTE, usarServidor } from '#testes/ambiente.ts'
import { avisarDoFim } from './avisar-fim.commands.ts'
import { dadosDeChave, umaChave } from './chave-api.fabrica.ts'
import { chaveApi } from './chave-api.table.ts'

const s = usarServidor()

const CUIDAR: Permissao[] = ['LISTAR.CHAVE_API', 'CRIAR.CHAVE_API', 'EXCLUIR.CHAVE_API']

const criar = (token: string, dados: object = {}, senha_atual: string | undefined = SENHA_DE_TESTE) =>
  s().pedir('POST', '/chave-api', { token, corpo: { ...dadosDeChave(), ...dados, senha_atual } })

const emDias = (dias: number) => new Date(Date.now() + dias * 86_400_000).toISOString().slice(0, 10)

describe('criar', () => {
  test('mostra a chave uma vez, guarda só o resumo, e a chave funciona', async () => {
    const pessoa = await s().fabrica.pessoa({ grupo: 'Administrador' })
    const { status, corpo } = await criar(pessoa.acesso, { enderecos: [' 10.0.0.0/8 '] })
    expect(status).toBe(201)
    expect(corpo.chave).toMatch(new RegExp(`^${PREFIXO_DA_CHAVE}[0-9A-Za-z]{49}$`))
    expect(corpo).toMatchObject({
      situacao: 'ATIVA',
      final: corpo.chave.slice(-4),
      criada_por: { id: pessoa.id, nome: pessoa.nome },
      enderecos: ['10.0.0.0/8'],
      usada_em: null,
      impedimento: null,
    })
    expect((await s().pedir('GET', '/cliente', { token: corpo.chave })).status).toBe(200)
    const depois = await s().pedir('GET', `/chave-api/${corpo.id}`, { token: pessoa.acesso })
    expect(depois.texto).not.toContain(corpo.chave)
    expect(depois.corpo).toMatchObject({ usada_de: '10.0.0.1', usada_em: expect.any(String) })
    const { rows } = await s().pool.query(
      'select row_to_json(c)::text || (select json_agg(a)::text from auditoria a where a.entidade_id = c.id) as tudo from chave_api c where id = $1',
      [corpo.id],
    )
    expect(rows[0].tudo).not.toContain(corpo.chave.slice(PREFIXO_DA_CHAVE.length))
    const { corpo: historico } = await s().pedir('GET', `/chave-api/${corpo.id}/historico`, {
      token: pessoa.acesso,
    })
    expect(historico.itens).toMatchObject([{ acao: 'CRIAR', quem: pessoa.nome }])
  })

  test('pede a senha de quem cria; a errada conta como tentativa', async () => {
    const pessoa = await s().fabrica.pessoa({ grupo: 'Administrador' })
    const sem = await s().pedir('POST', '/chave-api', { token: pessoa.acesso, corpo: dadosDeChave() })
    expect([sem.status, sem.corpo.campos]).toEqual([422, { senha_atual: ['Confirme com a sua senha'] }])
    expect((await criar(pessoa.acesso, {}, 'outra')).corpo.campos.senha_atual).toBeDefined()
    const { rows } = await s().pool.query('select falhas from tentativa_de_login where chave = $1', [
      `senha:${pessoa.id}`,
    ])
    expect(rows).toEqual([{ falhas: 1 }])
  })

  test('ninguém dá o que não tem, nem o que é só de pessoas, nem empresas alheias', async () => {
    const [minha, outra] = [await s().fabrica.empresa(), await s().fabrica.empresa()]
    const grupo: Permissao[] = [...CUIDAR, 'LISTAR.CLIENTE', 'EDITAR.USUARIO']
    const { acesso } = await s().fabrica.pessoa({ grupo, empresas: [minha.id] })
    const daqui = { todas_empresas: false, empresas: [minha.id] }
    const alheia = await criar(acesso, { ...daqui, permissoes: ['LISTAR.CLIENTE', 'LISTAR.BOLETO'] })
    expect([alheia.status, alheia.corpo.message]).toEqual([
      403,
      'Você não pode conceder o que não tem: Listar boletos. Peça a quem tem.',
    ])
    expect((await criar(acesso, { ...daqui, permissoes: ['EDITAR.USUARIO'] })).status).toBe(400)
    expect((await criar(acesso, { ...daqui, permissoes: [] })).status).toBe(400)
    expect((await criar(acesso, { todas_empresas: true, empresas: [] })).status).toBe(403)
    expect((await criar(acesso, { todas_empresas: false, empresas: [] })).status).toBe(422)
    expect((await criar(acesso, { todas_empresas: false, empresas: [outra.id] })).status).toBe(422)
    expect((await criar(acesso, daqui)).status).toBe(201)
  })

  test('o fim é obrigatório, ainda não passou e é em até um ano; faixas e limite têm forma', async () => {
    const { acesso } = await s().admin()
    const { acesso: pessoa } = await s().fabrica.pessoa({ grupo: 'Administrador' })
    expect((await criar(acesso, { expira_no_dia: undefined })).status).toBe(400)
    expect((await criar(pessoa, { expira_no_dia: emDias(-2) })).corpo.campos.expira_no_dia).toEqual([
      'Este dia já passou',
    ])
    expect((await criar(pessoa, { expira_no_dia: emDias(VALIDADE_MAXIMA_DIAS + 2) })).status).toBe(422)
    for (const faixa of ['300.1.1.1', '10.0.0.0/33', 'erp.example', '', '::1/129'])
      expect((await criar(pessoa, { enderecos: [faixa] })).status, faixa).toBe(400)
    for (const limite_por_minuto of [0, 6_001, 1.5])
      expect((await criar(pessoa, { limite_por_minuto })).status).toBe(400)
    const cedo = await criar(pessoa, { expira_no_dia: emDias(5) })
    expect(cedo.corpo.situacao).toBe('EXPIRA_EM_BREVE')
    // Until the day is over in the provider's zone, which is three hours behind.
    expect(cedo.corpo.expira_em).toBe(`${emDias(6)}T02:59:59.000Z`)
  })
})

describe('ver e revogar', () => {
  test('a de outra empresa não existe; a que tem mais do que eu se vê, mas não se revoga', async () => {
    const [minha, outra] = [await s().fabrica.empresa(), await s().fabrica.empresa()]
    const admin = await s().admin()
    const { id: oculta } = await umaChave(s().db, admin, { nome: 'Oculta', empresas: [outra.id] })
    const { id: maior } = await umaChave(s().db, admin, { nome: 'Maior', empresas: [minha.id, outra.id] })
    const { id: igual } = await umaChave(s().db, admin, {
      ...{ nome: 'Igual', empresas: [minha.id], permissoes: ['LISTAR.CLIENTE'] },
    })
    const grupo: Permissao[] = [...CUIDAR, 'LISTAR.CLIENTE']
    const { acesso: token } = await s().fabrica.pessoa({ grupo, empresas: [minha.id] })
    const { corpo: lista } = await s().pedir('GET', '/chave-api?ordem=nome', { token })
    expect(lista.itens.map((c: { nome: string }) => c.nome)).toEqual(['Igual', 'Maior'])
    expect(lista.total).toBe(2)
    expect((await s().pedir('GET', `/chave-api/${oculta}`, { token })).status).toBe(404)
    expect((await s().pedir('POST', `/chave-api/${oculta}/revogacao`, { token })).status).toBe(404)
    const { corpo: vista } = await s().pedir('GET', `/chave-api/${maior}`, { token })
    expect(vista.impedimento).toContain('Só revoga esta chave')
    expect(vista.empresas.map((e: { id: string }) => e.id)).toEqual([minha.id])
    expect((await s().pedir('POST', `/chave-api/${maior}/revogacao`, { token })).status).toBe(403)
    expect((await s().pedir('GET', `/chave-api/${maior}/historico`, { token })).status).toBe(403)
    expect((await s().pedir('POST', `/chave-api/${igual}/revogacao`, { token })).corpo.situacao).toBe(
      'REVOGADA',
    )
  })

  test('revogar diz quem e quando, uma vez só', async () => {
    const admin = await s().admin()
    const { id, chave } = await umaChave(s().db, admin)
    const revogar = () => s().pedir('POST', `/chave-api/${id}/revogacao`, { token: admin.acesso })
    const { corpo } = await revogar()
    expect(corpo).toMatchObject({ situacao: 'REVOGADA', revogada_por: admin.nome })
    expect((await s().pedir('GET', '/cliente', { token: chave })).status).toBe(401)
    expect((await revogar()).corpo.revogada_em).toBe(corpo.revogada_em)
    const { corpo: historico } = await s().pedir('GET', `/chave-api/${id}/historico`, { token: admin.acesso })
    expect(historico.itens.map((h: { acao: string }) => h.acao)).toEqual(['REVOGAR'])
  })

  test('a lista filtra por situação e por nome, e o registro diz o que ficou sem efeito', async () => {
    const empresa = await s().fabrica.empresa()
    const criador = await s().fabrica.pessoa({ grupo: ['LISTAR.CLIENTE'] })
    const nova = async (nome: string, mudancas: object = {}) => {
      const { id } = await umaChave(s().db, criador, { nome, empresas: [empresa.id], permissoes: CUIDAR })
      await s()
        .db.update(chaveApi)
        .set({ nome, ...mudancas })
        .where(eq(chaveApi.id, id))
      return id
    }
    const ativa = await nova('Filtro ativa')
    await nova('Filtro breve', { expira_em: sql`now() + interval '3 days'` })
    await nova('Filtro vencida', { expira_em: sql`now()` })
    await nova('Filtro revogada', { revogada_em: sql`now()` })
    const { acesso: token } = await s().admin()
    const nomes = async (query: string) =>
      (await s().pedir('GET', `/chave-api?busca=filtro&ordem=nome${query}`, { token })).corpo.itens.map(
        (c: { nome: string }) => c.nome,
      )
    expect(await nomes('&situacao=ATIVA')).toEqual(['Filtro ativa'])
    expect(await nomes('&situacao=EXPIRA_EM_BREVE')).toEqual(['Filtro breve'])
    expect(await nomes('&situacao=VENCIDA')).toEqual(['Filtro vencida'])
    expect(await nomes('&situacao=REVOGADA')).toEqual(['Filtro revogada'])
    const { texto } = await s().pedir('GET', '/chave-api/exportar?busca=filtro&situacao=VENCIDA', { token })
    expect(texto.match(/Filtro/g)).toHaveLength(1)
    const { corpo } = await s().pedir('GET', `/chave-api/${ativa}`, { token })
    expect(corpo.sem_efeito).toEqual(CUIDAR)
    await s().db.update(usuario).set({ ativo: false }).where(eq(usuario.id, criador.id))
    expect(await nomes('&situacao=PARADA')).toEqual(['Filtro ativa', 'Filtro breve'])
  })
})

test('antes do fim, uma carta a quem criou e aos administradores, uma vez só', async () => {
  const criador = await s().fabrica.pessoa({ grupo: ['LISTAR.CLIENTE'] })
  const { id } = await umaChave(s().db, criador, { nome: 'Contabilidade' })
  await s().db.update(chaveApi).set({ expira_em: sql`now() + interval '5 days'` }).where(eq(chaveApi.id, id))
  const fechadas: string[] = []
  const partes = {
    ...{ db: s().db, cofre: criarCofre(CHAVE_DE_TESTE), urlPublica: 'http://localhost:3000' },
    enfileirar: async (_: unknown, nome: string) => void fechadas.push(nome),
  }
  const avisar = () => avisarDoFim(partes as unknown as Parameters<typeof avisarDoFim>[0])
  await avisar()
  expect(fechadas.length).toBeGreaterThan(1)
  const quantas = fechadas.length
  await avisar()
  expect(fechadas).toHaveLength(quantas)
})
