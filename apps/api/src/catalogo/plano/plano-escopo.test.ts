import type { Permissao } from '@balcao/contract/base/permissao'
import { beforeAll, expect, test } from 'vitest'
import { umCanal } from '#provedor/canal-venda/canal-venda.fabrica.ts'
import { usarServidor } from '#testes/ambiente.ts'
import { dadosDePlano, edicaoDePlano, umPlano } from './plano.fabrica.ts'

const s = usarServidor()
const NINGUEM = '0192f0c1-0000-7000-8000-000000000000'
const PODE: Permissao[] = ['LISTAR.PLANO', 'EDITAR.PLANO']
const caixa = { token: '', minha: '', outra: '', meu: '', alheio: '', dividido: '', geral: '' }

// An editor with one company, and a plan of it, of another company, of both, and of every company.
beforeAll(async () => {
  const { db, fabrica } = s()
  const [minha, outra] = [(await fabrica.empresa('Minha')).id, (await fabrica.empresa('Outra')).id]
  Object.assign(caixa, {
    minha,
    outra,
    token: (await fabrica.pessoa({ grupo: PODE, empresas: [minha] })).acesso,
    meu: (await umPlano(db, { nome: 'Canário meu', empresas: [minha] })).id,
    alheio: (await umPlano(db, { nome: 'Canário alheio', empresas: [outra] })).id,
    dividido: (await umPlano(db, { nome: 'Canário dividido', empresas: [minha, outra] })).id,
    geral: (await umPlano(db, { nome: 'Canário geral' })).id,
  })
})

const pedir = (metodo: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, corpo?: object) =>
  s().pedir(metodo, url, { token: caixa.token, ...(corpo && { corpo }) })
const nomes = (itens: { nome: string }[]) => itens.map((p) => p.nome)

test('lista, total, exportação e opções só mostram o que as minhas empresas vendem', async () => {
  const { itens, total } = (await pedir('GET', '/plano')).corpo
  expect(nomes(itens)).toEqual(['Canário dividido', 'Canário geral', 'Canário meu'])
  expect(total).toBe(3)
  expect((await pedir('GET', '/plano/exportar')).texto).not.toContain('alheio')
  expect(nomes((await pedir('GET', '/plano/opcoes')).corpo)).toEqual(nomes(itens))
})

test('o plano de outra empresa responde os mesmos bytes que um que não existe', async () => {
  const { corpo: meu } = await pedir('GET', `/plano/${caixa.meu}`)
  const preco = { a_partir_de: '2999-01-01', valor_mensal: 1, taxa_instalacao: 0, versao: 1 }
  const chamadas = [
    ['GET', '', undefined],
    ['GET', '/historico', undefined],
    ['PUT', '', edicaoDePlano(meu)],
    ['POST', '/preco', preco],
    ['DELETE', '/preco/2026-01-01?versao=1', undefined],
    ['DELETE', '', undefined],
  ] as const
  for (const [metodo, resto, corpo] of chamadas) {
    const inexistente = await pedir(metodo, `/plano/${NINGUEM}${resto}`, corpo)
    const alheio = await pedir(metodo, `/plano/${caixa.alheio}${resto}`, corpo)
    expect(inexistente.status, `${metodo} ${resto}`).toBe(404)
    expect(alheio).toMatchObject({ status: 404, texto: inexistente.texto })
  }
})

test('o que outra empresa também vende se vê, mas não se muda', async () => {
  for (const id of [caixa.dividido, caixa.geral]) {
    const { corpo } = await pedir('GET', `/plano/${id}`)
    expect(corpo.editavel).toBe(false)
    const preco = { a_partir_de: '2999-01-01', valor_mensal: 1, taxa_instalacao: 0, versao: 1 }
    expect((await pedir('PUT', `/plano/${id}`, edicaoDePlano(corpo))).status).toBe(403)
    expect((await pedir('POST', `/plano/${id}/preco`, preco)).status).toBe(403)
    expect((await pedir('DELETE', `/plano/${id}`)).status).toBe(403)
    expect((await pedir('GET', `/plano/${id}/historico`)).status).toBe(403)
  }
  expect((await pedir('GET', `/plano/${caixa.meu}/historico`)).status).toBe(200)
})

test('de um plano dividido se veem as próprias empresas, e filtrar pela outra é como por uma que não existe', async () => {
  const { corpo } = await pedir('GET', `/plano/${caixa.dividido}`)
  expect(corpo.empresas).toEqual([{ id: caixa.minha, nome: 'Minha' }])
  const total = async (empresa: string) => (await pedir('GET', `/plano?empresa_id=${empresa}`)).corpo.total
  expect(await total(caixa.outra)).toBe(await total(NINGUEM))
})

test('o canal de outra empresa fica no plano que eu salvo, sem que eu saiba o seu nome', async () => {
  const canal = await umCanal(s().db, { nome: 'Canal segredo', empresas: [caixa.outra] })
  const { id } = await umPlano(s().db, { empresas: [caixa.minha], canais: [canal.id] })
  const { corpo } = await pedir('GET', `/plano/${id}`)
  expect(corpo.canais).toEqual([{ id: canal.id, nome: 'de outra empresa' }])
  const salvo = await pedir('PUT', `/plano/${id}`, edicaoDePlano(corpo, { nome: 'Outro nome' }))
  expect(salvo).toMatchObject({ status: 200, corpo: { nome: 'Outro nome', canais: corpo.canais } })
  await s().pool.query('delete from plano_canal where plano_id = $1', [id])
  await s().pool.query('update plano set excluido_em = now() where id = $1', [id])
})

test('ninguém dá a um plano uma empresa ou um canal que não é seu', async () => {
  const criar = (dados: object) =>
    pedir('POST', '/plano', dadosDePlano({ empresas: [caixa.minha], ...dados }))
  expect((await criar({})).status).toBe(201)
  expect((await criar({ todas_empresas: true, empresas: [] })).status).toBe(403)
  expect((await criar({ empresas: [caixa.minha, caixa.outra] })).corpo.campos).toEqual({
    empresas: ['Empresa não encontrada'],
  })
  const { rows } = await s().pool.query(
    `with novo as (insert into canal_venda (id, nome, tipo, anexos_obrigatorios, exige_aceite_digital,
       fora_do_estabelecimento, todas_empresas) values (gen_random_uuid(), 'Alheio', 'LOJA', '{}', false, false, false)
       returning id)
     insert into canal_venda_empresa (canal_venda_id, empresa_id) select id, $1 from novo returning canal_venda_id`,
    [caixa.outra],
  )
  expect((await criar({ canais: [rows[0].canal_venda_id], todos_canais: false })).corpo.campos).toEqual({
    canais: ['Canal de venda não encontrado'],
  })
})

test('sem EDITAR.PLANO vê-se a lista, e nada mais', async () => {
  const { acesso } = await s().fabrica.pessoa({ grupo: ['LISTAR.PLANO'] })
  const como = (metodo: 'GET' | 'POST' | 'DELETE', url: string) => s().pedir(metodo, url, { token: acesso })
  expect((await como('GET', '/plano')).status).toBe(200)
  for (const [metodo, url] of [
    ['GET', `/plano/${caixa.meu}`],
    ['POST', '/plano'],
    ['POST', `/plano/${caixa.meu}/preco`],
    ['DELETE', `/plano/${caixa.meu}`],
  ] as const)
    expect((await como(metodo, url)).status).toBe(403)
})
