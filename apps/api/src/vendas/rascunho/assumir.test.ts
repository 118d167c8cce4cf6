import type { Permissao } from '@balcao/contract/base/permissao'
import { type DadosDoRascunho, LIMITE_DE_RASCUNHOS, RASCUNHO_VAZIO } from '@balcao/contract/vendas/rascunho'
import type { RascunhoDeQuemSaiu } from '@balcao/contract/vendas/rascunho-de-quem-saiu-api'
import { eq } from 'drizzle-orm'
import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import { usuario } from '#acesso/usuario/usuario.table.ts'
import { auditoria } from '#infra/auditoria/auditoria.table.ts'
import { usarVendas } from '#testes/usar-vendas.ts'
import { comecar, enviarAnexo, listar as listarAnexos, pdf } from '#vendas/anexo/anexo.fabrica.ts'
import { rascunho } from './rascunho.table.ts'

const { s, caixa, dados, enviada, enviar, totalDe, alguem } = usarVendas()

const ASSUME: Permissao[] = ['EDITAR.VENDA_VENDEDOR', 'REALIZAR_VENDA', 'REALIZAR_VENDA.DOCUMENTO_FRENTE']

const vendedor = (empresas = [caixa.empresa_id]) => s().fabrica.pessoa({ nome: 'Ana Reis', empresas })
const sair = (id: string, como: Partial<typeof usuario.$inferInsert> = { ativo: false }) =>
  s().db.update(usuario).set(como).where(eq(usuario.id, id))
const gravar = async (token: string, digitado: DadosDoRascunho = dados(), id: string = v7()) => {
  const { status, texto } = await s().pedir('PUT', `/venda/rascunho/${id}`, {
    token,
    corpo: { dados: digitado, etapa: 'plano', dispositivo: 'teste', versao: null },
  })
  expect(status, texto).toBe(200)
  return id
}
/** A draft whose owner can no longer come in. */
const deQuemSaiu = async (digitado?: DadosDoRascunho, empresas?: string[]) => {
  const dona = await vendedor(empresas)
  const id = await gravar(dona.acesso, digitado)
  await sair(dona.id)
  return { id, dona }
}
const listar = async (token: string): Promise<RascunhoDeQuemSaiu[]> => {
  const { status, corpo, texto } = await s().pedir('GET', '/venda/rascunho/de-quem-saiu', { token })
  expect(status, texto).toBe(200)
  return corpo
}
const ve = async (token: string, id: string) => (await listar(token)).some((um) => um.id === id)
const assumir = (token: string, id: string) => s().pedir('POST', `/venda/rascunho/${id}/assumir`, { token })
const abrir = async (token: string, id: string) =>
  (await s().pedir('GET', `/venda/rascunho/${id}`, { token })).status

test('o rascunho de quem saiu aparece a quem troca vendedores, e assumido é dele até virar venda', async () => {
  const { acesso, id: quem } = await alguem([...ASSUME, 'LISTAR.VENDA'])
  const digitado = dados()
  const { id, dona } = await deQuemSaiu(digitado)
  expect((await listar(acesso)).find((um) => um.id === id)).toEqual({
    id,
    dono: 'Ana Reis',
    cliente: digitado.cliente.nome,
    etapa: 'plano',
    atualizado_em: expect.any(String),
  })
  expect(await abrir(acesso, id), 'antes de assumir').toBe(404)

  const { status, corpo, texto } = await assumir(acesso, id)
  expect(status, texto).toBe(200)
  expect(corpo).toMatchObject({ id, etapa: 'plano', versao: 2, corrige: null })
  expect([await abrir(acesso, id), await ve(acesso, id)]).toEqual([200, false])
  const repetido = await assumir(acesso, id)
  expect([repetido.status, repetido.corpo.versao]).toEqual([200, 2])

  const rastro = await s().db.select().from(auditoria).where(eq(auditoria.entidade_id, id))
  expect(rastro).toMatchObject([{ entidade: 'rascunho', acao: 'EDITAR', autor_id: quem }])
  expect(rastro[0]?.mudancas).toEqual([{ campo: 'usuario_id', antes: dona.id, depois: quem }])

  await sair(dona.id, { ativo: true })
  const { acesso: deVolta } = await s().fabrica.sessao(dona)
  expect(await abrir(deVolta, id), 'de volta, a dona antiga não o tem mais').toBe(404)
  const vendida = await enviar(digitado, { id, token: acesso, total_mostrado: await totalDe(digitado) })
  expect(vendida.status, vendida.texto).toBe(201)
  expect(vendida.corpo.vendedor.id).toBe(quem)
})

