import type { Venda } from '@balcao/contract/vendas/venda'
import { afterEach, expect, test } from 'vitest'
import { edicaoDeUsuario } from '#acesso/usuario/usuario.fabrica.ts'
import { cortarConexoes } from '#testes/cortar-conexoes.ts'
import { ouvir } from '#testes/ouvir.ts'
import { usarVendas } from '#testes/usar-vendas.ts'

const { s, caixa, enviada, alguem } = usarVendas()
const abertas: { sair: () => void; fim: Promise<unknown> }[] = []

const ligar = async (...argumentos: Parameters<typeof ouvir>) => {
  const ligada = await ouvir(...argumentos)
  abertas.push(ligada)
  return ligada
}
afterEach(async () => {
  for (const { sair, fim } of abertas.splice(0)) {
    sair()
    await fim
  }
})

type Ligada = Awaited<ReturnType<typeof ouvir>>
const vendasOuvidas = ({ ouvidas }: Ligada) => ouvidas.flatMap(({ venda }) => venda ?? [])
const cancelar = (token: string, { id, versao }: Venda) =>
  s().pedir('POST', `/venda/${id}/cancelar`, { token, corpo: { versao, motivo: 'Desistiu' } })

test('quem vendeu e quem vê todas ouvem a mudança; outro vendedor, outra empresa e quem só lista as suas, não', async () => {
  const outra = (await s().fabrica.empresa('Serra Net')).id
  const ve = ['LISTAR.VENDA', 'LISTAR.TODAS_VENDAS'] as const
  const [vendedor, analista, deTodas, colega, deFora] = await Promise.all([
    ligar(s().app, caixa.vendedor),
    ligar(s().app, (await alguem([...ve])).acesso),
    ligar(s().app, (await s().admin()).acesso),
    ligar(s().app, (await alguem(['REALIZAR_VENDA', 'LISTAR.VENDA'])).acesso),
    ligar(s().app, (await alguem([...ve], [outra])).acesso),
  ])
  const { id } = await enviada()
  for (const ligada of [vendedor, analista, deTodas])
    await expect.poll(() => vendasOuvidas(ligada)).toEqual([id])
  // What was said later has arrived, so what was said before would have, too.
  await s().pool.query("select pg_notify('balcao_vivo', $1)", [
    JSON.stringify([
      { assunto: 'venda', id: 'depois', empresa_id: null, pessoas: [], permissao: 'LISTAR.VENDA' },
    ]),
  ])
  for (const ligada of [colega, deFora]) await expect.poll(() => vendasOuvidas(ligada)).toEqual(['depois'])
})

test('cada ação sobre a venda é ouvida, e a que foi recusada não', async () => {
  const ligada = await ligar(s().app, caixa.vendedor)
  const { acesso } = await alguem(['LISTAR.TODAS_VENDAS', 'EDITAR.VENDA_SITUACAO'])
  const venda = await enviada()
  await expect.poll(() => vendasOuvidas(ligada)).toEqual([venda.id])
  expect((await cancelar(acesso, { ...venda, versao: venda.versao + 1 })).status).toBe(409)
  expect((await cancelar(acesso, venda)).status).toBe(200)
  await expect.poll(() => vendasOuvidas(ligada)).toEqual([venda.id, venda.id])
})

test('duas cópias do servidor sobre o mesmo banco: o que se faz em uma se ouve na outra', async () => {
  const outra = await s().copia()
  const [daqui, dali] = [await ligar(s().app, caixa.vendedor), await ligar(outra, caixa.vendedor)]
  const { id } = await enviada()
  await expect.poll(() => vendasOuvidas(dali)).toEqual([id])
  await expect.poll(() => vendasOuvidas(daqui)).toEqual([id])
  await outra.close()
  expect(await dali.fim).toBe('acabou')
})

