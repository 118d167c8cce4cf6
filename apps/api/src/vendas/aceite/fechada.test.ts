import { createHash } from 'node:crypto'
import { rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Permissao } from '@balcao/contract/base/permissao'
import { diaNoFuso } from '@balcao/contract/valores/dia'
import { formatarDinheiro } from '@balcao/contract/valores/dinheiro'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { arquivo } from '#infra/arquivo/arquivo.table.ts'
import { umCanal } from '#provedor/canal-venda/canal-venda.fabrica.ts'
import { textoDaPagina } from '#testes/codigos-do-pdf.ts'
import { usarAceites } from '#testes/usar-aceites.ts'
import { chegarODia, visitaAmanha } from '#testes/visita.ts'
import { aceite } from './aceite.table.ts'
import { limparAceites } from './esquecer.commands.ts'

const aceites = usarAceites()
const { s, caixa, dados, enviada, alguem, aguardando, ingressar } = aceites
const { aceitar, links, tokenDe, daEquipe } = aceites
const ver = (token: string, cabecalhos: Record<string, string> = {}) =>
  s().pedir('GET', '/fechada', { token, cabecalhos })
const andamento = (token: string, cabecalhos: Record<string, string> = {}) =>
  s().pedir('GET', '/fechada/andamento', { token, cabecalhos })
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const baixar = async (t: string) => {
  const { statusCode, rawPayload, headers } = await s().app.inject(`/api/fechada/pdf?t=${t}`)
  return { status: statusCode, bytes: rawPayload, cabecalhos: headers }
}
const conferir = async (token: string, resumo: string) =>
  (await s().pedir('POST', '/fechada/conferir', { token, corpo: { sha256: resumo } })).corpo.confere
const HOJE = diaNoFuso(new Date(), 'America/Sao_Paulo')

test('mostra o resumo e o que falta, sem documento, endereço nem contato de quem comprou', async () => {
  const base = dados()
  const email = 'joao.fechada@exemplo.com.br'
  const { venda, fechada } = await aguardando({ ...base, cliente: { ...base.cliente, email } })
  const { status, corpo, texto } = await ver(fechada)
  expect([status, corpo]).toMatchObject([
    200,
    {
      ...{ protocolo: venda.protocolo, primeiro_nome: 'João', situacao: 'AGUARDANDO_ACEITE', aceite: null },
      plano: { nome: venda.plano.nome },
      por_mes: formatarDinheiro(venda.preco.mensalidade_regular),
      agendamento: { confirmado: false },
    },
  ])
  const { cliente, endereco } = venda
  for (const oculto of [
    cliente.cpf_cnpj,
    'Batista',
    email,
    endereco.logradouro,
    cliente.telefones[0]?.numero,
  ])
    expect(texto).not.toContain(oculto)
})

test('acompanha a venda até a instalação, e 304 diz que nada mudou', async () => {
  const pedida = await aguardando()
  const passos = async () => {
    const { corpo } = await andamento(pedida.fechada)
    return corpo.passos
      .filter(({ em }: { em: string | null }) => em)
      .map(({ passo }: { passo: string }) => passo)
  }
  const primeiro = await andamento(pedida.fechada)
  const etag = String(primeiro.cabecalhos.etag)
  expect((await andamento(pedida.fechada, { 'if-none-match': etag })).status).toBe(304)
  expect(await passos()).toEqual(['ENVIADA'])
  await aceitar(await ingressar(pedida))
  expect((await andamento(pedida.fechada, { 'if-none-match': etag })).status).toBe(200)
  expect(await passos()).toEqual(['ENVIADA', 'ACEITA'])
  await daEquipe(pedida.venda, 'aprovar')
  await daEquipe(pedida.venda, 'agendar', visitaAmanha())
  await chegarODia(s().db, pedida.venda)
  const { corpo } = await andamento(pedida.fechada)
  expect(corpo).toMatchObject({
    situacao: 'AGENDADA',
    agendamento: { data: HOJE, turno: 'TARDE', confirmado: true },
  })
  await daEquipe(pedida.venda, 'concluir', { numero_de_serie: null })
  expect(await passos()).toEqual(['ENVIADA', 'ACEITA', 'APROVADA', 'AGENDADA', 'INSTALADA'])
  expect((await ver(pedida.fechada)).corpo.arrependimento_ate).not.toBeNull()
  await daEquipe(pedida.venda, 'desistir')
  expect((await ver(pedida.fechada)).corpo).toMatchObject({ situacao: 'CANCELADA', arrependimento_ate: null })
  expect(await passos()).toEqual(['ENVIADA', 'ACEITA', 'APROVADA', 'AGENDADA', 'INSTALADA'])
})