test('o supervisor de uma instalação nova assume, anexa e envia', async () => {
  const { acesso } = await s().fabrica.pessoa({ grupo: 'Supervisor', empresas: [caixa.empresa_id] })
  const digitado = dados()
  const { id } = await deQuemSaiu(digitado)
  expect((await assumir(acesso, id)).status).toBe(200)
  expect((await enviarAnexo(s().pedir, pdf(), { token: acesso, venda_id: id })).status).toBe(204)
  const vendida = await enviar(digitado, { id, token: acesso, total_mostrado: await totalDe(digitado) })
  expect(vendida.status, vendida.texto).toBe(201)
})

test('vale também de quem foi excluído, e o nome da antiga dona sai da venda', async () => {
  const { acesso } = await alguem(ASSUME)
  const dona = await vendedor()
  const digitado = dados()
  const id = await gravar(dona.acesso, { ...digitado, vendedor_id: dona.id })
  await sair(dona.id, { ativo: false, excluido_em: new Date().toISOString() })
  const { status, corpo } = await assumir(acesso, id)
  expect(status).toBe(200)
  expect(corpo.dados).toEqual(digitado)
})

test('os anexos vão junto: vistos, trocados e apagados por quem assumiu', async () => {
  const dona = await vendedor()
  const id = await gravar(dona.acesso)
  const anexado = await enviarAnexo(s().pedir, pdf(), { token: dona.acesso, venda_id: id })
  const aMeio = await comecar(s().pedir, pdf(), { token: dona.acesso, venda_id: id })
  expect([anexado.status, aMeio.status]).toEqual([204, 201])
  await sair(dona.id)
  const { acesso } = await alguem(ASSUME)
  const lista = () => s().pedir('GET', `/venda/${id}/anexo`, { token: acesso })
  expect((await lista()).status, 'antes de assumir').toBe(404)
  expect((await assumir(acesso, id)).status).toBe(200)
  expect(await listarAnexos(s().pedir, id, acesso)).toMatchObject([
    { id: anexado.anexo?.id, quem: 'Ana Reis' },
  ])
  const ver = await s().pedir('POST', `/anexo/${anexado.anexo?.id}/endereco`, { token: acesso })
  expect(ver.status).toBe(200)
  expect((await s().app.inject(ver.corpo.endereco)).rawPayload).toEqual(pdf())
  expect((await enviarAnexo(s().pedir, pdf(), { token: acesso, venda_id: id })).status).toBe(204)
  const [novo] = await listarAnexos(s().pedir, id, acesso)
  expect(novo?.versao).toBe(2)
  expect((await s().pedir('DELETE', `/anexo/${novo?.id}`, { token: acesso })).status).toBe(200)
})

test('o de um vendedor ativo não existe, nem na lista nem para assumir', async () => {
  const { acesso } = await s().admin()
  const dona = await vendedor()
  const id = await gravar(dona.acesso)
  expect([await ve(acesso, id), (await assumir(acesso, id)).status]).toEqual([false, 404])
  expect((await assumir(acesso, v7())).status).toBe(404)
  expect(await abrir(dona.acesso, id)).toBe(200)
})

test('o de outra empresa não existe; sem empresa, só quando todas as da pessoa são alcançadas', async () => {
  const outra = (await s().fabrica.empresa('Serra Net')).id
  const [daqui, dasDuas] = [await alguem(ASSUME), await alguem(ASSUME, [caixa.empresa_id, outra])]
  const { acesso: todas } = await s().admin()
  const semEmpresa = { ...RASCUNHO_VAZIO, cliente: { nome: 'Rui Dias' } }
  const casos: [string, string, boolean[]][] = [
    ['daqui', (await deQuemSaiu()).id, [true, true, true]],
    ['de outra', (await deQuemSaiu(dados({ empresa_id: outra }))).id, [false, true, true]],
    ['sem empresa, de quem é daqui', (await deQuemSaiu(semEmpresa)).id, [true, true, true]],
    [
      'sem empresa, das duas',
      (await deQuemSaiu(semEmpresa, [caixa.empresa_id, outra])).id,
      [false, true, true],
    ],
    ['sem empresa, de ninguém', (await deQuemSaiu(semEmpresa, [])).id, [false, false, true]],
  ]
  const tokens = [daqui.acesso, dasDuas.acesso, todas]
  for (const [caso, id, esperado] of casos) {
    expect(await Promise.all(tokens.map((token) => ve(token, id))), caso).toEqual(esperado)
    const fora = tokens[esperado.indexOf(false)]
    if (fora) expect((await assumir(fora, id)).status, caso).toBe(404)
    expect((await assumir(tokens[esperado.indexOf(true)] ?? '', id)).status, caso).toBe(200)
  }
  const deTodas = await s().fabrica.pessoa({})
  const id = await gravar(deTodas.acesso, semEmpresa)
  await sair(deTodas.id)
  expect([await ve(dasDuas.acesso, id), await ve(todas, id)], 'de quem tem todas').toEqual([false, true])
})

