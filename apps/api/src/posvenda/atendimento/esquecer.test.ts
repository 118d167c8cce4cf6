import { eq } from 'drizzle-orm'
import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import { arquivo } from '#infra/arquivo/arquivo.table.ts'
import { usarAtendimentos } from '#testes/usar-atendimentos.ts'
import { pdf } from '#vendas/anexo/anexo.fabrica.ts'
import { contrato } from '#vendas/contrato/contrato.table.ts'
import { dadosDeAtendimento, umaMensagem } from './atendimento.fabrica.ts'
import { apagarAnexosDescartados } from './sozinho.commands.ts'

const { s, umContrato, pedir, aberto, agir, feito, caixa } = usarAtendimentos({
  SMTP_URL: 'smtp://127.0.0.1:9',
})

const CANARIO = /canário|canario/i
const doAdmin = async () => ({ token: (await s().admin()).acesso })

/** A client with a ticket whose every text names them, and a file. */
const conhecido = async () => {
  const um = await umContrato({ nome: 'Benta Canário', email: `canario-${v7()}@exemplo.com.br` })
  const novo = await aberto({
    ...{ cliente_plano_id: um.contrato, assunto: 'Canário sem sinal', relato: 'Canário ligou' },
    solicitante_nome: 'Filho da Canário',
  })
  await pedir('POST', `/${novo.id}/mensagem`, umaMensagem({ tipo: 'AO_CLIENTE', texto: 'Cara Canário' }))
  await s().app.inject({
    method: 'POST',
    url: `/api/atendimento/${novo.id}/anexo?id=${v7()}&nome=canario.pdf`,
    headers: { authorization: `Bearer ${caixa.token}`, 'content-type': 'application/octet-stream' },
    payload: pdf(),
  })
  return { ...um, novo }
}
const anonimizar = async (id: string) => {
  const { token } = await doAdmin()
  const { corpo: atual } = await s().pedir('GET', `/cliente/${id}`, { token })
  return s().pedir('POST', `/cliente/${id}/anonimizacao`, {
    token,
    corpo: { versao: atual.versao, motivo: 'Pedido da pessoa' },
  })
}

test('o arquivo da pessoa conta os atendimentos; esquecida, nada neles a nomeia e o arquivo some', async () => {
  const { cliente, contrato: contratoId, novo } = await conhecido()
  const { texto } = await s().pedir('GET', `/cliente/${cliente}/lgpd`, await doAdmin())
  const [contado] = JSON.parse(texto).atendimentos
  expect(contado).toMatchObject({
    ...{ protocolo: novo.protocolo, tipo: 'Suporte', assunto: 'Canário sem sinal' },
    mensagens: [{ texto: 'Canário ligou' }, { texto: 'Cara Canário', tipo: 'Ao cliente' }],
    arquivos: [{ nome: 'canario.pdf' }],
  })
  await s().db.update(contrato).set({ situacao: 'CANCELADO' }).where(eq(contrato.id, contratoId))
  const cedo = await anonimizar(cliente)
  expect([cedo.status, cedo.corpo.message]).toEqual([409, expect.stringContaining('atendimento em aberto')])
  const { versao } = (await pedir('GET', `/${novo.id}`)).corpo
  await feito({ id: novo.id, versao }, 'resolver', { motivo: 'Canário atendida' })
  const feita = await anonimizar(cliente)
  expect(feita.status, feita.texto).toBe(200)
  const depois = await pedir('GET', `/${novo.id}`)
  expect(depois.texto).not.toMatch(CANARIO)
  expect(depois.corpo).toMatchObject({ anexos: [], assunto: 'Removido (LGPD)', email_do_cliente: null })
  const deNovo = [
    await pedir('POST', '', dadosDeAtendimento(contratoId)),
    await agir(depois.corpo, 'reabrir', { motivo: 'Canário voltou' }),
    await pedir('POST', `/${novo.id}/mensagem`, umaMensagem({ texto: 'Canário de novo' })),
  ]
  expect(deNovo.map(({ status, corpo }) => [status, corpo.message])).toEqual(
    Array(3).fill([403, 'Este cliente foi anonimizado e não pode mais ser alterado']),
  )
  const { rows } = await s().pool.query(
    `select t::text as linha from atendimento t where id = $1
     union all select t::text from atendimento_mensagem t where atendimento_id = $1
     union all select t::text from atendimento_historico t where atendimento_id = $1
     union all select t::text from atendimento_anexo t where atendimento_id = $1
     union all select mudancas::text from auditoria where entidade like 'atendimento%'`,
    [novo.id],
  )
  for (const { linha } of rows) expect(linha).not.toMatch(CANARIO)
  const antes = await s().db.$count(arquivo)
  await apagarAnexosDescartados(s().db, s().enfileirar)
  expect(await s().db.$count(arquivo)).toBe(antes - 1)
})

test('unificar dois cadastros leva os atendimentos, que continuam a andar', async () => {
  const [fica, sai] = [await umContrato(), await umContrato()]
  const novo = await aberto({ cliente_plano_id: sai.contrato })
  const pedido = { outro_id: sai.cliente, versao: 1, versao_do_outro: 1, campos_do_outro: [] }
  const { status, texto } = await s().pedir('POST', `/cliente/${fica.cliente}/unificacao`, {
    ...(await doAdmin()),
    corpo: pedido,
  })
  expect(status, texto).toBe(200)
  const { corpo } = await pedir('GET', `/${novo.id}`)
  expect(corpo.cliente.id).toBe(fica.cliente)
  expect((await agir(corpo, 'iniciar')).status).toBe(200)
})