test('cancelada antes da aprovação, só o que houve está no caminho: nada mais vem', async () => {
  const pedida = await aguardando()
  await daEquipe(pedida.venda, 'cancelar', { motivo: 'Mudou de ideia' })
  const { corpo } = await andamento(pedida.fechada)
  expect(corpo.passos).toEqual([{ passo: 'ENVIADA', em: expect.any(String) }])
})

test('existe em todo canal, também no que não pede aceite', async () => {
  const { id: canal_venda_id } = await umCanal(s().db)
  const venda = await enviada(dados({ canal_venda_id }))
  const { aceite, fechada } = await links(venda)
  expect(aceite).toBeNull()
  const { corpo } = await ver(tokenDe(fechada.endereco))
  expect(corpo.passos.map(({ passo }: { passo: string }) => passo)).not.toContain('ACEITA')
  expect((await baixar(tokenDe(fechada.endereco))).status).toBe(404)
})

test('o comprovante é um PDF só, igual a cada vez, e quem o tem confere contra o sistema', async () => {
  const pedida = await aguardando()
  expect((await baixar(pedida.fechada)).status).toBe(404)
  await aceitar(await ingressar(pedida))
  const [um, outro] = [await baixar(pedida.fechada), await baixar(pedida.fechada)]
  expect([um.status, um.cabecalhos['content-type']]).toEqual([200, 'application/pdf'])
  expect(um.cabecalhos['content-disposition']).toContain(`aceite-${pedida.venda.protocolo}.pdf`)
  expect(um.bytes.subarray(0, 5).toString()).toBe('%PDF-')
  expect(outro.bytes.equals(um.bytes)).toBe(true)
  expect(await conferir(pedida.fechada, sha256(um.bytes))).toBe(true)
  expect(await conferir(pedida.fechada, sha256(Buffer.concat([um.bytes, Buffer.from(' ')])))).toBe(false)
  const alheia = await aguardando()
  expect(await conferir(alheia.fechada, sha256(um.bytes))).toBe(false)

  const { corpo } = await s().pedir('GET', `/venda/${pedida.venda.id}/aceite`, { token: caixa.vendedor })
  expect(corpo.aceite.pdf_sha256).toBe(sha256(um.bytes))
})

test('o comprovante, que quem tem o link lê, mostra só parte de como falar com o assinante', async () => {
  const base = dados()
  const pedida = await aguardando({ cliente: { ...base.cliente, email: 'quiteria@exemplo.com.br' } })
  await aceitar(await ingressar(pedida))
  const { texto } = textoDaPagina((await baixar(pedida.fechada)).bytes)
  const { numero } = pedida.venda.cliente.telefones[0] ?? { numero: '' }
  expect(texto).toContain('q***@exemplo.com.br')
  expect(texto).toContain(`*****-${numero.slice(-4)}`)
  expect(texto.replace(/\D/g, '')).not.toContain(numero.slice(3))
})

test('um comprovante que não chegou a ser guardado é feito, igual, quando alguém o pede', async () => {
  const pedida = await aguardando()
  await aceitar(await ingressar(pedida))
  const antes = await baixar(pedida.fechada)
  await s()
    .db.update(aceite)
    .set({ pdf_arquivo_id: null, pdf_sha256: null })
    .where(eq(aceite.venda_id, pedida.venda.id))
  const depois = await baixar(pedida.fechada)
  expect(depois.bytes.equals(antes.bytes)).toBe(true)
})

test('o aceite e o PDF são de quem alcança a venda; para os outros não existem', async () => {
  const pedida = await aguardando()
  await aceitar(await ingressar(pedida))
  const { id: outra } = await s().fabrica.empresa('Outra Net')
  const pessoas = {
    analista: await alguem(['LISTAR.TODAS_VENDAS']),
    outroVendedor: await alguem(['REALIZAR_VENDA', 'LISTAR.VENDA']),
    outraEmpresa: await alguem(['LISTAR.TODAS_VENDAS'], [outra]),
    semPermissao: await alguem(['LISTAR.CLIENTE']),
  }
  const status = async (token: string | undefined) => [
    (await s().pedir('GET', `/venda/${pedida.venda.id}/aceite`, { token })).status,
    (await s().pedir('GET', `/venda/${pedida.venda.id}/aceite/pdf`, { token })).status,
  ]
  expect(await status(caixa.vendedor)).toEqual([200, 200])
  expect(await status(pessoas.analista.acesso)).toEqual([200, 403])
  expect(await status(pessoas.outroVendedor.acesso)).toEqual([404, 404])
  expect(await status(pessoas.outraEmpresa.acesso)).toEqual([404, 404])
  expect(await status(pessoas.semPermissao.acesso)).toEqual([403, 403])
  expect(await status(undefined)).toEqual([401, 401])
})

