import type { DadosDoRascunho } from '@balcao/contract/vendas/rascunho'
import { eq, sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import { beforeAll, expect, test } from 'vitest'
import { esperarNaTrava } from '#testes/esperar-na-trava.ts'
import { usarVendas } from '#testes/usar-vendas.ts'
import { umClienteComEndereco } from '#vendas/contrato/contrato.fabrica.ts'
import { apagarRascunhosEsquecidos } from '#vendas/rascunho/rascunho.commands.ts'
import { rascunho } from '#vendas/rascunho/rascunho.table.ts'
import { enviarAnexo, listar, pdf } from './anexo.fabrica.ts'
import { anexo } from './anexo.table.ts'
import { descartarSemVenda } from './faxina.ts'

/** While a sale is being sent, nobody else sees that it is one. */
const { s, caixa, dados, enviar } = usarVendas()
let administrador = ''
beforeAll(async () => {
  administrador = (await s().admin()).acesso
})

const umCliente = () => umClienteComEndereco(s().db, caixa.empresa_id)
type Comprador = Awaited<ReturnType<typeof umCliente>>
const para = ({ id, cpf_cnpj }: Comprador) =>
  dados({ cliente: { ...dados().cliente, id, cpf_cnpj: cpf_cnpj ?? '' } })

const gravar = (id: string, pedido: DadosDoRascunho) =>
  s().pedir('PUT', `/venda/rascunho/${id}`, {
    token: caixa.vendedor,
    corpo: { dados: pedido, etapa: 'revisao', dispositivo: 'teste', versao: null },
  })
const anexar = (venda_id: string) => enviarAnexo(s().pedir, pdf(), { token: caixa.vendedor, venda_id })
const anonimizar = ({ id, versao }: Comprador) =>
  s().pedir('POST', `/cliente/${id}/anonimizacao`, {
    token: administrador,
    corpo: { versao, motivo: 'Pedido' },
  })

/** What comes while the sale waits for its client. Either it ends, or it waits for the sale in its turn. */
const enquantoEnvia = async <R>(id: string, comprador: Comprador, vem: () => Promise<R>) => {
  const { envio, outro } = await s().db.transaction(async (db) => {
    await db.execute(sql`select from cliente where id = ${comprador.id} for no key update`)
    const envio = enviar(para(comprador), { id })
    await esperarNaTrava(s().pool)
    const outro = vem()
    await Promise.race([outro, esperarNaTrava(s().pool, 2)])
    return { envio, outro }
  })
  expect((await envio).status).toBe(201)
  expect(await listar(s().pedir, id, caixa.vendedor)).toHaveLength(1)
  return outro
}

test('a venda que se envia fica com os anexos, embora a faxina não veja de que são', async () => {
  const [id, comprador] = [v7(), await umCliente()]
  await anexar(id)
  await s().db.update(anexo).set({ criado_em: sql`now() - interval '31 days'` }).where(eq(anexo.venda_id, id))
  await enquantoEnvia(id, comprador, () => descartarSemVenda(s().db))
})

test('o rascunho esquecido que se envia não leva os anexos consigo', async () => {
  const [id, comprador] = [v7(), await umCliente()]
  await gravar(id, para(comprador))
  await anexar(id)
  await s()
    .db.update(rascunho)
    .set({ atualizado_em: sql`now() - interval '31 days'` })
    .where(eq(rascunho.id, id))
  await enquantoEnvia(id, comprador, () => apagarRascunhosEsquecidos(s().db))
})

test('anonimizado quem o rascunho nomeava, a venda que já se envia a outro fica com os anexos', async () => {
  const [id, comprador, esquecido] = [v7(), await umCliente(), await umCliente()]
  await gravar(id, para(esquecido))
  await anexar(id)
  expect((await enquantoEnvia(id, comprador, () => anonimizar(esquecido))).status).toBe(200)
})

test('quem se anonimiza e a venda que se envia a ele não esperam um pelo outro', async () => {
  const [id, esquecido] = [v7(), await umCliente()]
  await gravar(id, para(esquecido))
  const { anonimizado, envio } = await s().db.transaction(async (db) => {
    await db.execute(sql`select from cliente_endereco where cliente_id = ${esquecido.id} for update`)
    const anonimizado = anonimizar(esquecido)
    await esperarNaTrava(s().pool)
    const envio = enviar(para(esquecido), { id })
    await esperarNaTrava(s().pool, 2)
    return { anonimizado, envio }
  })
  expect([(await anonimizado).status, (await envio).status]).toEqual([200, 422])
  expect(await s().db.$count(rascunho, eq(rascunho.id, id))).toBe(0)
})
