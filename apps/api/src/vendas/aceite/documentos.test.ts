import type { EntradaDeHistorico } from '@balcao/contract/base/auditoria'
import { expect, test } from 'vitest'
import { imagens } from '#provedor/imagem/imagem.fabrica.ts'
import { usarAceites } from '#testes/usar-aceites.ts'
import { enviarAnexo, listar, mandarParte, pdf, wav } from '#vendas/anexo/anexo.fabrica.ts'

const { s, caixa, dados, enviada, aguardando, ingressar, oferta, agir, aceitar, links, tokenDe, lerVenda } =
  usarAceites({ anexos_obrigatorios: ['DOCUMENTO_FRENTE', 'COMPROVANTE_ENDERECO'] })

const anexar = (ingresso: string, bytes: Buffer, tipo = 'DOCUMENTO_FRENTE') =>
  agir(ingresso, 'anexo', { tipo, nome: 'foto.jpg', tamanho: bytes.length })
const enviar = async (ingresso: string, bytes: Buffer, tipo?: string) => {
  const { status, corpo } = await anexar(ingresso, bytes, tipo)
  if (status !== 201) throw new Error(`anexar: ${status} ${JSON.stringify(corpo)}`)
  return mandarParte(s().pedir, corpo, 0, bytes)
}
const situacoes = async (ingresso: string) =>
  (await oferta(ingresso)).documentos.map(({ tipo, situacao }) => [tipo, situacao])

test('os documentos que faltam são pedidos, enviados pelo link e guardados com o aceite', async () => {
  const pedida = await aguardando()
  const ingresso = await ingressar(pedida)
  expect(await situacoes(ingresso)).toEqual([
    ['DOCUMENTO_FRENTE', 'FALTA'],
    ['COMPROVANTE_ENDERECO', 'FALTA'],
  ])
  const cedo = await aceitar(ingresso)
  expect([cedo.status, cedo.corpo.codigo, cedo.corpo.errors]).toEqual([
    409,
    'FALTAM_DOCUMENTOS',
    ['Frente do documento', 'Comprovante de endereço'],
  ])
  const foto = await imagens.deCelular()
  expect((await enviar(ingresso, foto)).status).toBe(204)
  expect((await enviar(ingresso, pdf(), 'COMPROVANTE_ENDERECO')).status).toBe(204)
  // A photo that came out badly can be taken again.
  expect((await enviar(ingresso, foto)).status).toBe(204)
  expect(await situacoes(ingresso)).toEqual([
    ['DOCUMENTO_FRENTE', 'ENVIADO'],
    ['COMPROVANTE_ENDERECO', 'ENVIADO'],
  ])
  expect((await aceitar(ingresso)).status).toBe(200)

  const anexos = await listar(s().pedir, pedida.venda.id, caixa.vendedor)
  expect(anexos.map(({ tipo, versao, quem }) => [tipo, versao, quem])).toEqual([
    ['COMPROVANTE_ENDERECO', 1, 'Assinante'],
    ['DOCUMENTO_FRENTE', 2, 'Assinante'],
    ['DOCUMENTO_FRENTE', 1, 'Assinante'],
  ])
  const historico = await s().pedir('GET', `/venda/${pedida.venda.id}/historico`, { token: caixa.vendedor })
  const juntados = (historico.corpo.itens as EntradaDeHistorico[]).filter(({ mudancas }) =>
    mudancas.some(({ campo }) => campo === 'anexo'),
  )
  expect(juntados.map(({ acao, autor, quem }) => [acao, autor, quem])).toEqual(
    Array(3).fill(['CRIAR', 'ASSINANTE', null]),
  )
  const { corpo } = await s().pedir('GET', `/venda/${pedida.venda.id}/aceite`, { token: caixa.vendedor })
  const atuais = anexos.filter(({ atual }) => atual)
  expect(corpo.aceite.documentos).toEqual(
    atuais.map(({ tipo, sha256, criado_em }) => ({ tipo, sha256, enviado_em: criado_em })),
  )
})

test('o comprovante e os envios por um link têm um limite por link', async () => {
  const [pedida, outra] = [await aguardando(), await aguardando()]
  const [ingresso, daOutra] = [await ingressar(pedida), await ingressar(outra)]
  const baixar = (t: string) => s().pedir('GET', `/fechada/pdf?t=${t}`)
  expect([(await anexar(ingresso, pdf())).status, (await baixar(pedida.fechada)).status]).toEqual([201, 404])
  const contadas = await s().pool.query(
    `update tentativa_de_login set falhas = 60, bloqueada_ate = now() + interval '1 minute'
     where chave = any(array['link-envio:' || $1, 'link-documento:' || $1])`,
    [pedida.venda.id],
  )
  expect(contadas.rowCount).toBe(2)
  for (const { status, cabecalhos } of [await anexar(ingresso, pdf()), await baixar(pedida.fechada)]) {
    expect(status).toBe(429)
    expect(Number(cabecalhos['retry-after'])).toBeGreaterThan(1)
  }
  expect([(await anexar(daOutra, pdf())).status, (await baixar(outra.fechada)).status]).toEqual([201, 404])
})

test('pelo link só entram os documentos que o canal pede e que faltam', async () => {
  const rascunho = dados()
  const venda = await enviada(rascunho)
  const { acesso: token } = await s().fabrica.pessoa({ grupo: 'Administrador' })
  const doVendedor = await enviarAnexo(s().pedir, await imagens.deCelular(), { token, venda_id: venda.id })
  expect(doVendedor.status).toBe(204)
  const ingresso = await ingressar({ venda, t: tokenDe((await links(venda)).aceite?.endereco) })
  expect(await situacoes(ingresso)).toEqual([
    ['DOCUMENTO_FRENTE', 'RECEBIDO'],
    ['COMPROVANTE_ENDERECO', 'FALTA'],
  ])
  for (const tipo of ['DOCUMENTO_FRENTE', 'DOCUMENTO_VERSO', 'AUDIO_ACEITE', 'COMPROVANTE_VENDA']) {
    const { status, corpo } = await anexar(ingresso, wav(12), tipo)
    expect([status, corpo.message], tipo).toEqual([403, expect.stringContaining('não é pedido a você')])
  }
  const comVenda = await agir(ingresso, 'anexo', {
    ...{ tipo: 'COMPROVANTE_ENDERECO', nome: 'x.pdf', tamanho: 10, venda_id: venda.id },
  })
  expect(comVenda.status).toBe(400)
  expect((await anexar(ingresso, Buffer.alloc(0), 'COMPROVANTE_ENDERECO')).status).toBe(422)
})

test('depois do aceite nada mais se anexa pelo link, nem o que já vinha chegando', async () => {
  const pedida = await aguardando()
  const ingresso = await ingressar(pedida)
  const foto = await imagens.deCelular()
  await enviar(ingresso, foto)
  await enviar(ingresso, pdf(), 'COMPROVANTE_ENDERECO')
  const { corpo: chegando } = await anexar(ingresso, foto)
  expect((await aceitar(ingresso)).status).toBe(200)

  const novo = await anexar(ingresso, foto)
  expect([novo.status, novo.corpo.codigo]).toEqual([409, 'LINK_ENCERRADO'])
  const atrasado = await mandarParte(s().pedir, chegando, 0, foto)
  expect([atrasado.status, atrasado.corpo.message]).toEqual([
    403,
    expect.stringContaining('não recebe mais documentos'),
  ])
  expect(await listar(s().pedir, pedida.venda.id, caixa.vendedor)).toHaveLength(2)
  expect((await lerVenda(pedida.venda)).situacao).toBe('EM_ANALISE')
})