test('sem poder ver clientes não se lê de onde nem o que se aceitou; o PDF é também de quem manda o link', async () => {
  const pedida = await aguardando()
  await aceitar(await ingressar(pedida), { ip: '198.51.100.7', cabecalhos: { 'user-agent': 'Fone/1' } })
  const visto = async (grupo: Permissao[]) => {
    const { acesso: token } = await alguem(grupo)
    const { corpo } = await s().pedir('GET', `/venda/${pedida.venda.id}/aceite`, { token })
    const { ip, agente, textos, comprovante } = corpo.aceite
    const { status } = await s().pedir('GET', `/venda/${pedida.venda.id}/aceite/pdf`, { token })
    return { ip, agente, textos: textos.length, comprovante, pdf: status }
  }
  const oculto = { ip: null, agente: null, textos: 0 }
  expect(await visto(['LISTAR.TODAS_VENDAS'])).toEqual({ ...oculto, comprovante: false, pdf: 403 })
  const mandaLink = await visto(['LISTAR.TODAS_VENDAS', 'EDITAR.VENDA'])
  expect(mandaLink).toEqual({ ...oculto, comprovante: true, pdf: 200 })
  expect(await visto(['LISTAR.TODAS_VENDAS', 'VISUALIZAR.CLIENTE'])).toEqual({
    ...{ ip: '198.51.100.7', agente: 'Fone/1', textos: 2 },
    ...{ comprovante: true, pdf: 200 },
  })
})

test('o arquivo da pessoa conta o aceite; anonimizada, ele some com o PDF, e o link não abre mais', async () => {
  const base = dados()
  const nome = 'Quitéria Zimbrólio'
  const pedida = await aguardando({ ...base, cliente: { ...base.cliente, nome } })
  await aceitar(await ingressar(pedida), { ip: '198.51.100.77', cabecalhos: { 'user-agent': 'Zimbrofone' } })
  await baixar(pedida.fechada)
  const { cliente_id } = pedida.venda
  const { acesso: token } = await s().admin()
  const doArquivo = await s().pedir('GET', `/cliente/${cliente_id}/lgpd`, { token })
  expect(doArquivo.corpo.aceites).toMatchObject([
    { protocolo: pedida.venda.protocolo, ip: '198.51.100.77', navegador: 'Zimbrofone', nome },
  ])
  const [antes] = await s().db.select().from(aceite).where(eq(aceite.venda_id, pedida.venda.id))

  await daEquipe(pedida.venda, 'cancelar', { motivo: 'Desistiu' })
  const { corpo: registro } = await s().pedir('GET', `/cliente/${cliente_id}`, { token })
  const anonima = await s().pedir('POST', `/cliente/${cliente_id}/anonimizacao`, {
    token,
    corpo: { versao: registro.versao, motivo: 'A pessoa pediu' },
  })
  expect(anonima.status, anonima.texto).toBe(200)
  const [depois] = await s().db.select().from(aceite).where(eq(aceite.venda_id, pedida.venda.id))
  expect(depois).toMatchObject({ nome: null, ip: null, agente: null, provas: null })
  expect((await ver(pedida.fechada)).status).toBe(404)
  expect((await baixar(pedida.fechada)).status).toBe(404)
  await limparAceites(s().db, s().enfileirar)
  const guardados = await s()
    .db.select()
    .from(arquivo)
    .where(eq(arquivo.id, antes?.pdf_arquivo_id ?? ''))
  expect(guardados).toEqual([])
  const { rows } = await s().pool.query(
    `select 1 from auditoria t where t::text like any('{%Zimbr%,%198.51.100.77%}') union all
     select 1 from venda_historico t where t::text like '%Zimbr%'`,
  )
  expect(rows).toEqual([])
})

test('com o armazenamento fora do ar o assinante aceita, e o comprovante vem quando ele volta', async () => {
  const pedida = await aguardando()
  const ingresso = await ingressar(pedida)
  const pasta = path.join(s().env.dataDir, 'arquivos')
  await rename(pasta, `${pasta}-guardada`)
  await writeFile(pasta, 'não é uma pasta')
  const aceito = await aceitar(ingresso)
  const fora = await baixar(pedida.fechada)
  await rm(pasta)
  await rename(`${pasta}-guardada`, pasta)
  expect([aceito.status, fora.status]).toEqual([200, 503])
  const { status, bytes } = await baixar(pedida.fechada)
  expect([status, bytes.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
  expect(await conferir(pedida.fechada, sha256(bytes))).toBe(true)
})