test('sem a permissão de trocar vendedores: 403; sem a de vender, vê e não assume', async () => {
  const { id } = await deQuemSaiu()
  const vende = await alguem(['REALIZAR_VENDA'])
  const negada = await s().pedir('GET', '/venda/rascunho/de-quem-saiu', { token: vende.acesso })
  expect([negada.status, (await assumir(vende.acesso, id)).status]).toEqual([403, 403])
  const { acesso } = await alguem(['EDITAR.VENDA_VENDEDOR'])
  expect(await ve(acesso, id)).toBe(true)
  const recusado = await assumir(acesso, id)
  expect([recusado.status, recusado.corpo.message]).toEqual([403, 'Só quem vende assume um rascunho'])
})

test('de dois ao mesmo tempo, um assume e o outro fica sabendo', async () => {
  const { id } = await deQuemSaiu()
  const pessoas = await Promise.all([alguem(ASSUME), alguem(ASSUME)])
  const respostas = await Promise.all(pessoas.map(({ acesso }) => assumir(acesso, id)))
  expect(respostas.map(({ status }) => status).sort()).toEqual([200, 409])
  const perdeu = respostas.find(({ status }) => status === 409)
  expect(perdeu?.corpo).toMatchObject({
    codigo: 'RASCUNHO_ASSUMIDO',
    message: 'Outra pessoa assumiu este rascunho antes de você.',
  })
  const abertos = await Promise.all(pessoas.map(({ acesso }) => abrir(acesso, id)))
  expect(abertos.sort()).toEqual([200, 404])
})

test('de quem já saiu também quem assumiu, assume-se outra vez', async () => {
  const { id } = await deQuemSaiu()
  const [um, outro] = [await alguem(ASSUME), await alguem(ASSUME)]
  expect((await assumir(um.acesso, id)).status).toBe(200)
  await sair(um.id)
  expect((await assumir(outro.acesso, id)).status).toBe(200)
})

test('a correção de uma venda enviada não se assume: é de quem vendeu', async () => {
  const { id, versao } = await enviada()
  const dona = await s().db.select().from(usuario).where(eq(usuario.id, caixa.vendedorId))
  await s()
    .db.insert(rascunho)
    .values({
      ...{ id, usuario_id: caixa.vendedorId, dados: dados(), etapa: 'revisao', dispositivo: 'teste' },
      venda_versao: versao,
    })
  await sair(caixa.vendedorId)
  const { acesso } = await s().admin()
  expect([await ve(acesso, id), (await assumir(acesso, id)).status]).toEqual([false, 404])
  await sair(caixa.vendedorId, { ativo: dona[0]?.ativo ?? true })
})

test('quem já tem rascunhos demais não assume mais um', async () => {
  const { id } = await deQuemSaiu()
  const { acesso, id: quem } = await alguem(ASSUME)
  const cheio = Array.from({ length: LIMITE_DE_RASCUNHOS }, () => ({
    ...{ id: v7(), usuario_id: quem, dados: RASCUNHO_VAZIO, etapa: 'cliente' as const, dispositivo: 'teste' },
  }))
  await s().db.insert(rascunho).values(cheio)
  const { status, corpo } = await assumir(acesso, id)
  expect([status, corpo.codigo]).toEqual([409, 'MUITOS_RASCUNHOS'])
})

test('sem ver clientes, o documento vem escondido; o nome vem do cadastro ou do digitado', async () => {
  const [sem, com] = [await alguem(ASSUME), await alguem([...ASSUME, 'VISUALIZAR.CLIENTE'])]
  const soCom = (cliente: DadosDoRascunho['cliente']) =>
    deQuemSaiu({ ...RASCUNHO_VAZIO, empresa_id: caixa.empresa_id, cliente })
  const { cliente_id, cliente: registro } = await enviada()
  const casos = [
    [{ cpf_cnpj: '52998224725' }, '***.982.247-**', '529.982.247-25'],
    [{ cpf_cnpj: '5299' }, '5***', '5299'],
    [{ id: cliente_id }, registro.nome, registro.nome],
    [{}, null, null],
  ] as const
  const ids: string[] = []
  for (const [cliente, escondido, inteiro] of casos) {
    const { id } = await soCom(cliente)
    ids.unshift(id)
    const visto = async (token: string) => (await listar(token)).find((um) => um.id === id)?.cliente
    expect([await visto(sem.acesso), await visto(com.acesso)]).toEqual([escondido, inteiro])
  }
  expect(
    (await listar(sem.acesso)).map(({ id }) => id).slice(0, ids.length),
    'o último salvo primeiro',
  ).toEqual(ids)
})