test('cortada a escuta, ela volta uma vez só: todos são mandados reler, e o que vem depois chega uma vez', async () => {
  const ligada = await ligar(s().app, caixa.vendedor)
  await cortarConexoes(s().pool, 'balcao-vivo')
  await expect.poll(() => ligada.ouvidas).toEqual([{ venda: null, aviso: null }])
  const { id } = await enviada()
  await expect.poll(() => vendasOuvidas(ligada)).toEqual([id])
  const { rows } = await s().pool.query(
    "select 1 from pg_stat_activity where datname = current_database() and application_name = 'balcao-vivo'",
  )
  expect(rows).toHaveLength(1)
})

test('a transação desfeita não conta nada a ninguém', async () => {
  const { publicar } = await import('#infra/vivo/publicar.ts')
  const ligada = await ligar(s().app, caixa.vendedor)
  const desfeita = s().db.transaction(async (db) => {
    publicar(db, 'aviso', [caixa.vendedorId])
    throw new Error('desfaz')
  })
  await expect(desfeita).rejects.toThrow('desfaz')
  await s().db.transaction(async (db) => publicar(db, 'venda', [(await enviada()).id]))
  await expect.poll(() => ligada.ouvidas.length).toBeGreaterThan(0)
  expect(ligada.ouvidas.some(({ aviso }) => aviso)).toBe(false)
})

test('quem sai, ou é desativado, deixa de ouvir na hora', async () => {
  const saiu = await alguem(['LISTAR.VENDA'])
  const ligada = await ligar(s().app, saiu.acesso)
  await s().pedir('DELETE', '/auth/logout', { token: saiu.acesso })
  expect(await ligada.fim).toBe('acabou')
  expect((await ouvir(s().app, saiu.acesso)).status).toBe(401)

  const desativado = await alguem(['LISTAR.VENDA'])
  const outra = await ligar(s().app, desativado.acesso)
  const { acesso: token } = await s().admin()
  const { corpo } = await s().pedir('GET', `/usuario/${desativado.id}`, { token })
  const edicao = edicaoDeUsuario(corpo, { ativo: false })
  expect((await s().pedir('PUT', `/usuario/${desativado.id}`, { token, corpo: edicao })).status).toBe(200)
  expect(await outra.fim).toBe('acabou')
})

test('quem passa a ver todas relê tudo, e depois ouve as dos outros', async () => {
  const pessoa = await alguem(['LISTAR.VENDA'])
  const ligada = await ligar(s().app, pessoa.acesso)
  const { acesso: token } = await s().admin()
  const { corpo: dela } = await s().pedir('GET', `/usuario/${pessoa.id}`, { token })
  const { corpo: grupo } = await s().pedir('GET', `/grupo-permissao/${dela.grupo_permissao_id}`, { token })
  const permissoes = ['LISTAR.VENDA', 'LISTAR.TODAS_VENDAS']
  const corpo = { nome: grupo.nome, descricao: null, permissoes, versao: grupo.versao }
  expect((await s().pedir('PUT', `/grupo-permissao/${grupo.id}`, { token, corpo })).status).toBe(200)
  await expect.poll(() => ligada.ouvidas).toEqual([{ venda: null, aviso: null }])
  const { id } = await enviada()
  await expect.poll(() => vendasOuvidas(ligada)).toEqual([id])
})

test('a página diz o que quer ouvir, e uma pessoa tem um limite de ligações', async () => {
  const pessoa = await alguem(['LISTAR.VENDA'])
  expect((await ouvir(s().app, pessoa.acesso, 'segredos')).status).toBe(400)
  const dez = await Promise.all(Array.from({ length: 10 }, () => ligar(s().app, pessoa.acesso)))
  expect(dez.every(({ status }) => status === 200)).toBe(true)
  const demais = await ouvir(s().app, pessoa.acesso)
  expect([demais.status, demais.corpo?.codigo]).toEqual([429, 'LIGACOES_DEMAIS'])
  expect(demais.cabecalhos['retry-after']).toBe('60')
  dez[0]?.sair()
  await expect.poll(async () => (await ligar(s().app, pessoa.acesso)).status).toBe(200)
})
