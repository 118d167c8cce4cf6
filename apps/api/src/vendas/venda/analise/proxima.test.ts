import type { Permissao } from '@balcao/contract/base/permissao'
import type { EmMaos } from '@balcao/contract/vendas/analise-api'
import { and, eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { auditoria } from '#infra/auditoria/auditoria.table.ts'
import { usarServidor } from '#testes/ambiente.ts'
import { umaVendaGravada } from '#testes/venda-gravada.ts'
import { venda } from '../venda.table.ts'
import { apagarEmMaosVencidas } from './em-maos.commands.ts'
import { vendaEmMaos } from './em-maos.table.ts'

const s = usarServidor()
const ANALISTA: Permissao[] = ['LISTAR.VENDA', 'LISTAR.TODAS_VENDAS', 'EDITAR.VENDA_SITUACAO']
const caixa = { vendedorId: '', clienteId: '', empresaId: '' }
beforeAll(async () => {
  caixa.empresaId = (await s().fabrica.empresa('Serra Net')).id
  const vendedor = await s().fabrica.pessoa({ grupo: ['REALIZAR_VENDA'], empresas: [caixa.empresaId] })
  caixa.vendedorId = vendedor.id
  const { clienteId } = await umaVendaGravada(s(), {
    ...caixa,
    clienteId: undefined as never,
    situacao: 'CANCELADA',
  })
  caixa.clienteId = clienteId
})

/** A company of its own with as many sales in its queue, the oldest first. */
const fila = async (quantas: number) => {
  const empresa = await s().fabrica.empresa(`Fila de ${quantas}`)
  const ids: string[] = []
  for (let i = 0; i < quantas; i++) {
    const { id } = await umaVendaGravada(s(), { ...caixa, empresaId: empresa.id, situacao: 'EM_ANALISE' })
    await mudar(id, { situacao_em: new Date(Date.UTC(2026, 0, 1, 0, i)).toISOString() })
    ids.push(id)
  }
  const analista = () => s().fabrica.pessoa({ grupo: ANALISTA, empresas: [empresa.id] })
  return { empresa, ids, analista }
}
const mudar = (id: string, mudancas: Partial<typeof venda.$inferInsert>) =>
  s().db.update(venda).set(mudancas).where(eq(venda.id, id))
const proxima = async (token: string, corpo: object = {}): Promise<string | null> => {
  const resposta = await s().pedir('POST', '/venda/proxima', { token, corpo })
  expect(resposta.status, resposta.texto).toBe(200)
  return resposta.corpo.venda_id
}
const segurar = (token: string, id: string, corpo: object = {}) =>
  s().pedir('PUT', `/venda/${id}/em-maos`, { token, corpo })
const emMaos = async (token: string, id: string): Promise<EmMaos> => (await segurar(token, id)).corpo
const vencer = (id: string) =>
  s().db.update(vendaEmMaos).set({ ate: sql`now()` }).where(eq(vendaEmMaos.venda_id, id))

const naLista = async (token: string) => {
  const { corpo } = await s().pedir('GET', '/venda?visao=para_analisar', { token })
  return corpo.itens.map(({ em_maos }: { em_maos: string | null }) => em_maos)
}

test('a lista diz quem tem cada uma; decidida, vencida ou largada ninguém a tem', async () => {
  const { ids, analista } = await fila(4)
  const ana = await analista()
  const [decidida = '', vencida = '', largada = ''] = ids
  for (const id of [decidida, vencida, largada]) await segurar(ana.acesso, id)
  expect(await naLista(ana.acesso)).toEqual([ana.nome, ana.nome, ana.nome, null])
  await mudar(decidida, { situacao_em: new Date(Date.now() + 1000).toISOString() })
  await vencer(vencida)
  await s().pedir('DELETE', `/venda/${largada}/em-maos`, { token: ana.acesso })
  expect(await naLista(ana.acesso)).toEqual([null, null, null, null])
})

test('a mais antiga primeiro, uma vez cada, até acabar', async () => {
  const { ids, analista } = await fila(3)
  const [ana, bia] = [await analista(), await analista()]
  expect(await proxima(ana.acesso)).toBe(ids[0])
  expect(await proxima(bia.acesso)).toBe(ids[1])
  expect(await proxima(ana.acesso)).toBe(ids[2])
  expect(await proxima(bia.acesso)).toBeNull()
})

test('dois analistas pedem 100 vezes ao mesmo tempo: nenhuma venda sai duas vezes, nenhuma fica', async () => {
  const { ids, analista } = await fila(100)
  const pessoas = [await analista(), await analista()]
  const pedidas = await Promise.all(ids.map((_, i) => proxima(pessoas[i % 2]?.acesso ?? '')))
  expect(new Set(pedidas)).toEqual(new Set(ids))
})

test('quem a tinha antes de ela voltar à fila não a segura, e a página diz quem a tem agora', async () => {
  const { ids, analista } = await fila(1)
  const [ana, bia] = [await analista(), await analista()]
  const [id = ''] = ids
  await mudar(id, { situacao: 'AGUARDANDO_AUTORIZACAO' })
  expect((await emMaos(ana.acesso, id)).minha).toBe(true)
  await s().db.update(venda).set({ situacao: 'EM_ANALISE', situacao_em: sql`now()` }).where(eq(venda.id, id))
  expect(await proxima(bia.acesso)).toBe(id)
  expect((await emMaos(ana.acesso, id)).quem.id).toBe(bia.id)
})

test('a que já não espera decisão não se segura, por uma página que ainda não soube', async () => {
  const { ids, analista } = await fila(1)
  const { acesso } = await analista()
  for (const situacao of ['PENDENTE', 'APROVADA', 'CANCELADA'] as const) {
    await mudar(ids[0] ?? '', { situacao })
    const { status, corpo } = await segurar(acesso, ids[0] ?? '')
    expect([status, corpo.codigo]).toEqual([409, 'ACAO_IMPOSSIVEL'])
  }
})

test('a própria não vem, nem a de outra empresa, nem a que não está em análise', async () => {
  const { ids, analista } = await fila(3)
  const ana = await analista()
  await mudar(ids[0] ?? '', { donos: [caixa.vendedorId, ana.id] })
  await mudar(ids[1] ?? '', { situacao: 'PENDENTE' })
  await fila(1)
  expect(await proxima(ana.acesso)).toBe(ids[2])
  expect(await proxima(ana.acesso)).toBeNull()
})

test('quem só vê as próprias não tem fila; quem não decide, nem a chamada', async () => {
  const { empresa } = await fila(1)
  const so = await s().fabrica.pessoa({
    grupo: ['LISTAR.VENDA', 'EDITAR.VENDA_SITUACAO'],
    empresas: [empresa.id],
  })
  expect(await proxima(so.acesso)).toBeNull()
  const olha = await s().fabrica.pessoa({ grupo: ['LISTAR.TODAS_VENDAS'], empresas: [empresa.id] })
  expect((await s().pedir('POST', '/venda/proxima', { token: olha.acesso, corpo: {} })).status).toBe(403)
})

test('a fila de autorização é de quem autoriza, e só dela vem a próxima', async () => {
  const { empresa, ids } = await fila(3)
  const [primeira = '', segunda = ''] = ids
  await mudar(primeira, { situacao: 'AGUARDANDO_AUTORIZACAO' })
  await mudar(segunda, { situacao: 'AGUARDANDO_AUTORIZACAO' })
  const de = (...grupo: Permissao[]) =>
    s().fabrica.pessoa({ grupo: ['LISTAR.TODAS_VENDAS', ...grupo], empresas: [empresa.id] })
  const [autoriza, analisa] = [await de('AUTORIZAR.VENDA_RESTRITA'), await de('EDITAR.VENDA_SITUACAO')]
  const paraAutorizar = { fila: 'para_autorizar' }
  // There is only one queue for them: it need not be named.
  expect(await proxima(autoriza.acesso)).toBe(primeira)
  expect(await proxima(autoriza.acesso, { ...paraAutorizar, depois_de: primeira })).toBe(segunda)
  // Authorised meanwhile, the one that was left is no place in this queue any more.
  await mudar(segunda, { situacao: 'EM_ANALISE' })
  expect(await proxima(autoriza.acesso, { ...paraAutorizar, depois_de: segunda })).toBe(primeira)
  for (const [quem, corpo] of [
    [analisa, paraAutorizar],
    [autoriza, { fila: 'para_analisar' }],
  ] as const) {
    const recusada = await s().pedir('POST', '/venda/proxima', { token: quem.acesso, corpo })
    expect([recusada.status, recusada.corpo.codigo]).toEqual([403, 'SEM_PERMISSAO'])
  }
})

test('deixada sem decidir, a fila segue depois dela, recomeça no fim, e ela volta a estar livre', async () => {
  const { ids, analista } = await fila(3)
  const [ana, bia] = [await analista(), await analista()]
  await proxima(ana.acesso)
  expect(await proxima(ana.acesso, { depois_de: ids[0] })).toBe(ids[1])
  expect(await proxima(ana.acesso, { depois_de: ids[1] })).toBe(ids[2])
  expect(await proxima(ana.acesso, { depois_de: ids[2] })).toBe(ids[0])
  expect(await proxima(bia.acesso)).toBe(ids[1])
  // The only one left is the one that is left behind.
  expect(await proxima(bia.acesso, { depois_de: ids[1] })).toBe(ids[2])
})

test('sem quem a mantenha, a venda volta a estar livre sozinha; mantida, não', async () => {
  const { ids, analista } = await fila(1)
  const [ana, bia] = [await analista(), await analista()]
  const [id = ''] = ids
  await proxima(ana.acesso)
  const { desde } = await emMaos(ana.acesso, id)
  expect(await proxima(bia.acesso)).toBeNull()
  expect(await emMaos(ana.acesso, id)).toMatchObject({ minha: true, desde })
  await vencer(id)
  expect(await proxima(bia.acesso)).toBe(id)
  expect(await emMaos(ana.acesso, id)).toMatchObject({ minha: false, quem: { id: bia.id, nome: bia.nome } })
})

test('aberta por outra pessoa, diz quem a tem; assumida, fica na auditoria de quem para quem', async () => {
  const { ids, analista } = await fila(1)
  const [ana, bia] = [await analista(), await analista()]
  const [id = ''] = ids
  await segurar(ana.acesso, id)
  expect(await emMaos(bia.acesso, id)).toMatchObject({ minha: false, quem: { nome: ana.nome } })
  const tomada = await segurar(bia.acesso, id, { assumir: true })
  expect(tomada.corpo).toMatchObject({ minha: true, quem: { nome: bia.nome } })
  expect(await emMaos(ana.acesso, id)).toMatchObject({ minha: false, quem: { nome: bia.nome } })
  const linhas = await s()
    .db.select({ quem: auditoria.autor_nome, mudancas: auditoria.mudancas })
    .from(auditoria)
    .where(and(eq(auditoria.entidade, 'venda'), eq(auditoria.entidade_id, id)))
  expect(linhas).toEqual([
    { quem: bia.nome, mudancas: [{ campo: 'em_maos', antes: ana.nome, depois: bia.nome }] },
  ])
})

test('duas pessoas que abrem no mesmo instante: uma a tem, e as duas sabem qual', async () => {
  const { ids, analista } = await fila(1)
  const [ana, bia] = [await analista(), await analista()]
  const respostas = await Promise.all([ana, bia].map(({ acesso }) => emMaos(acesso, ids[0] ?? '')))
  expect(respostas.filter(({ minha }) => minha)).toHaveLength(1)
  expect(new Set(respostas.map(({ quem }) => quem.id)).size).toBe(1)
})

test('largar devolve só a que se tem; fora do alcance, nem existe', async () => {
  const { ids, analista } = await fila(1)
  const [ana, bia] = [await analista(), await analista()]
  const [id = ''] = ids
  await segurar(ana.acesso, id)
  const largar = (token: string) => s().pedir('DELETE', `/venda/${id}/em-maos`, { token })
  expect((await largar(bia.acesso)).status).toBe(200)
  expect(await proxima(bia.acesso)).toBeNull()
  expect((await largar(ana.acesso)).status).toBe(200)
  expect(await proxima(bia.acesso)).toBe(id)
  const fora = await s().fabrica.pessoa({ grupo: ANALISTA, empresas: [caixa.empresaId] })
  expect((await segurar(fora.acesso, id)).status).toBe(404)
  expect((await segurar(fora.acesso, id, { assumir: true })).status).toBe(404)
})

test('a limpeza leva o que venceu há muito e deixa o que vale', async () => {
  const { ids, analista } = await fila(2)
  const ana = await analista()
  await proxima(ana.acesso)
  await proxima(ana.acesso)
  const [velha = '', viva = ''] = ids
  await s()
    .db.update(vendaEmMaos)
    .set({ ate: sql`now() - interval '2 hours'` })
    .where(eq(vendaEmMaos.venda_id, velha))
  await apagarEmMaosVencidas(s().db)
  const restam = await s().db.select({ id: vendaEmMaos.venda_id }).from(vendaEmMaos)
  expect(restam.map(({ id }) => id)).toContain(viva)
  expect(restam.map(({ id }) => id)).not.toContain(velha)
})
