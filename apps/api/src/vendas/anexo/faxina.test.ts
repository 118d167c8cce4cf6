import { randomBytes } from 'node:crypto'
import { RASCUNHO_VAZIO } from '@balcao/contract/vendas/rascunho'
import { eq, sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import { beforeAll, expect, test } from 'vitest'
import { arquivo } from '#infra/arquivo/arquivo.table.ts'
import { usarServidor } from '#testes/ambiente.ts'
import { umaVendaGravada } from '#testes/venda-gravada.ts'
import { apagarRascunhosEsquecidos } from '#vendas/rascunho/rascunho.commands.ts'
import { rascunho } from '#vendas/rascunho/rascunho.table.ts'
import { comecar, enviarAnexo, mandarParte, pdf } from './anexo.fabrica.ts'
import { anexo, anexoAcesso, anexoEnvio, anexoParte } from './anexo.table.ts'
import { descartarSemVenda, limparAnexos } from './faxina.ts'

const s = usarServidor()
const caixa = { id: '', token: '' }
beforeAll(async () => {
  const { id, acesso } = await s().fabrica.pessoa({ grupo: 'Vendedor' })
  Object.assign(caixa, { id, token: acesso })
})

const limpar = () => limparAnexos(s().db, { storage: s().storage, enfileirar: s().enfileirar })
const gravarRascunho = (id: string) =>
  s().pedir('PUT', `/venda/rascunho/${id}`, {
    token: caixa.token,
    corpo: { dados: RASCUNHO_VAZIO, etapa: 'cliente', dispositivo: 'teste', versao: null },
  })
const enviar = async (venda_id: string) => {
  const { anexo: enviado } = await enviarAnexo(s().pedir, pdf(), { token: caixa.token, venda_id })
  const [lido] = await s()
    .db.select({ chave: arquivo.chave })
    .from(anexo)
    .innerJoin(arquivo, eq(arquivo.id, anexo.arquivo_id))
    .where(eq(anexo.id, enviado?.id ?? ''))
  return { id: enviado?.id ?? '', chave: lido?.chave ?? '' }
}
const sumiu = async ({ id, chave }: { id: string; chave: string }) => {
  expect(await s().db.$count(anexo, eq(anexo.id, id))).toBe(0)
  await expect.poll(() => s().storage.existe(chave), { timeout: 45_000 }).toBe(false)
}
const envelhecer = (id: string, dias: number) =>
  s()
    .db.update(anexo)
    .set({ criado_em: sql`now() - make_interval(days => ${dias})` })
    .where(eq(anexo.id, id))

/** Half of an upload: one part that counts, and the rest never came. */
const pelaMetade = async () => {
  const bytes = randomBytes(2_000_000)
  const { corpo } = await comecar(s().pedir, bytes, { token: caixa.token })
  await mandarParte(s().pedir, corpo, 0, bytes.subarray(0, 1_500_000))
  const partes = await s().db.select().from(anexoParte).where(eq(anexoParte.envio_id, corpo.id))
  return { id: corpo.id as string, chaves: partes.map(({ chave }) => chave) }
}

test('um envio que ninguém termina sai com as suas partes; um recente fica', async () => {
  const [velho, novo] = [await pelaMetade(), await pelaMetade()]
  await s()
    .db.update(anexoEnvio)
    .set({ atualizado_em: sql`now() - interval '49 hours'` })
    .where(eq(anexoEnvio.id, velho.id))
  await limpar()
  expect(await s().db.$count(anexoParte, eq(anexoParte.envio_id, velho.id))).toBe(0)
  expect(velho.chaves.length).toBeGreaterThan(0)
  for (const chave of velho.chaves) expect(await s().storage.existe(chave)).toBe(false)
  for (const chave of novo.chaves) expect(await s().storage.existe(chave)).toBe(true)
})

test('o bloco que um programa morto guardou sem contar sai; o que se está guardando fica', async () => {
  const { id: envio_id, chaves } = await pelaMetade()
  const perdida = await s().storage.gravar([randomBytes(10)], 10)
  const agora = await s().storage.gravar([randomBytes(10)], 10)
  const parte = { envio_id, inicio: 1_500_000, tamanho: 10 }
  await s()
    .db.insert(anexoParte)
    .values([
      { ...parte, chave: perdida, criado_em: sql`now() - interval '6 minutes'` },
      { ...parte, chave: agora },
    ])
  await limpar()
  expect(await s().storage.existe(perdida)).toBe(false)
  for (const chave of [agora, ...chaves]) expect(await s().storage.existe(chave)).toBe(true)
})

test('uma parte que não se deixa apagar não guarda as outras, nem os anexos descartados', async () => {
  const [presa, solta] = [await pelaMetade(), await pelaMetade()]
  for (const { id } of [presa, solta]) await s().db.delete(anexoEnvio).where(eq(anexoEnvio.id, id))
  const rascunho_id = v7()
  await gravarRascunho(rascunho_id)
  const enviado = await enviar(rascunho_id)
  await s().pedir('DELETE', `/venda/rascunho/${rascunho_id}`, { token: caixa.token })
  const apagar = (chave: string) =>
    presa.chaves.includes(chave) ? Promise.reject(new Error('preso')) : s().storage.apagar(chave)
  const storage = { ...s().storage, apagar }
  await expect(limparAnexos(s().db, { storage, enfileirar: s().enfileirar })).rejects.toThrow('preso')
  for (const chave of solta.chaves) expect(await s().storage.existe(chave)).toBe(false)
  await sumiu(enviado)
  await limpar()
  for (const chave of presa.chaves) expect(await s().storage.existe(chave)).toBe(false)
})

test('descartado o rascunho, os anexos somem da vista na hora e do disco em seguida', async () => {
  const id = v7()
  await gravarRascunho(id)
  const enviado = await enviar(id)
  const { corpo } = await s().pedir('POST', `/anexo/${enviado.id}/endereco`, { token: caixa.token })
  await s().pedir('DELETE', `/venda/rascunho/${id}`, { token: caixa.token })
  expect((await s().app.inject(corpo.endereco)).statusCode).toBe(404)
  expect((await s().pedir('POST', `/anexo/${enviado.id}/endereco`, { token: caixa.token })).status).toBe(404)
  await limpar()
  await sumiu(enviado)
})

test('um arquivo que dois anexos têm, como na demonstração, só sai com o último', async () => {
  const [um, outro] = [v7(), v7()]
  for (const id of [um, outro]) await gravarRascunho(id)
  const [sai, fica] = [await enviar(um), await enviar(outro)]
  const [{ arquivo_id = null } = {}] = await s().db.select().from(anexo).where(eq(anexo.id, fica.id))
  await s().db.update(anexo).set({ arquivo_id }).where(eq(anexo.id, sai.id))
  const descartar = async (id: string) => {
    await s().pedir('DELETE', `/venda/rascunho/${id}`, { token: caixa.token })
    await limpar()
  }
  await descartar(um)
  expect(await s().db.$count(anexo, eq(anexo.id, sai.id))).toBe(0)
  expect(await s().db.$count(arquivo, eq(arquivo.chave, fica.chave))).toBe(1)
  await descartar(outro)
  await sumiu(fica)
})

test('esquecido o rascunho, os anexos vão com ele', async () => {
  const id = v7()
  await gravarRascunho(id)
  const enviado = await enviar(id)
  await s()
    .db.update(rascunho)
    .set({ atualizado_em: sql`now() - interval '31 days'` })
    .where(eq(rascunho.id, id))
  await apagarRascunhosEsquecidos(s().db)
  await limpar()
  await sumiu(enviado)
})

test('os de um rascunho que nunca chegou saem depois do prazo; os de rascunho e de venda ficam', async () => {
  const { id: empresaId } = await s().fabrica.empresa()
  const vendida = await umaVendaGravada(s(), { situacao: 'PENDENTE', vendedorId: caixa.id, empresaId })
  const aberto = v7()
  await gravarRascunho(aberto)
  const [orfao, recente, deVenda, deRascunho] = [
    await enviar(v7()),
    await enviar(v7()),
    await enviar(vendida.id),
    await enviar(aberto),
  ]
  for (const { id } of [orfao, deVenda, deRascunho]) await envelhecer(id, 31)
  await descartarSemVenda(s().db)
  expect(await s().db.$count(anexo, sql`${anexo.descartado_em} is not null`)).toBe(1)
  await limpar()
  await sumiu(orfao)
  for (const { chave } of [recente, deVenda, deRascunho]) expect(await s().storage.existe(chave)).toBe(true)
})

test('um endereço que ninguém abriu não fica; uma olhada fica', async () => {
  const enviado = await enviar(v7())
  const enderecar = () => s().pedir('POST', `/anexo/${enviado.id}/endereco`, { token: caixa.token })
  await s().app.inject((await enderecar()).corpo.endereco)
  await enderecar()
  await s()
    .db.update(anexoAcesso)
    .set({ vale_ate: sql`now() - interval '1 minute'` })
    .where(eq(anexoAcesso.anexo_id, enviado.id))
  await limpar()
  expect(await s().db.$count(anexoAcesso, eq(anexoAcesso.anexo_id, enviado.id))).toBe(1)
})
